import { expect, test } from 'vitest'
import { pictures, runIn, small } from '../support/bad-pictures.ts'
import { endlessDrawing } from '../support/picture-bytes.ts'

test('a drawing that would take minutes is given up within half a minute, beside what else is wrong', async () => {
  const { code, output, seconds } = await runIn(
    'validate',
    pictures({ 'a-endless.svg': endlessDrawing(), 'b-empty.jpg': '', 'c-good.svg': small }),
  )
  expect(code).toBe(1)
  expect(output).toBe(`small-site/images/a-endless.svg:1:1 error slow-picture
  Decoding this image took longer than 15 s and was stopped.
  Save it again in a simpler form, or remove it.
small-site/images/b-empty.jpg:1:1 error unreadable-picture
  This image is empty: its file has no bytes.
  Replace the file, or remove it.

2 errors.
2 services, 1 counties, 3 cities, 21 URLs
`)
  expect(seconds).toBeLessThan(30)
})

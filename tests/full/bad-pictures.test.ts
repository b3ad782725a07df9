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
  This picture is not decoded after 15 s, and was given up.
  Save it again in a simpler form, or remove it.
small-site/images/b-empty.jpg:1:1 error unreadable-picture
  This picture is empty: its file holds no bytes.
  Put the picture in its place again, or remove it.

2 errors.
2 services, 1 counties, 3 cities, 21 addresses
`)
  expect(seconds).toBeLessThan(30)
})

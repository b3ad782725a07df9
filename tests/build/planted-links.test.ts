import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGarden } from '../support/planted-site.ts'

// Every rule about links finds its fault, where it is, and nothing else is reported for it.

let garden: Awaited<ReturnType<typeof openGarden>>
beforeAll(async () => {
  garden = await openGarden()
})
afterAll(() => garden.close())

const place = ({ at }: { at: { file: string; line: number } }) => `${at.file}:${at.line}`

test('dead-link: a link to a page that is not there', async () => {
  const { added } = await garden.plant(({ edit }) =>
    edit('index.html', '</main>', '<a href="/nowhere/">More rooms</a></main>'),
  )
  expect(added.map(({ code, url }) => [code, url])).toEqual([['dead-link', '/nowhere/']])
  expect(added.map(place)).toEqual(['small-site/pages/home.yaml:1'])
})

import { expect, test } from 'vitest'
import type { PageDetail } from '#src/report/data.ts'
import { type PageTable, pageTableCsv, pageTables } from '#src/report/downloads/page-tables.ts'
import { readPages } from '#src/report/downloads/read-pages.ts'
import { rowsOf } from '../../../../support/report-data.ts'

const page = (path: string): PageDetail => ({
  path,
  language: 'en',
  meta: [],
  headings: [[2, 'Prices, by size']],
  jsonLd: [],
  links: [
    ['/about/', 'About us', true],
    ['/about/', 'About us', false],
  ],
  pictures: [
    { src: '/a.png', alt: undefined, width: '1', height: '2' },
    { src: '/b.png', alt: '', width: '1', height: '2' },
  ],
  text: [],
})
const sharedParts = [{ name: 'footer 0123abcd', pages: 2, links: [{ target: '/about/', text: 'About' }] }]

async function* inTwoFiles() {
  yield [page('/a/')]
  yield [page('/b/')]
}
const csvOf = async (table: PageTable, rest = {}) =>
  (await pageTableCsv(table, { pages: inTwoFiles(), ...rest })).join('').replace('\ufeff', '').trim().split('\r\n')

test('links are listed by page, those of a shared part once', async () => {
  expect(await csvOf(pageTables.links, { sharedParts })).toEqual([
    'From,To,Anchor text,Part',
    'footer of 2 pages,/about/,About,header or footer',
    '/a/,/about/,About us,main content',
    '/a/,/about/,About us,other part of the page',
    '/b/,/about/,About us,main content',
    '/b/,/about/,About us,other part of the page',
  ])
})

test('only wanted rows are written', async () => {
  expect(await csvOf(pageTables.links, { isWanted: ([from]: unknown[]) => from === '/nowhere/' })).toHaveLength(1)
})

test('an anchor text counts once a page', async () => {
  expect(await csvOf(pageTables.anchors)).toEqual(['To,Anchor text,Pages', '/about/,About us,2'])
})

test('an image without alt text differs from one with an empty text', async () => {
  expect((await csvOf(pageTables.images)).slice(1, 3)).toEqual(['/a/,/a.png,,missing,1,2', '/a/,/b.png,,empty,1,2'])
})

test('headings are quoted where needed', async () => {
  expect(await csvOf(pageTables.headings)).toContain('/b/,2,"Prices, by size"')
})

test('each file of details is read once, for the pages that are wanted', async () => {
  const rows = { ...rowsOf([{ path: '/a/' }, { path: '/b/' }, { path: '/c/' }, { path: '/d/' }]), chunk: [1, 0, 1, -1] }
  const read: string[] = []
  const readChunk = async <T>(name: string) => {
    read.push(name)
    return ['/a/', '/b/', '/c/'].map(page) as T // what the test asks for
  }
  const progress: string[] = []
  const pages: string[] = []
  for await (const some of readPages({ rows, readChunk }, [0, 1, 3], (done, all) => progress.push(`${done}/${all}`)))
    pages.push(...some.map(({ path }) => path))
  expect(read).toEqual(['pages/0', 'pages/1'])
  expect(pages).toEqual(['/b/', '/a/'])
  expect(progress).toEqual(['1/2', '2/2'])
})

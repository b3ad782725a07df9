import { expect, test } from 'vitest'
import { breadcrumbLine } from '#src/report/views/url/breadcrumb-line.ts'
import { jsonLdNodes } from '#src/report/views/url/json-ld-nodes.ts'

const origin = 'https://drains.example'

const line = (path: string, ...blocks: unknown[]) =>
  breadcrumbLine(origin, path, jsonLdNodes(blocks.map((block) => JSON.stringify(block)))).join(' › ')

const trail = (...items: [name: string, item: unknown][]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: items.map(([name, item]) => ({ '@type': 'ListItem', name, item })),
})

test('the breadcrumb names follow the host, without the home page', () => {
  const list = trail(
    ['Home', `${origin}/`],
    ['Drains', `${origin}/drains/`],
    ['Provo', { '@id': `${origin}/drains/provo/` }],
  )
  expect(line('/drains/provo/', { '@graph': [{ '@type': 'WebPage' }, list] })).toBe(
    'https://drains.example › Drains › Provo',
  )
})

test('the name may be in the item', () => {
  expect(
    line('/a/', { '@type': 'BreadcrumbList', itemListElement: [{ item: { '@id': `${origin}/a/`, name: 'A' } }] }),
  ).toBe('https://drains.example › A')
})

test('without a BreadcrumbList, the decoded URL segments follow the host', () => {
  expect(line('/se%C3%B1al/a-b/')).toBe('https://drains.example › señal › a-b')
  expect(line('/100%/')).toBe('https://drains.example › 100%')
})

test('the home page has only the host', () => {
  expect(line('/')).toBe('https://drains.example')
})

test('invalid structured data is ignored', () => {
  expect(line('/a/', { '@type': 'BreadcrumbList', itemListElement: 'A' })).toBe('https://drains.example › a')
  expect(breadcrumbLine(origin, '/a/', jsonLdNodes(['{"@type":"BreadcrumbList"']))).toEqual([origin, 'a'])
})

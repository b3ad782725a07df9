import { expect, test } from 'vitest'
import { jsonLdNodes } from '#src/report/views/url/json-ld-nodes.ts'

const namesOf = (...blocks: unknown[]) =>
  jsonLdNodes(blocks.map((block) => JSON.stringify(block))).map(({ type, id }) => `${type} ${id}`.trim())

test('a graph gives its entries, each with types and @id', () => {
  const graph = [{ '@type': ['LocalBusiness', 'Organization'], '@id': '/#business' }, { '@type': 'WebPage' }]
  expect(namesOf({ '@context': 'https://schema.org', '@graph': graph })).toEqual([
    'LocalBusiness, Organization /#business',
    'WebPage',
  ])
})

test('lists and single nodes are read from each block', () => {
  expect(namesOf([{ '@type': 'A' }, { '@type': 'B' }], { '@type': 'C' })).toEqual(['A', 'B', 'C'])
})

test('a node without a type, or that is not an object, is tolerated', () => {
  expect(namesOf({ name: 'x' }, [null, 3])).toEqual(['', '', ''])
})

test('an invalid block is shown unchanged, with a message', () => {
  expect(jsonLdNodes(['{"@type":'])).toEqual([
    { type: '', id: '', json: '{"@type":', problem: 'This block is not valid JSON, so search engines ignore it.' },
  ])
})

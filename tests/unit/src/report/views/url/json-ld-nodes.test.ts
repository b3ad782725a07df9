import { expect, test } from 'vitest'
import { jsonLdNodes } from '#src/report/views/url/json-ld-nodes.ts'

const namesOf = (...blocks: unknown[]) =>
  jsonLdNodes(blocks.map((block) => JSON.stringify(block))).map(({ type, id }) => `${type} ${id}`.trim())

test('a graph is told by its entries, each with its types and its name', () => {
  const graph = [{ '@type': ['LocalBusiness', 'Organization'], '@id': '/#business' }, { '@type': 'WebPage' }]
  expect(namesOf({ '@context': 'https://schema.org', '@graph': graph })).toEqual([
    'LocalBusiness, Organization /#business',
    'WebPage',
  ])
})

test('a list and a node alone are told as well, block after block', () => {
  expect(namesOf([{ '@type': 'A' }, { '@type': 'B' }], { '@type': 'C' })).toEqual(['A', 'B', 'C'])
})

test('a node without a type, or that is no object, breaks nothing', () => {
  expect(namesOf({ name: 'x' }, [null, 3])).toEqual(['', '', ''])
})

test('a block that is not JSON is shown as it is, with a sentence', () => {
  expect(jsonLdNodes(['{"@type":'])).toEqual([
    { type: '', id: '', json: '{"@type":', problem: 'This block is not JSON, so search engines skip it.' },
  ])
})

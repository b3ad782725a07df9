import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkSettlers } from '#generator/load/facts/place-claims/settlers.ts'

const at = { file: 'x', line: 1, column: 1 }
const record = (slug: string, value: object) => ({ slug, value, at, locate: () => at, file: { path: 'x', text: '' } })

/** The words that are found in the description and the file of Ashby, which may have a festival. */
function found(description: string, body: string, festival = 'Pear Fair'): (string | undefined)[] {
  const sources = {
    records: {
      language: { tag: 'en' },
      folders: { cities: [record('ashby', { body })] },
      cities: [record('ashby', { name: 'Ashby', description })],
      landmarks: [record('fair', { names: [festival], places: ['ashby'] })],
    },
  } as unknown as FactSources // what the check reads
  return checkSettlers(sources).map(({ words }) => words)
}

test.each([
  [
    'Norwegian settlers gave Ashby its look.',
    'The early settlers, many of them Swiss, cut stone.',
    'Norwegian settlers',
  ],
  ['Ashby was settled by Danish farmers.', 'It grew from a Swiss colony.', 'settled by Danish'],
  ['Founded in 1870 by Dutch families, Ashby grew.', 'Its Swiss founders cut stone.', 'Founded'],
  ['The pioneers were mostly from Wales.', 'Italian settlers planted vines.', 'pioneers were mostly from Wales'],
  ['Its first settlers came from Sweden.', 'Italian settlers planted vines.', 'settlers came from Sweden'],
])('%s %s', (description, body, words) => {
  expect(found(description, body)).toEqual([words === 'Founded' ? expect.stringMatching(/Dutch|Swiss/) : words])
})

test.each([
  ['Swiss settlers gave Ashby its look.', 'The early settlers, many of them Swiss, cut stone.'],
  ['Swiss settlers gave Ashby its look.', 'Danish farmers and Swiss pioneers shared the canal.'],
  ['Danish settlers came in 1860.', 'It was a Scandinavian settlement.'],
  ['Danish settlers came in 1860.', 'Swiss settlers followed them later.'],
  ['Danish settlers came in 1860, and Swiss ones.', 'It was settled by Swiss families.'],
  ['Danish settlers came in 1860.', 'Italian miners dug for coal, and French doors are common.'],
  ['Danish settlers came in 1860.', 'We speak Spanish with families, and clean Dutch ovens.'],
])('%s %s is right, or may be', (description, body) => {
  expect(found(description, body)).toEqual([])
})

test('a festival of the people of a text agrees with it', () => {
  expect(found('Norwegian settlers gave Ashby its look.', 'It was a Swiss colony.', 'Norwegian Days')).toEqual([
    'Swiss colony',
  ])
})

import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkRiverDirections } from '#generator/load/facts/geography/river-directions.ts'
import { LandmarkRow, landmarkOf } from '#manifest/schema/landmark.ts'

const at = { file: 'x', line: 1, column: 1 }
const record = (slug: string, value: object) => ({ slug, value, at, locate: () => at, file: { path: 'x', text: '' } })

/** The words that are found in a text about the Hood River, which flows north, and Pine Creek, which flows west and southwest. */
function found(text: string): (string | undefined)[] {
  const none = { pages: [], articles: [], offices: [], counties: [], services: [], cities: [], guide: [], traits: [] }
  const river = (row: object) =>
    record('river', landmarkOf(LandmarkRow.parse({ counties: 'avon', source: 'USGS GNIS', ...row })))
  const sources = {
    site: { value: { business: {}, claims: [], policies: {} } },
    records: {
      language: { tag: 'en' },
      documents: {},
      folders: none,
      cities: [record('ashby', { name: 'Ashby', description: text })],
      landmarks: [
        river({ name: 'Hood River', flows: 'north' }),
        river({ name: 'Pine Creek', other_names: 'Pine Creek Canyon', flows: 'west southwest' }),
        river({ name: 'Wild River' }),
      ],
    },
  } as unknown as FactSources // what the check reads
  return checkRiverDirections(sources).map(({ words }) => words)
}

test.each([
  ['The Hood River runs south between the mountains.', 'Hood River runs south'],
  ['The Hood flows southward to the lake.', 'Hood flows southward'],
  [
    'The Hood River winds slowly through town to the southeast.',
    'Hood River winds slowly through town to the southeast',
  ],
  ['On the Hood River, flowing south, ducks rest.', 'Hood River, flowing south'],
  ['The south-flowing Hood River is cold.', 'south-flowing Hood River'],
  ['The Hood River flows from north to south.', 'Hood River flows from north to south'],
  ['Pine Creek drains east into the lake.', 'Pine Creek drains east'],
  ['Pine Creek drains slowly to the east.', 'Pine Creek drains slowly to the east'],
])('%s', (text, words) => {
  expect(found(text)).toEqual([words])
})

test.each([
  'The Hood River runs north between the mountains.',
  'The Hood River flows northwest to the lake.',
  'The Hood River runs south of town.',
  'The Hood River runs along the south side of town.',
  'The Hood River flows from south to north.',
  'The Hood River runs north and south through the county.',
  'At the mill the Hood River turns and flows south for a mile.',
  'Pine Creek flows south to the lake.',
  'Pine Creek Canyon runs east into the mountains.',
  'The Hood River Trail runs south to Ashby.',
  'Wild River runs south.',
  'The Hood River flows from the south end of the valley.',
  'The Hood River drains the south.',
  'Pine Creek drains the north, and Wild River the rest.',
])('%s is right, or is not known to be wrong', (text) => {
  expect(found(text)).toEqual([])
})

test('a direction is one of the compass', () => {
  const row = { name: 'Hood River', source: 'USGS GNIS' }
  expect(LandmarkRow.safeParse({ ...row, flows: 'north northwest' }).success).toBe(true)
  expect(LandmarkRow.safeParse({ ...row, flows: 'N' }).success).toBe(false)
  expect(LandmarkRow.safeParse({ ...row, flows: 'north, west' }).success).toBe(false)
})

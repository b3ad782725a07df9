import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkRiverOrder } from '#generator/load/facts/geography/river-order.ts'

const at = { file: 'x', line: 1, column: 1 }
const record = (slug: string, value: object) => ({ slug, value, at, locate: () => at, file: { path: 'x', text: '' } })
const point = (latitude: number, longitude: number) => ({ latitude, longitude })
/** From south to north, as the Hood River flows, with metres above the sea. */
const places = [
  { name: 'Holt', ...point(45, -121), elevation: 900 },
  { name: 'Denby', ...point(45.2, -121), elevation: 820 },
  { name: 'Farley', ...point(45.4, -121.1), elevation: 800 },
]

/** The words that are found in a text of Denby. */
function found(text: string): (string | undefined)[] {
  const sources = {
    site: { value: { business: {}, claims: [], policies: {} } },
    records: {
      language: { tag: 'en' },
      documents: {},
      folders: { pages: [], articles: [], offices: [], counties: [], services: [], cities: [] },
      cities: places.map(({ elevation: _, ...place }) =>
        record(place.name, { ...place, description: place.name === 'Denby' ? text : '' }),
      ),
      landmarks: [
        record('hood', { names: ['Hood River'], points: [], flows: ['north', 'northwest'] }),
        record('upper', { names: ['Mirror Lake'], points: [point(44.9, -121)], flows: [] }),
        record('lower', { names: ['Otter Lake'], points: [point(45.3, -121.1)], flows: [] }),
      ],
    },
    gazetteer: { placesNamed: (name: string) => places.filter((each) => each.name === name) },
  } as unknown as FactSources // what the check reads
  return checkRiverOrder(sources).map(({ words }) => words)
}

test.each([
  ['The Hood River fills two lakes, Otter Lake above and Mirror Lake below.', 'Otter Lake above and Mirror Lake below'],
  ['On the Hood River, Farley is just upstream of Denby.', 'Farley is just upstream of Denby'],
  ['Holt lies downstream from Denby.', 'Holt lies downstream from Denby'],
  ['It is a few miles upriver from Holt.', 'It is a few miles upriver from Holt'],
  ['Downstream of Denby, Holt has a mill.', 'Downstream of Denby, Holt'],
])('%s', (text, words) => {
  expect(found(text)).toEqual([words])
})

test.each([
  'The Hood River fills two lakes, Mirror Lake above and Otter Lake below.',
  'Holt is upstream of Denby.',
  'It is a few miles downriver from Holt.',
  // The elevations of Denby and Farley are nearly the same, and no river is named.
  'Farley is upstream of Denby.',
  'A dam just upstream of Denby holds a lake.',
  'Otter Lake is upstream of Mirror Lake on another river.',
  'Downstream of Denby the valley widens, and Holt is far behind.',
])('%s is right, or is not known to be wrong', (text) => {
  expect(found(text)).toEqual([])
})

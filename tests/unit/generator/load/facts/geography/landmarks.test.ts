import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkLandmarks } from '#generator/load/facts/geography/landmarks.ts'

const file = (path: string) => ({
  at: { file: path, line: 2, column: 1 },
  file: { path, shown: path, text: '' },
  locate: () => ({ file: path, line: 2, column: 1 }),
})

/** The words that are found in a text of Ashby, beside Holt, which has the landmark Mirror Lake. */
function found(body: string): string[] {
  const row = (name: string) => ({
    ...{ ...file('cities.csv'), slug: name.toLowerCase() },
    value: { name, county: 'avon', description: '' },
  })
  const sources = {
    site: { value: { business: { address: { country: 'US' } } } },
    records: {
      language: { tag: 'en-US' },
      cities: [row('Ashby'), row('Holt')],
      landmarks: [
        {
          ...{ ...file('landmarks.csv'), slug: 'mirror-lake' },
          value: { name: 'Mirror Lake', names: ['Mirror Lake'], places: ['holt'], counties: [], points: [] },
        },
      ],
      folders: {
        offices: [],
        counties: [],
        cities: [{ ...file('cities/ashby.yaml'), slug: 'ashby', value: { body } }],
      },
    },
  } as unknown as FactSources // what the check reads
  return checkLandmarks(sources).flatMap(({ words }) => words ?? [])
}

test.each(['Docks on Mirror Lake rot in the sun.', 'That winter Mirror Lake froze, and so did our wells.'])(
  '"%s" puts a landmark of another town here',
  (text) => {
    expect(found(text)).toEqual(['Mirror Lake'])
  },
)

test.each([
  'Along it runs the lower end of a greenway that begins at Mirror Lake.',
  'The storm that emptied Mirror Lake in 1956 went through here first.',
  'People whose boats are on Mirror Lake park them here in winter.',
  'Unlike Mirror Lake, the pond is warm.',
  'Decks hang over the trees, and from some of them you see Mirror Lake.',
  'The district was built on a former research farm of Mirror Lake.',
  'He ran a ferry, and the road over Mirror Lake was his too.',
  'Skiers go through on their way to Ashby Peak at Mirror Lake.',
])('"%s" is about something that is also there', (text) => {
  expect(found(text)).toEqual([])
})

import { expect, test } from 'vitest'
import type { CityRecord, FactSources } from '#generator/load/facts/fact.ts'
import { checkTownLists, partsIn } from '#generator/load/facts/place-claims/town-lists.ts'

const point = { latitude: 53.9, longitude: -1.1 }
const cities = [{ value: { name: 'Holt', ...point } }] as unknown as CityRecord[] // what it reads

test.each([
  ['Holt with Denby and Ashby', ['Denby', 'Ashby']],
  ['Ford, Holt with Denby; Rye', ['Denby']],
  ['Holt, Denby and Ashby', []],
  ['Ford with Denby', []],
])('the parts of places in "%s"', (text, parts) => {
  expect([...new Set(partsIn(text, cities).map(({ part }) => part))]).toEqual(parts)
})

/** The codes of what is found in a list of the towns of a county with six. */
function found(text: string, last = 'Barton-upon-Humber'): string[] {
  const names = ['Holt', 'Denby', 'Ashby', 'Rye', 'Ford', last]
  const page = {
    file: { path: 'pages/about.md', shown: 'pages/about.md', text },
    locate: () => ({ file: 'pages/about.md', line: 1, column: 1 }),
    value: { screen: 'about', counties: { towns: [{ county: 'own', text }] } },
  }
  const sources = {
    records: {
      cities: names.map((name) => ({ slug: name, value: { name, county: 'own' } })),
      folders: { pages: [page], counties: [{ slug: 'own', value: { name: 'Westmark' } }] },
      written: { cityRows: undefined },
    },
  } as unknown as FactSources // what the check reads
  return checkTownLists(sources, new Set()).map(({ code }) => code)
}

test('a list may have the short form of a name', () => {
  expect(found('Holt, Denby, Ashby, Rye, Ford and Barton')).toEqual([])
  expect(found('Holt, Denby, Ashby, Rye and Barton')).toEqual(['place-missing-in-text'])
})

test('a list may have a name of two words in one', () => {
  expect(found('Holt, Denby, Ashby, Rye, Ford and LeClaire', 'Le Claire')).toEqual([])
  expect(found('Holt, Denby, Ashby, Rye, Ford and Claire', 'Le Claire')).toEqual(['place-missing-in-text'])
})

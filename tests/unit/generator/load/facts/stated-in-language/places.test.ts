import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { es } from '#generator/load/facts/languages/es.ts'
import { otherDivisions } from '#generator/load/facts/stated-in-language/places.ts'

function found(county: string): string[] {
  const text = 'Un pueblo en la provincia de Toledo.'
  const at = { file: 'cities.csv', line: 1, column: 1 }
  const row = { slug: 'a', value: { name: 'Ocaña', county: 'c', description: text }, locate: () => at }
  const sources = {
    gazetteer: { countiesNamed: (name: string) => (name === 'Toledo' || name === 'Madrid' ? [{}] : []) },
    records: {
      cities: [{ ...row, file: { path: 'cities.csv', shown: 'cities.csv', text } }],
      folders: { cities: [], counties: [{ slug: 'c', value: { name: county, description: '', body: '' } }] },
    },
  } as unknown as FactSources // no other field is read
  return otherDivisions(sources, es).map(({ code }) => code)
}

test('a place of an area that is no county may be in any', () => {
  expect(found('Sur')).toEqual([])
  expect(found('Madrid')).toEqual(['text-of-another-region'])
})

import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkUnnamedPlaces } from '#generator/load/facts/subjects/unnamed-places.ts'

const at = { file: 'cities.csv', line: 1, column: 1 }

/** The number of findings in the description of a town, beside six others that name theirs. */
function found(name: string, description: string): number {
  const others = ['Holt', 'Denby', 'Ashby', 'Rye', 'Ford', 'Upton']
  const row = (own: string, text: string) => ({
    file: { path: 'cities.csv', shown: 'cities.csv', text },
    locate: () => at,
    slug: own,
    value: { name: own, county: 'own', description: text },
  })
  const sources = {
    site: { value: { business: { coordinates: { latitude: 0, longitude: 0 }, address: { locality: 'Wells' } } } },
    records: {
      cities: [row(name, description), ...others.map((other) => row(other, `${other} is a town.`))],
      folders: { cities: [], counties: [], offices: [] },
    },
  } as unknown as FactSources // what the check reads
  return checkUnnamedPlaces(sources).length
}

test('a text may name its place by the short form of its name', () => {
  expect(found('Barton-upon-Humber', 'Barton lies by the river. Denby has the station.')).toBe(0)
  expect(found('Barton-upon-Humber', 'The town lies by the river. Denby has the station.')).toBe(1)
})

test('a text may name its place by the first word of its name, if no other place has it', () => {
  expect(found('Marlow Heights', 'Marlow is quiet. Denby has the station.')).toBe(0)
  expect(found('Upton Heights', 'Upton is quiet. Denby has the station.')).toBe(1)
  expect(found('North Marlow', 'North of the river, Denby has the station.')).toBe(1)
})

test.each([
  ['The town borders Upton, Holt, Denby and Rye.', 0],
  ['Limitamos con Upton, Holt, Denby y Rye.', 0],
  ['It was named for a chief. Upriver lies Holt, and downriver, across the line, Rye.', 0],
  ['The mission next door in Holt gave it its name.', 0],
  ['To the south lies Holt. Across the creek in Denby the lots are larger.', 0],
  ['Main Street in Holt is old. Across the creek in Denby the lots are larger.', 1],
  ['Upriver the mill is gone. Holt keeps the dam.', 1],
  ['By Lake Upton, Holt has a mill.', 1],
  ['Holt has a mill, and Rye is near.', 1],
])('"%s", of a town that it does not name', (text, findings) => {
  expect(found('Wexcombe', text)).toBe(findings)
})

import { expect, test } from 'vitest'
import type { GazetteerPlace } from '#generator/core/gazetteer.ts'
import type { CityRecord } from '#generator/load/facts/fact.ts'
import { checkPopulation } from '#generator/load/facts/place-population.ts'

/** Codes of what is found about a count of the last census, beside older public data. */
function found(population: number, known: number, country = 'US'): string[] {
  const city = {
    value: { name: 'Middleburg', population, population_basis: 'census' },
    locate: () => ({ file: 'cities.csv', line: 2, column: 1 }),
    file: { path: 'cities.csv', shown: 'cities.csv' },
  } as unknown as CityRecord // what the check reads
  const place = { population: known } as GazetteerPlace
  return checkPopulation(city, [place], { isListed: true, country }).map(({ code }) => code)
}

test.each([
  ['a village for which the estimate was too high', 669, 807, []],
  ['a village with far fewer people', 550, 807, ['population-differs']],
  ['a town with far fewer people', 6690, 8070, ['population-differs']],
])('%s', (_, population, known, codes) => {
  expect(found(population, known)).toEqual(codes)
})

test.each([
  ['a count of the town beside one of its built-up area', 75_000, 89_000, []],
  ['far fewer people', 60_000, 89_000, ['population-differs']],
])('outside the United States, %s', (_, population, known, codes) => {
  expect(found(population, known, 'GB')).toEqual(codes)
})

import { expect, test } from 'vitest'
import type { GazetteerPlace } from '#generator/core/gazetteer.ts'
import type { CityRecord } from '#generator/load/facts/fact.ts'
import { checkPopulation, checkPopulations } from '#generator/load/facts/place-data/place-population.ts'

const rowOf = (name: string, population: number, basis = 'estimate') =>
  ({
    value: { name, population, population_basis: basis },
    locate: () => ({ file: 'cities.csv', line: 2, column: 1 }),
    file: { path: 'cities.csv', shown: 'cities.csv' },
  }) as unknown as CityRecord // what the check reads

/** Codes of what is found about a count of the last census, beside older public data. */
function found(population: number, known: number, country = 'US'): string[] {
  const city = rowOf('Middleburg', population, 'census')
  const place = { name: 'Middleburg', population: known } as GazetteerPlace
  return checkPopulation(city, [place], { isKnown: true, country }).map(({ code }) => code)
}

test.each([
  ['a small place for which the estimate was too high', 550, 807, []],
  ['a village with fewer than half of the people', 380, 807, ['population-differs']],
  ['a small town with a count of another area', 6690, 8070, []],
  ['a town with far fewer people', 66_900, 80_700, ['population-differs']],
])('%s', (_, population, known, codes) => {
  expect(found(population, known)).toEqual(codes)
})

test.each([
  ['a count of the town beside one of its built-up area', 57_000, 89_000, []],
  ['a city in the middle of a built-up area', 794_789, 1_594_212, []],
  ['a digit too few', 8900, 89_000, ['population-differs']],
  ['a village that public data has smaller', 3900, 800, []],
  ['a village that may be a municipality with others', 50_700, 1335, []],
  ['a village with a digit too many', 8100, 800, ['population-differs']],
  ['a town with two digits too many', 4_350_000, 42_900, ['population-differs']],
  ['a town that public data has smaller', 14_700, 5100, []],
  ['a town with a digit too few', 4290, 43_500, ['population-differs']],
])('outside the United States, %s', (_, population, known, codes) => {
  expect(found(population, known, 'GB')).toEqual(codes)
})

test('in the United States, a village that public data has smaller is another one', () => {
  expect(found(3900, 800, 'US')).toEqual(['population-differs'])
})

test('a village of long ago may be a town now, outside the United States', () => {
  const grown = (population: number, country: string) =>
    checkPopulation(rowOf('Middleburg', population), [{ name: 'Middleburg', population: 2913 } as GazetteerPlace], {
      isKnown: true,
      country,
    }).length
  expect([grown(13_800, 'ES'), grown(13_800, 'US'), grown(29_130, 'ES')]).toEqual([0, 1, 1])
})

test('A township that no list has is none of places, whatever its residents', () => {
  const known = { isKnown: true, country: 'US', region: 'PA' }
  expect(checkPopulation(rowOf('Manheim Township', 43_977), [], known)).toEqual([])
})

test.each([
  ['city', 13_802, ['population-differs']],
  ['community', 13_802, []],
  ['community', 130_802, ['population-differs']],
] as const)('of a %s with %i residents that no list has', (kind, population, codes) => {
  const row = rowOf('Middleburg', population)
  const city = { ...row, value: { ...row.value, kind } }
  expect(checkPopulation(city, [], { isKnown: true, country: 'US' }).map(({ code }) => code)).toEqual(codes)
})

test('A number that has grown is a warning, one with another digit an error', () => {
  const place = { name: 'Middleburg', population: 11_700 } as GazetteerPlace
  const severities = [3900, 117, 117_000].flatMap((population) =>
    checkPopulation(rowOf('Middleburg', population), [place], { isKnown: true, country: 'US' }).map(
      ({ severity = 'error' }) => severity,
    ),
  )
  expect(severities).toEqual(['warning', 'error', 'error'])
})

test.each([
  ['has become a town', 580, 6100, 'warning'],
  ['has more digits than a town', 580, 61_000, 'error'],
  ['has lost a digit', 5800, 580, 'error'],
])('A village that %s', (_, known, population, severity) => {
  const places = [{ name: 'Middleburg', population: known } as GazetteerPlace]
  const found = checkPopulation(rowOf('Middleburg', population), places, { isKnown: true, country: 'US' })
  expect(found.map((each) => each.severity ?? 'error')).toEqual([severity])
})

test('Two numbers that are exchanged are one mistake', () => {
  const counted = (name: string, population: number, known: number) => ({
    city: rowOf(name, population),
    places: [{ name: 'Middleburg', population: known } as GazetteerPlace],
    known: { isKnown: true, country: 'US' },
  })
  const found = checkPopulations([
    counted('Middleburg', 80_000, 20_000),
    counted('Holt', 3100, 3000),
    counted('Denby', 21_000, 79_000),
  ])
  expect(found.map(({ what }) => what)).toEqual([
    'Middleburg would have 80,000 residents and Denby 21,000: the two numbers are exchanged.',
  ])
})

test('where towns have villages, public data may have the village with the name of the town', () => {
  const at = (region: string, population: number, known: number) =>
    checkPopulation(rowOf('Canaan', population), [{ name: 'Canaan', population: known, region } as GazetteerPlace], {
      isKnown: true,
      country: 'US',
    }).map(({ severity = 'error' }) => severity)
  expect([at('MA', 18_758, 2550), at('PA', 15_741, 6167), at('UT', 18_758, 2550)]).toEqual([[], [], ['warning']])
  expect(at('VT', 7717, 592)).toEqual([])
  const gray = [{ name: 'Gray', population: 884, region: 'ME' } as GazetteerPlace]
  expect(checkPopulation(rowOf('Gray', 8269, 'census'), gray, { isKnown: true, country: 'US' })).toEqual([])
  expect([at('MA', 4000, 18_758), at('MA', 187_580, 18_800)]).toEqual([['warning'], ['warning']])
  expect([at('NH', 12_800, 520), at('UT', 12_800, 520)]).toEqual([['warning'], ['error']])
})

test('a place that had the name of another one has its own residents', () => {
  const falmouth = { name: 'Falmouth', population: 12_000 } as GazetteerPlace
  const portland = { name: 'Portland', population: 66_881 } as GazetteerPlace
  const known = { isKnown: true, country: 'US', region: 'ME' }
  const row = rowOf('Falmouth', 12_444, 'census')
  expect(checkPopulation(row, [portland, falmouth], known)).toEqual([])
  expect(checkPopulation(row, [portland], known)).toHaveLength(1)
})

test('public data may have a municipality of another country without those that have joined it', () => {
  const annexed = (population: number, country: string) =>
    checkPopulation(rowOf('Middleburg', population), [{ name: 'Middleburg', population: 49_232 } as GazetteerPlace], {
      isKnown: true,
      country,
    }).length
  expect([annexed(131_000, 'FR'), annexed(490_000, 'FR'), annexed(131_000, 'US')]).toEqual([0, 1, 1])
})

test('data from before the census before the last is no evidence against a village that has grown', () => {
  const city = rowOf('Moxee', 4326, 'census')
  const codes = (year: number) =>
    checkPopulation(city, [{ name: 'Moxee', population: 821, year } as GazetteerPlace], {
      isKnown: true,
      country: 'US',
    }).map(({ code }) => code)
  expect([codes(2006), codes(2019)]).toEqual([[], ['population-differs']])
})

import { expect, test } from 'vitest'
import { postalCode } from '#generator/load/facts/place-figures/stated-facts.ts'

/** The code of a sentence about Hanover that is that of another place. */
const found = (sentence: string, place = 'Etna', population = 11_000, codes = ['03755']) =>
  postalCode(
    sentence,
    {
      ...{ name: 'Hanover', codes: new Set(codes), region: 'NH', city: { value: { population } } },
      point: { latitude: 43.7, longitude: -72.29 },
    } as unknown as Parameters<typeof postalCode>[1],
    {
      cityOfCode: new Map(),
      sources: {
        site: { value: { business: { address: { country: 'US' } } } },
        gazetteer: {
          postalCode: () => ({ place, region: 'NH', latitude: 43.69, longitude: -72.22 }),
          regionOf: (name: string) => name,
        },
      },
    } as unknown as Parameters<typeof postalCode>[2], // what it reads
  )?.words

test('a code is that of the place which its sentence names', () => {
  expect(found('Etna is a village of Hanover and has a ZIP code of its own, 03750.')).toBeUndefined()
  expect(found('Hanover has the ZIP code 03750.')).toBe('03750')
})

test('a code may be that of a place with the name of the own one and more words, or of a part of a large city', () => {
  expect(found('There are two post offices, with 03750 and 03755.', 'Hanover Center')).toBeUndefined()
  expect(found('It has the ZIP code 03750.', 'Etna', 690_000)).toBeUndefined()
  expect(found('It has the ZIP code 03750.', 'Etna')).toBe('03750')
})

test('a code may be that of a neighbor beside one of the place, and says nothing of a place whose row has none', () => {
  expect(found('The post office has 03755 for boxes, and letters to houses go by 03750.')).toBeUndefined()
  expect(found('The ZIP code is 03750.', 'Etna', 11_000, [])).toBeUndefined()
})

import { expect, test } from 'vitest'
import { postalCode } from '#generator/load/facts/place-claims/place-figures/stated-facts.ts'

type Other = { place?: string; latitude?: number; codes?: string[]; isInTable?: boolean }

/** The code of a sentence about Hanover that is that of another place, which is near if no latitude is given. */
const found = (
  sentence: string,
  { place = 'Etna', latitude = 43.69, codes = ['03755'], isInTable = false }: Other = {},
) =>
  postalCode(
    sentence,
    {
      ...{ name: 'Hanover', codes: new Set(codes), region: 'NH' },
      point: { latitude: 43.7, longitude: -72.29 },
    } as unknown as Parameters<typeof postalCode>[1],
    {
      cityOfCode: new Map(isInTable ? [['03750', place]] : []),
      sources: {
        site: { value: { business: { address: { country: 'US' } } } },
        gazetteer: {
          postalCode: () => ({ place, region: 'NH', latitude, longitude: -72.22 }),
          regionOf: (name: string) => name,
        },
      },
    } as unknown as Parameters<typeof postalCode>[2], // what it reads
  )?.words

test('a code of a place far away, or of another one of the table, is not that of the place', () => {
  expect(found('Hanover has the ZIP code 03750.', { latitude: 44.5 })).toBe('03750')
  expect(found('Hanover has the ZIP code 03750.', { isInTable: true })).toBe('03750')
})

test('a code is that of the place which its sentence names, or whose name has that of the own one', () => {
  const far = { latitude: 44.5 }
  expect(found('Etna is a village of Hanover and has a ZIP code of its own, 03750.', far)).toBeUndefined()
  expect(
    found('There are two post offices, with 03750 and 03755.', { ...far, place: 'Hanover Center' }),
  ).toBeUndefined()
})

test('a part of the place may have a code under its own name', () => {
  expect(found('It has the ZIP code 03750.')).toBeUndefined()
})

test('a code may be that of a neighbor beside one of the place, and says nothing of a place whose row has none', () => {
  const text = 'The post office has 03755 for boxes, and letters to houses go by 03750.'
  expect(found(text, { isInTable: true })).toBeUndefined()
  expect(found(text, { isInTable: true, latitude: 44.5 })).toBe('03750')
  expect(found('The ZIP code is 03750.', { isInTable: true, codes: [] })).toBeUndefined()
})

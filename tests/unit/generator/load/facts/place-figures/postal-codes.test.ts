import { expect, test } from 'vitest'
import { postalCode } from '#generator/load/facts/place-figures/stated-facts.ts'

/** The code of a sentence about Hanover that is that of another place. */
const found = (sentence: string) =>
  postalCode(
    sentence,
    { name: 'Hanover', codes: new Set(['03755']), region: 'NH' } as unknown as Parameters<typeof postalCode>[1],
    {
      cityOfCode: new Map(),
      sources: {
        site: { value: { business: { address: { country: 'US' } } } },
        gazetteer: { postalCode: () => ({ place: 'Etna', region: 'NH' }), regionOf: (name: string) => name },
      },
    } as unknown as Parameters<typeof postalCode>[2], // what it reads
  )?.words

test('a code is that of the place which its sentence names', () => {
  expect(found('Etna is a village of Hanover and has a ZIP code of its own, 03750.')).toBeUndefined()
  expect(found('Hanover has the ZIP code 03750.')).toBe('03750')
})

import { expect, test } from 'vitest'
import { slipsIn } from '#generator/core/text/slips.ts'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { isEndOfHeading, isOfPlaces, isRealPlace } from '#generator/load/facts/writing/writing.ts'
import { openGazetteer } from '#generator/places/gazetteer.ts'

const names = ['Fort Myers', 'North Fort Myers', 'Fort Myers Beach', 'Fort Myers Shores']
const found = (text: string) =>
  slipsIn(text)
    .filter((slip) => !isOfPlaces(slip, text, names))
    .map(({ code }) => code)

test('words that several places have in their names are not keywords', () => {
  expect(
    found('We visit Fort Myers, North Fort Myers, Estero, Sanibel, Fort Myers Beach, and Fort Myers Shores.'),
  ).toEqual([])
})

test('the name of one place is a keyword if it is repeated', () => {
  expect(
    found('Pools in Fort Myers need a Fort Myers pool company that knows Fort Myers water, so call Fort Myers today.'),
  ).toEqual(['keywords-repeated'])
})

test.each([
  ['heading', 'Cold rooms? Look at these valves before you call', []],
  ['heading', 'We look at valves. Call us before the winter comes', ['text-cut-off']],
  ['text', 'Cold rooms? Look at these valves before you call', ['text-cut-off']],
])('the %s "%s"', (field, text, codes) => {
  const slips = slipsIn(text).filter((slip) => !isEndOfHeading(slip, { path: [field], text }))
  expect(slips.map(({ code }) => code)).toEqual(codes)
})

const gazetteer = await openGazetteer('GB', [])

test.each([
  // A town of 3300 residents, which is near Totnes and far from Carlisle.
  ['Ashburton', { latitude: 50.43, longitude: -3.68 }, true],
  ['Ashburton', { latitude: 54.9, longitude: -2.93 }, false],
  ['Manchester', { latitude: 50.43, longitude: -3.68 }, true],
  ['Ashbirton', { latitude: 50.43, longitude: -3.68 }, false],
])('whether %s is a place that texts around %o may name', (name, coordinates, expected) => {
  const site = { value: { business: { address: { country: 'GB' }, coordinates } } }
  expect(isRealPlace(name, { gazetteer, site } as unknown as FactSources)).toBe(expected)
})

import { expect, test } from 'vitest'
import type { KnownCounty, KnownPlace } from '#generator/core/known-place.ts'
import { largestPlaces } from '#generator/places/largest-places.ts'

const county = (name: string) => ({ name }) as KnownCounty // only the places are compared
const place = (name: string, population?: number) => ({ name, population }) as KnownPlace
const found = [
  { county: county('A'), places: [place('Large', 900), place('Middle', 500), place('Small', 20), place('Unknown')] },
  { county: county('B'), places: [place('Tiny', 5), place('Tinier', 3)] },
]
const namesOf = (most: number) => largestPlaces(found, most).map(({ places }) => places.map(({ name }) => name))

test('the largest places are taken, whatever their county', () => {
  expect(namesOf(4)).toEqual([['Large', 'Middle', 'Small'], ['Tiny']])
})

test('each county keeps its largest place', () => {
  expect(namesOf(2)).toEqual([['Large'], ['Tiny']])
})

test('of more counties than places, those with the largest places are taken', () => {
  expect(namesOf(1)).toEqual([['Large']])
})

test('nothing is left out of fewer places', () => {
  expect(namesOf(6)).toEqual([
    ['Large', 'Middle', 'Small', 'Unknown'],
    ['Tiny', 'Tinier'],
  ])
})

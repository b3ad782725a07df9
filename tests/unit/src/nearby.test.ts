import { describe, expect, test } from 'vitest'
import type { City } from '#manifest/schema.ts'
import { createNearby, nearestCities } from '#src/nearby.ts'

const at = { file: 'manifest/cities.csv', line: 2, column: 1 }

function city(name: string, place: [latitude: number, longitude: number] | undefined, other: Partial<City> = {}): City {
  const key = name.toLowerCase()
  const coordinates = place && { latitude: place[0], longitude: place[1] }
  const texts = { kind: 'city' as const, description: name, traits: [], services: {} }
  return { key, slug: key, at, county: 'hood', name, postalCodes: [], coordinates, ...texts, ...other }
}

const namesNear = (cities: City[], of: City, limit = 8) => createNearby(cities)(of, limit).map(({ name }) => name)

describe('order', () => {
  const home = city('Home', [45, -121])

  test('the nearest comes first, by distance and not by degrees', () => {
    // At 60° north a degree of longitude is cos 60° = half as long as one of latitude:
    // East is 0.8 × 111 × 0.5 = 44 km away, North 0.5 × 111 = 56 km
    const oslo = city('Oslo', [60, 10])
    expect(namesNear([city('North', [60.5, 10]), city('East', [60, 10.8]), oslo], oslo)).toEqual(['East', 'North'])
  })

  test('a city in another part of the country is not near', () => {
    // 2.6° of latitude are 289 km, 2.8° are 311 km
    const cities = [city('North', [47.6, -121]), city('South', [42.2, -121]), home]
    expect(namesNear(cities, home)).toEqual(['North'])
  })

  test('across the date line is near', () => {
    // 179.5° E to 179.5° W is 1°, 177° E to 179.5° E is 2.5°
    const fiji = city('Fiji', [-17, 179.5])
    expect(namesNear([city('West', [-17, 177]), city('East', [-17, -179.5]), fiji], fiji)).toEqual(['East', 'West'])
  })

  test.each([
    ['Alma', 'Zion'],
    ['Zion', 'Alma'],
  ])('equal distances are ordered by name: %s in the east, %s in the west', (east, west) => {
    // one degree of the equator each
    const middle = city('Middle', [0, 0])
    expect(namesNear([city(east, [0, 1]), middle, city(west, [0, -1])], middle)).toEqual(['Alma', 'Zion'])
  })

  test('among equal distances, the name decides which cities are within the limit', () => {
    const ring = ['Eli', 'Ada', 'Dot', 'Cal', 'Bea'].map((name) => city(name, [46, -121]))
    expect(namesNear([home, ...ring], home, 2)).toEqual(['Ada', 'Bea'])
  })

  test('the order of the table does not matter', () => {
    const cities = [home, city('Alma', [45, -121.1]), city('Zion', [45, -120.9]), city('Far', [47, -121])]
    expect(namesNear([...cities].reverse(), home)).toEqual(namesNear(cities, home))
  })
})

describe('neighbours', () => {
  const home = city('Home', [45, -121])
  const near = city('Near', [45, -121.1])

  test('exclude the city itself', () => {
    expect(namesNear([home, near], home)).toEqual(['Near'])
  })

  test('are at most the limit', () => {
    expect(namesNear([home, near, city('Far', [46, -121])], home, 1)).toEqual(['Near'])
  })

  test('exclude aliases', () => {
    const alias = city('Nearby', [45, -121.05], { aliasOf: 'near' })
    expect(namesNear([home, near, alias], home)).toEqual(['Near'])
  })

  test('exclude the city for its own alias', () => {
    const alias = city('Nearby', [45, -121.1], { aliasOf: 'near' })
    expect(namesNear([home, near, alias], alias)).toEqual(['Home'])
  })

  test('exclude cities without coordinates for a city that has them', () => {
    expect(namesNear([home, near, city('Nowhere', undefined)], home)).toEqual(['Near'])
  })

  test('include a near city of another county', () => {
    expect(namesNear([home, { ...near, county: 'wasco' }], home)).toEqual(['Near'])
  })
})

describe('a city without coordinates', () => {
  const lost = city('Lost', undefined)

  test('has the first other cities of its county', () => {
    const cities = [city('Zion', [45, -121]), lost, city('Alma', [46, -121]), city('Bend', [44, -121])]
    expect(namesNear(cities, lost, 2)).toEqual(['Zion', 'Alma'])
  })

  test('is not a neighbour of another city without coordinates', () => {
    expect(namesNear([lost, city('Nowhere', undefined)], lost)).toEqual([])
  })

  test('has no neighbours from another county', () => {
    expect(namesNear([lost, city('Bend', [44, -121], { county: 'deschutes' })], lost)).toEqual([])
  })
})

test('an empty list gives no neighbours', () => {
  expect(namesNear([], city('Home', [45, -121]))).toEqual([])
  expect(namesNear([], city('Lost', undefined))).toEqual([])
})

test('a single city has no neighbours', () => {
  const home = city('Home', [45, -121])
  expect(namesNear([home], home)).toEqual([])
})

test('each list has its own index', () => {
  const home = city('Home', [45, -121])
  const first = [home, city('Near', [45, -121.1])]
  const second = [home, city('Far', [46, -121])]
  const names = (cities: City[]) => nearestCities(cities, home, 8).map(({ name }) => name)
  expect([names(first), names(second), names(first)]).toEqual([['Near'], ['Far'], ['Near']])
})

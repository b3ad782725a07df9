import type { City, County } from '#manifest/schema.ts'
import { nearestCities } from '../nearby.ts'
import { citiesOf, type SiteIndex } from '../site.ts'
import { type Coordinates, directionTo, milesBetween } from './geography.ts'

/** Where one place lies from another, in a straight line. */
export type Offset = { miles: number; direction: string }

/** What the table of cities tells of one of them besides its own row. What is not known is absent. */
export type CityFacts = {
  /** From the office; absent without coordinates. */
  office?: Offset & { isHere: boolean }
  /** The nearest communities, on either side of a county line. */
  neighbours: (Offset & { city: City })[]
  /** Its place by population among the communities of its county, from 1; absent unless all are known. */
  rank?: { place: number; of: number }
  /** ZIP codes that are not its own alone, with who has them too. */
  sharedZipCodes: { zipCode: string; names: string[] }[]
}

export function cityFacts(site: SiteIndex, city: City): CityFacts {
  const { coordinates } = city
  return {
    office: coordinates && officeOffset(site, city.name, coordinates),
    neighbours: nearestCities(site.manifest.cities, city, neighbourCount).flatMap((other) =>
      coordinates && other.coordinates ? [{ city: other, ...offset(coordinates, other.coordinates) }] : [],
    ),
    rank: rankOf(site, city),
    sharedZipCodes: sharedZipCodes(site, city),
  }
}

/** As many as a sentence can hold. */
const neighbourCount = 3

/** Miles within which a place with the name of the office's town is that town, and no namesake. */
const ownTown = 15

/** Where a place lies from the office, and whether the office is in it. */
export function officeOffset(site: SiteIndex, name: string, coordinates: Coordinates): Offset & { isHere: boolean } {
  const { business } = site.manifest.site
  const found = offset(business.coordinates, coordinates)
  return { ...found, isHere: name === business.address.locality && found.miles < ownTown }
}

function offset(from: Coordinates, to: Coordinates): Offset {
  return { miles: milesBetween(from, to), direction: directionTo(from, to) }
}

/** Cities of a county under their own names, those known by another left out. */
export function ownCities(site: SiteIndex, county: County): City[] {
  return citiesOf(site, county).filter(({ aliasOf }) => aliasOf === undefined)
}

function rankOf(site: SiteIndex, { aliasOf, county: key, population }: City): CityFacts['rank'] {
  const county = site.countiesByKey.get(key)
  if (!county || population === undefined || aliasOf !== undefined) return undefined
  const { places, of } = standings.get(county) ?? standingsOf(site, county)
  const place = places.get(population)
  return place === undefined ? undefined : { place, of }
}

/** The place by population that each number of residents has in a county; none where somebody's is not known. */
type Standings = { places: ReadonlyMap<number, number>; of: number }

const standings = new WeakMap<County, Standings>()

function standingsOf(site: SiteIndex, county: County): Standings {
  const populations = ownCities(site, county).map(({ population }) => population)
  const places = new Map<number, number>()
  const known = populations.filter((population) => population !== undefined).sort((a, b) => b - a)
  if (known.length === populations.length)
    known.forEach((population, index) => {
      if (!places.has(population)) places.set(population, index + 1)
    })
  const result = { places, of: populations.length }
  standings.set(county, result)
  return result
}

function sharedZipCodes(site: SiteIndex, city: City): CityFacts['sharedZipCodes'] {
  return city.zipCodes.flatMap((zipCode) => {
    const names = (site.citiesOfZipCode.get(zipCode) ?? [])
      .filter(({ key, aliasOf }) => key !== city.key && key !== city.aliasOf && aliasOf === undefined)
      .map(({ name }) => name)
      .sort()
    return names.length > 0 ? [{ zipCode, names }] : []
  })
}

import type { City, County } from '#manifest/schema.ts'

/**
 * A place: the subject of `/service-areas/:location/` and `/services/:service/:location/`. The city is never an alias:
 * a page under another name of a city is about that city, and `alias` is the row of the other name.
 */
export type Place = { kind: 'city'; city: City; county: County; alias?: City } | { kind: 'county'; county: County }

/** The name used in headings: `Park City`, `Summit County`. */
export function placeName(place: Place): string {
  return place.kind === 'city' ? place.city.name : countyName(place.county)
}

/** The name with the other name of the page's URL, for its heading: `Heber City (Heber)`. */
export function nameWithAlias(place: Place): string {
  const name = placeName(place)
  return place.kind === 'city' && place.alias ? `${name} (${place.alias.name})` : name
}

/** e.g. `Summit County`, `Orleans Parish`, `North Yorkshire` */
export function countyName({ fullName }: County): string {
  return fullName
}

/**
 * A name with the region of its county, e.g. `Park City, UT`. Without a region, the name alone. A region that the name
 * already contains is not repeated: `Comunidad de Madrid`, not `Comunidad de Madrid, Madrid`.
 */
export function withRegion(name: string, county: Pick<County, 'region' | 'shownRegion'> | undefined): string {
  const region = county?.shownRegion ?? county?.region
  return region === undefined || ` ${name} `.includes(` ${region} `) ? name : `${name}, ${region}`
}

export function placeSlug(place: Place): string {
  return place.kind === 'city' ? place.city.slug : place.county.slug
}

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

export function countyName(county: County): string {
  return `${county.name} County`
}

export function placeSlug(place: Place): string {
  return place.kind === 'city' ? place.city.slug : place.county.slug
}

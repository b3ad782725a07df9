import type { City, County } from '#manifest/schema.ts'

/** A place: the subject of `/service-areas/:location/` and `/services/:service/:location/`. */
export type Place = { kind: 'city'; city: City; county: County } | { kind: 'county'; county: County }

/** The name used in headings: `Park City`, `Summit County`. */
export function placeName(place: Place): string {
  return place.kind === 'city' ? place.city.name : countyName(place.county)
}

export function countyName(county: County): string {
  return `${county.name} County`
}

export function placeSlug(place: Place): string {
  return place.kind === 'city' ? place.city.slug : place.county.slug
}

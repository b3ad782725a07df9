import type { City, County } from '#manifest/schema.ts'

/** A place: what `/service-areas/:location/` and `/services/:service/:location/` are about. */
export type Place = { kind: 'city'; city: City; county: County } | { kind: 'county'; county: County }

/** As a heading names it: `Park City`, `Summit County`. */
export function placeName(place: Place): string {
  return place.kind === 'city' ? place.city.name : countyName(place.county)
}

export function countyName(county: County): string {
  return `${county.name} County`
}

export function placeSlug(place: Place): string {
  return place.kind === 'city' ? place.city.slug : place.county.slug
}

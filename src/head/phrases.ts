import type { County, Service } from '#manifest/schema.ts'
import { priceText } from '../format.ts'
import { countyName, type Place, placeName } from '../place.ts'
import { citiesOf, type Site } from '../site.ts'
import { fitDescription, fitTitle } from './fit-text.ts'

/** The title with the business after it, where there is room for both. */
export function withBusiness(title: string, { manifest }: Site): string {
  return fitTitle([`${title} | ${manifest.site.business.name}`, title])
}

export function pricePhrase({ price }: Service, { manifest }: Site): string {
  const text = priceText(price, manifest.site.language)
  return text.charAt(0).toLowerCase() + text.slice(1)
}

export function placeTitle(place: Place, { manifest }: Site): string {
  return `${placeName(place)}, ${manifest.site.business.address.region}`
}

export function areaTitle(place: Place, site: Site): string {
  const { trade } = site.manifest.site.business
  const subject = `${trade.charAt(0).toUpperCase()}${trade.slice(1)} Services`
  return withBusiness(`${subject} in ${placeTitle(place, site)}`, site)
}

export function areaDescription(place: Place): string {
  const text = place.kind === 'city' ? place.city.description : place.county.description
  return fitDescription(text.includes(placeName(place)) ? text : `${placeName(place)}: ${text}`)
}

export function areaKeywords(place: Place, site: Site): string[] {
  const { trade } = site.manifest.site.business
  const names =
    place.kind === 'city'
      ? [place.city.name, ...place.city.zipCodes]
      : [countyName(place.county), ...firstCities(place.county, site)]
  return names.map((name) => `${trade} services ${name}`)
}

export function firstCities(county: County, site: Site): string[] {
  return citiesOf(site, county)
    .slice(0, site.manifest.site.display.citiesInKeywords)
    .map(({ name }) => name)
}

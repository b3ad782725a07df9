import type { City, County, Service, Testimonial } from '#manifest/schema.ts'
import { kept } from '../kept.ts'
import type { Place } from '../place.ts'
import { canonicalCity, type SiteIndex } from '../site.ts'
import { kmBetween } from './geography.ts'

/**
 * The testimonials of a page: those about the service first, then by distance from the place. Ties keep the order of the file.
 * The page of a place has none from another region, such as another state.
 */
export function orderedTestimonials(
  site: SiteIndex,
  { service, place }: { service?: Service; place?: Place },
): readonly Testimonial[] {
  const nearestFirst = place ? byDistance(site, place.county, cityIn(place)) : site.manifest.testimonials.items
  if (!service) return nearestFirst
  const isAbout = (item: Testimonial) => item.service === service.slug
  return [...nearestFirst.filter(isAbout), ...nearestFirst.filter((item) => !isAbout(item))]
}

const cityIn = (place: Place) => (place.kind === 'city' ? place.city : undefined)

/** From a county or a city in it. The order is the same for every service. */
const byDistance = kept((site: SiteIndex, county: County, city: City | undefined): readonly Testimonial[] => {
  const place: Place = city ? { kind: 'city', city, county } : { kind: 'county', county }
  return site.manifest.testimonials.items
    .map((item) => ({ item, from: cityOf(site, item) }))
    .filter(({ from }) => !from || regionOf(site, from) === county.region)
    .map(({ item, from }) => ({ item, distance: distanceFrom(place, from) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ item }) => item)
})

const regionOf = (site: SiteIndex, { county }: City) => site.countiesByKey.get(county)?.region

/** The city a testimonial is from, e.g. Park City for `Park City, UT`. */
function cityOf(site: SiteIndex, { location = '' }: Testimonial): City | undefined {
  const city = site.citiesByName.get(location) ?? site.citiesByName.get(location.split(',', 1)[0] ?? '')
  return city && canonicalCity(site, city)
}

/** In kilometres: 0 for a city of the place; the greatest number where the distance is unknown, so that those keep their order. */
function distanceFrom(place: Place, city: City | undefined): number {
  if (!city) return Number.MAX_VALUE
  if (place.kind === 'county') return city.county === place.county.key ? 0 : Number.MAX_VALUE
  const here = place.city
  if (here === city) return 0
  return here.coordinates && city.coordinates ? kmBetween(here.coordinates, city.coordinates) : Number.MAX_VALUE
}

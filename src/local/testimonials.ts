import type { City, Service, Testimonial } from '#manifest/schema.ts'
import type { Place } from '../place.ts'
import { canonicalCity, type SiteIndex } from '../site.ts'
import { milesBetween } from './geography.ts'

/**
 * All testimonials: those about the service first, then by distance from the place. Ties keep the order of the file.
 */
export function orderedTestimonials(
  site: SiteIndex,
  { service, place }: { service?: Service; place?: Place },
): readonly Testimonial[] {
  const ranked = site.manifest.testimonials.items.map((item) => ({
    item,
    isAbout: service !== undefined && item.service === service.slug,
    miles: place ? milesFrom(site, place, cityOf(site, item)) : 0,
  }))
  return ranked.sort((a, b) => Number(b.isAbout) - Number(a.isAbout) || a.miles - b.miles).map(({ item }) => item)
}

/** The city a testimonial is from, e.g. Park City for `Park City, UT`. */
function cityOf(site: SiteIndex, { location }: Testimonial): City | undefined {
  const city = site.citiesByName.get(location.split(',', 1)[0] ?? '')
  return city && canonicalCity(site, city)
}

/** 0 for a city of the place; the greatest number where the distance is unknown, so that those keep their order. */
function milesFrom(site: SiteIndex, place: Place, city: City | undefined): number {
  if (!city) return Number.MAX_VALUE
  if (place.kind === 'county') return city.county === place.county.key ? 0 : Number.MAX_VALUE
  const here = canonicalCity(site, place.city)
  if (here === city) return 0
  return here.coordinates && city.coordinates ? milesBetween(here.coordinates, city.coordinates) : Number.MAX_VALUE
}

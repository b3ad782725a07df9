import type { City, Testimonial } from '#manifest/schema.ts'
import type { Place } from '../place.ts'
import { canonicalCity, type Site } from '../site.ts'
import { milesBetween } from './geography.ts'

/** All testimonials, those from a place first and then by how near to it their writers live; otherwise in their order. */
export function testimonialsNear(site: Site, place: Place | undefined): readonly Testimonial[] {
  const { items } = site.manifest.testimonials
  if (!place) return items
  const near = items.map((item) => ({ item, miles: milesFrom(site, place, cityOf(site, item)) }))
  return near.sort((a, b) => a.miles - b.miles).map(({ item }) => item)
}

/** "Park City, UT" is from Park City. */
function cityOf(site: Site, { location }: Testimonial): City | undefined {
  const city = site.citiesByName.get(location.split(',', 1)[0] ?? '')
  return city && canonicalCity(site, city)
}

/** None for a city of the place, the greatest number where it is not known, so that those keep their order. */
function milesFrom(site: Site, place: Place, city: City | undefined): number {
  if (!city) return Number.MAX_VALUE
  if (place.kind === 'county') return city.county === place.county.key ? 0 : Number.MAX_VALUE
  const here = canonicalCity(site, place.city)
  if (here === city) return 0
  return here.coordinates && city.coordinates ? milesBetween(here.coordinates, city.coordinates) : Number.MAX_VALUE
}

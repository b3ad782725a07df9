import type { Place } from '../place.ts'
import { citiesOf, type Site } from '../site.ts'
import { Section } from './Section.tsx'
import { useSite } from './site-context.ts'
import { Testimonials } from './Testimonials.tsx'

type PlaceTestimonialsProps = {
  heading: string
  /** Whose customers come first. */
  place?: Place
}

/** The few testimonials a page has room for, those from the place before the others. */
export function PlaceTestimonials({ heading, place }: PlaceTestimonialsProps) {
  const site = useSite()
  const { items } = site.manifest.testimonials
  if (items.length === 0) return null

  const names = namesOf(place, site)
  // "Park City, UT" is from Park City.
  const isFromHere = ({ location }: { location: string }) => names.has(location.split(',', 1)[0] ?? '')
  const ordered = [...items.filter(isFromHere), ...items.filter((item) => !isFromHere(item))]
  return (
    <Section heading={heading} tone="sunken">
      <Testimonials items={ordered.slice(0, site.manifest.site.display.testimonialsOnPage)} />
    </Section>
  )
}

function namesOf(place: Place | undefined, site: Site): Set<string> {
  if (!place) return new Set()
  const cities = place.kind === 'city' ? [place.city] : citiesOf(site, place.county)
  return new Set(cities.map(({ name }) => name))
}

import type { Service } from '#manifest/schema.ts'
import { orderedTestimonials } from '../local/testimonials.ts'
import type { Place } from '../place.ts'
import { Section } from './Section.tsx'
import { useSite } from './site-context.ts'
import { Testimonials } from './Testimonials.tsx'

type PlaceTestimonialsProps = {
  heading: string
  /** Testimonials about this service and from near this place come first. */
  service?: Service
  place?: Place
}

/** The most relevant testimonials, at most `testimonialsOnPage`. */
export function PlaceTestimonials({ heading, ...about }: PlaceTestimonialsProps) {
  const site = useSite()
  const items = orderedTestimonials(site, about)
  if (items.length === 0) return null
  return (
    <Section heading={heading} tone="sunken">
      <Testimonials items={items.slice(0, site.manifest.site.display.testimonialsOnPage)} />
    </Section>
  )
}

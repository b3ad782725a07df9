import type { Service } from '#manifest/schema.ts'
import { orderedTestimonials } from '../local/testimonials.ts'
import type { Place } from '../place.ts'
import { Section } from './Section.tsx'
import { useSite } from './site-context.ts'
import { Testimonials } from './Testimonials.tsx'

type PlaceTestimonialsProps = {
  heading: string
  /** What they are to be about, and whose neighbors they are to come from, as far as there are any. */
  service?: Service
  place?: Place
}

/** The few testimonials a page has room for. */
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

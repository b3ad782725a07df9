import { testimonialsNear } from '../local/testimonials-near.ts'
import type { Place } from '../place.ts'
import { Section } from './Section.tsx'
import { useSite } from './site-context.ts'
import { Testimonials } from './Testimonials.tsx'

type PlaceTestimonialsProps = {
  heading: string
  /** Whose customers come first, and then those of its neighbors. */
  place?: Place
}

/** The few testimonials a page has room for. */
export function PlaceTestimonials({ heading, place }: PlaceTestimonialsProps) {
  const site = useSite()
  const items = testimonialsNear(site, place)
  if (items.length === 0) return null
  return (
    <Section heading={heading} tone="sunken">
      <Testimonials items={items.slice(0, site.manifest.site.display.testimonialsOnPage)} />
    </Section>
  )
}

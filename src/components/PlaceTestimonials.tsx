import type { Service, Testimonial } from '#manifest/schema.ts'
import { kept } from '../kept.ts'
import { orderedTestimonials } from '../local/testimonials.ts'
import type { Place } from '../place.ts'
import type { Site } from '../site.ts'
import { keptHtml } from './kept-html.tsx'
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
  const items = orderedTestimonials(site, about).slice(0, site.manifest.site.display.testimonialsOnPage)
  return items.length > 0 ? <TestimonialSection heading={heading} items={sameList(site, ...items)} /> : null
}

type TestimonialSectionProps = { heading: string; items: readonly Testimonial[] }

/** Few of the possible lists are on any page: neighbours have the same reviews nearby. */
const TestimonialSection = keptHtml(['heading', 'items'], ({ heading, items }: TestimonialSectionProps) => (
  <Section heading={heading} tone="sunken">
    <Testimonials items={items} />
  </Section>
))

/** One array for the same testimonials. */
const sameList = kept((_: Site, ...items: Testimonial[]): readonly Testimonial[] => items)

import type { ReactNode } from 'react'
import type { Service } from '#manifest/schema.ts'
import type { Place } from '../place.ts'
import { requiredPage } from '../site.ts'
import { CallToAction } from './CallToAction.tsx'
import { PlaceTestimonials } from './PlaceTestimonials.tsx'
import { Prose } from './Prose.tsx'
import { Section } from './Section.tsx'
import { ServicePrice } from './ServicePrice.tsx'
import { useSite } from './site-context.ts'

type ServiceBodyProps = {
  service: Service
  /** Where, unless it is about the service everywhere. */
  place?: Place
  /** Where else the service is to be had. */
  children: ReactNode
}

/** What a service is and costs, the same everywhere it is offered. */
export function ServiceBody({ service, place, children }: ServiceBodyProps) {
  const texts = requiredPage(useSite(), 'services').service
  return (
    <>
      <div className="section section-split">
        <ServicePrice service={service} />
        <div className="service-text">
          {place && <p className="lead">{placeDescription(place)}</p>}
          <Prose html={service.fullDescription} />
        </div>
      </div>
      <Section heading={texts.features} tone="sunken">
        <ul className="features">
          {service.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </Section>
      {children}
      <PlaceTestimonials heading={texts.testimonials} place={place} />
      <CallToAction callToAction={texts.callToAction} />
    </>
  )
}

function placeDescription(place: Place): string {
  return place.kind === 'city' ? place.city.description : place.county.description
}

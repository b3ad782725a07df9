import type { ReactNode } from 'react'
import type { Service } from '#manifest/schema.ts'
import { servicePassage } from '../local/place-texts.ts'
import type { Place } from '../place.ts'
import { requiredPage } from '../site.ts'
import { CallToAction } from './CallToAction.tsx'
import { Gallery } from './Gallery.tsx'
import { PlaceTestimonials } from './PlaceTestimonials.tsx'
import { Prose } from './Prose.tsx'
import { ServiceFeatures } from './ServiceFeatures.tsx'
import { ServicePrice } from './ServicePrice.tsx'
import { ServiceTraits } from './ServiceTraits.tsx'
import { useSite } from './site-context.ts'

type ServiceBodyProps = {
  service: Service
  /** Absent on the page about the service in general. */
  place?: Place
  /** Links to the service in other places. */
  children: ReactNode
}

/** What a service is like in its place, its price and its description. */
export function ServiceBody({ service, place, children }: ServiceBodyProps) {
  const site = useSite()
  const texts = requiredPage(site, 'services').service
  const passage = place && servicePassage(place, service)
  return (
    <>
      <div className="section items-start gap-y-6 lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,42rem)_minmax(18rem,1fr)] lg:gap-x-20">
        {passage && <p className="max-w-text text-lead text-ink-muted">{passage}</p>}
        <ServicePrice service={service} />
        <Prose html={service.fullDescription} />
      </div>
      {place && <ServiceTraits service={service} place={place} />}
      <ServiceFeatures service={service} />
      {!place && <ServiceMore service={service} />}
      {children}
      <PlaceTestimonials heading={texts.testimonials} service={service} place={place} />
      <CallToAction callToAction={texts.callToAction} />
    </>
  )
}

/** What only the service page has: pictures of finished work, and further questions. */
function ServiceMore({ service: { slug, gallery, sections } }: { service: Service }) {
  const questions = sections.length > 0 && (
    <div className="section grid-fit-76 gap-x-[min(4vw,3.5rem)] gap-y-10 *:grid *:content-start *:gap-4">
      {sections.map(({ heading, text }) => (
        <section key={heading}>
          <h2 className="text-2xl">{heading}</h2>
          <Prose html={text} />
        </section>
      ))}
    </div>
  )
  if (!gallery) return questions
  return (
    <>
      <Gallery gallery={gallery} service={slug} />
      {questions}
    </>
  )
}

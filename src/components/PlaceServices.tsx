import type { Link } from '#manifest/schema.ts'
import type { Place } from '../place.ts'
import { NavLink } from './NavLink.tsx'
import { Section } from './Section.tsx'
import { ServiceLinks } from './ServiceLinks.tsx'

type PlaceServicesProps = {
  heading: string
  place: Place
  /** Links to pages that help to choose, such as the checklist. */
  more: readonly Link[]
}

/** The services in a place, followed by further links. */
export function PlaceServices({ heading, place, more }: PlaceServicesProps) {
  return (
    <Section heading={heading}>
      <ServiceLinks place={place} />
      {more.length > 0 && (
        <p className="flex flex-wrap items-center gap-3">
          {more.map((link) => (
            <NavLink link={link} look="secondary" key={JSON.stringify(link)} />
          ))}
        </p>
      )}
    </Section>
  )
}

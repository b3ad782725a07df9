import { say } from '../messages.ts'
import { officeOf } from '../site.ts'
import { RouteLink } from './RouteLink.tsx'
import { useSite } from './site-context.ts'

/** The name of the office that serves the place of the page, for a line above its address. */
export function OfficeName() {
  const office = officeOf(useSite())
  if (!office) return null
  return (
    <p>
      <RouteLink to="officePage" params={{ office: office.slug }}>
        {office.name}
      </RouteLink>
    </p>
  )
}

/** A link to the list of offices, on pages of the whole company. */
export function OfficesLink() {
  const site = useSite()
  if (site.manifest.offices.length === 0 || officeOf(site)) return null
  return (
    <p>
      <RouteLink to="offices">{say(site, 'offices.heading')}</RouteLink>
    </p>
  )
}

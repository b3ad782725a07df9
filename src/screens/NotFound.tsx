import type { MissingKind, MissingMessage, MissingPattern } from '../client/not-found.ts'
import { NavLink } from '../components/NavLink.tsx'
import { useSite } from '../components/site-context.ts'
import { resolveLink } from '../link.ts'
import { routes } from '../routes.ts'
import type { ScreenProps } from '../screen-props.ts'

/** By which `src/client/not-found.ts` tells what an address asks for. */
const patterns: MissingPattern[] = [
  { pattern: routes.servicePlace.path, kind: 'location' },
  { pattern: routes.service.path, kind: 'service' },
  { pattern: routes.serviceArea.path, kind: 'location' },
  { pattern: routes.county.path, kind: 'county' },
]

/** The message for an unknown address, and as data the messages the browser may show in its place. */
export function NotFound({ data }: ScreenProps<'notFound'>) {
  const site = useSite()
  const services = site.manifest.services.map(({ slug }) => slug)
  const message = (kind: MissingKind): MissingMessage => ({ ...data[kind], back: resolveLink(site, data[kind].back) })
  const messages = { service: message('service'), location: message('location'), county: message('county') }
  return (
    <div className="section not-found">
      <div
        className="not-found-message"
        data-not-found=""
        data-services={services.join(' ')}
        data-patterns={JSON.stringify(patterns)}
        data-messages={JSON.stringify(messages satisfies Record<MissingKind, MissingMessage>)}
      >
        <h1>{data.heading}</h1>
        {data.intro && <p className="lead">{data.intro}</p>}
        <p className="not-found-hint">
          <code>{data.hint}</code>
        </p>
        <ul className="actions">
          {data.links.map((link, index) => (
            <li key={JSON.stringify(link)}>
              <NavLink link={link} look={index === 0 ? 'primary' : 'quiet'} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

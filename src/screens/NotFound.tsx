import type { MissingKind, MissingPattern } from '../client/not-found.ts'
import { NavLink } from '../components/NavLink.tsx'
import { useSite } from '../components/site-context.ts'
import { routes } from '../routes.ts'
import type { ScreenProps } from '../screen-props.ts'

const kinds: MissingKind[] = ['service', 'location', 'county']

/** `src/client/not-found.ts` uses these to recognise the kind of record a URL names. */
const patterns: MissingPattern[] = [
  { pattern: routes.servicePlace.path, kind: 'location' },
  { pattern: routes.service.path, kind: 'service' },
  { pattern: routes.serviceArea.path, kind: 'location' },
  { pattern: routes.county.path, kind: 'county' },
]

/** The message for an unknown URL, and the hidden messages the browser may show in its place. */
export function NotFound({ data }: ScreenProps<'notFound'>) {
  const services = useSite().manifest.services.map(({ slug }) => slug)
  return (
    <div className="section">
      <div
        className="not-found-message"
        data-not-found=""
        data-services={services.join(' ')}
        data-patterns={JSON.stringify(patterns)}
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
        {kinds.map((kind) => (
          <div key={kind} className="not-found-message" data-kind={kind} data-heading={data[kind].heading} hidden>
            <p className="lead">{data[kind].text}</p>
            <p className="actions">
              <NavLink link={data[kind].back} look="primary" />
            </p>
          </div>
        ))}
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import type { MissingKind, MissingPattern } from '../client/not-found.ts'
import { NavLink } from '../components/NavLink.tsx'
import { useSite } from '../components/site-context.ts'
import { routes } from '../routes.ts'
import type { ScreenProps } from '../screen-props.ts'

const kinds: MissingKind[] = ['service', 'location', 'county']

/** By which `src/client/not-found.ts` tells what an address asks for. */
const patterns: MissingPattern[] = [
  { pattern: routes.servicePlace.path, kind: 'location' },
  { pattern: routes.service.path, kind: 'service' },
  { pattern: routes.serviceArea.path, kind: 'location' },
  { pattern: routes.county.path, kind: 'county' },
]

/** The message for an unknown address, and the messages the browser may show in its place. */
export function NotFound({ data }: ScreenProps<'notFound'>) {
  const services = useSite().manifest.services.map(({ slug }) => slug)
  return (
    <div
      className="section not-found"
      data-not-found=""
      data-services={services.join(' ')}
      data-patterns={JSON.stringify(patterns)}
    >
      <Message kind="general" heading={data.heading} text={data.intro}>
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
      </Message>
      {kinds.map((kind) => (
        <Message key={kind} kind={kind} heading={data[kind].heading} text={data[kind].text} hidden>
          <p className="actions">
            <NavLink link={data[kind].back} look="primary" />
          </p>
        </Message>
      ))}
    </div>
  )
}

type MessageProps = {
  kind: 'general' | MissingKind
  heading: string
  text: string | undefined
  hidden?: boolean
  children: ReactNode
}

function Message({ kind, heading, text, hidden = false, children }: MessageProps) {
  return (
    <div className="not-found-message" data-kind={kind} hidden={hidden}>
      <h1>{heading}</h1>
      {text && <p className="lead">{text}</p>}
      {children}
    </div>
  )
}

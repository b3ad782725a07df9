import type { ReactNode } from 'react'
import { NavLink } from '../components/NavLink.tsx'
import { useSite } from '../components/site-context.ts'
import type { ScreenProps } from '../screen-props.ts'

/** The kinds of record an address can ask for in vain. `src/client/not-found.ts` tells which it was. */
const kinds = ['service', 'location', 'county'] as const

/** The message for an unknown address, and the messages the browser may show in its place. */
export function NotFound({ data }: ScreenProps<'notFound'>) {
  const services = useSite().manifest.services.map(({ slug }) => slug)
  return (
    <div className="section not-found" data-not-found="" data-services={services.join(' ')}>
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
  kind: 'general' | (typeof kinds)[number]
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

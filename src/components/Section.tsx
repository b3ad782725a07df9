import { type ReactNode, useId } from 'react'

const tones = {
  plain: 'section',
  sunken: 'section section-sunken',
  band: 'section band',
  /** The heading is to the left of the content, where there is room. */
  aside: 'section section-aside',
} as const

type SectionProps = {
  heading: string
  /** A sentence or two under the heading. */
  text?: string
  tone?: keyof typeof tones
  /** Fragment that links may target. */
  id?: string
  children?: ReactNode
}

/** A band of the page under a second-level heading. */
export function Section({ heading, text, tone = 'plain', id, children }: SectionProps) {
  const headingId = useId()
  return (
    <section className={tones[tone]} id={id} aria-labelledby={headingId}>
      <div className="section-head">
        <h2 id={headingId}>{heading}</h2>
        {text && <p>{text}</p>}
      </div>
      {children}
    </section>
  )
}

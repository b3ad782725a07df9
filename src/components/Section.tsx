import { type ReactNode, useId } from 'react'

const tones = {
  plain: 'section',
  sunken: 'section section-sunken',
  band: 'section band',
  /** The heading is to the left of the content, where there is room. */
  aside: 'section lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:items-start lg:gap-x-20',
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
      <div className={tone === 'aside' ? 'grid max-w-text gap-3.5 lg:sticky lg:top-28' : 'grid max-w-text gap-3.5'}>
        <h2 id={headingId}>{heading}</h2>
        {text && <p className="text-lead text-ink-muted">{text}</p>}
      </div>
      {children}
    </section>
  )
}

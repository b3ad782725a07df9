import type { ComponentProps } from 'react'
import type { Season } from '#manifest/schema.ts'
import { Section } from './Section.tsx'

type SeasonTipsProps = { season: Season; tone: ComponentProps<typeof Section>['tone'] }

/** A season of the guide: when it is, what it brings and what to do in it. */
export function SeasonTips({ season: { slug, name, months, intro, tips }, tone }: SeasonTipsProps) {
  return (
    <Section id={slug} heading={name} text={months} tone={tone}>
      <p className="lead">{intro}</p>
      <ul className="season-tips">
        {tips.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

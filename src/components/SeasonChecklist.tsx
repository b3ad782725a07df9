import type { Season } from '#manifest/schema.ts'
import { Section } from './Section.tsx'

/** The jobs of a season to tick off, on paper if need be. */
export function SeasonChecklist({ checklist }: { checklist: NonNullable<Season['checklist']> }) {
  return (
    <Section heading={checklist.heading} text={checklist.text}>
      <ul className="tick-list">
        {checklist.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  )
}

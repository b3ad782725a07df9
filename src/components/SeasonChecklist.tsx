import type { Season } from '#manifest/schema.ts'
import { Section } from './Section.tsx'

/** The tasks of a season as a checklist, also usable in print. */
export function SeasonChecklist({ checklist }: { checklist: NonNullable<Season['checklist']> }) {
  return (
    <Section heading={checklist.heading} text={checklist.text}>
      <ul className="check-boxes grid-fill-104 gap-x-12 gap-y-3">
        {checklist.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  )
}

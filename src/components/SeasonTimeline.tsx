import type { Season } from '#manifest/schema.ts'
import { Section } from './Section.tsx'

/** The tasks of a season in the order to do them. */
export function SeasonTimeline({ timeline }: { timeline: NonNullable<Season['timeline']> }) {
  return (
    <Section heading={timeline.heading} text={timeline.text} tone="sunken">
      <ol className="timeline">
        {timeline.steps.map(({ when, what }) => (
          <li key={when}>
            <strong>{when}</strong>
            <p>{what}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

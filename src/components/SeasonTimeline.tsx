import type { Season } from '#manifest/schema.ts'
import { Section } from './Section.tsx'

/** The tasks of a season in the order to do them. */
export function SeasonTimeline({ timeline }: { timeline: NonNullable<Season['timeline']> }) {
  return (
    <Section heading={timeline.heading} text={timeline.text} tone="sunken">
      <ol className="max-w-[52rem]">
        {timeline.steps.map(({ when, what }) => (
          <li
            className="relative grid gap-x-8 gap-y-0.5 border-s-2 border-brand ps-7 pb-6 break-inside-avoid last:pb-0 sm:grid-cols-[8rem_minmax(0,1fr)]"
            key={when}
          >
            <span className="absolute -start-2 top-1.5 size-3.5 rounded-full bg-brand" />
            <strong>{when}</strong>
            <p>{what}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

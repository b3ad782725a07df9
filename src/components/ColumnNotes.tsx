import type { Checklist } from '#manifest/schema.ts'
import { Section } from './Section.tsx'

/** Explains the columns of the checklist, for readers without tooltips. */
export function ColumnNotes({ heading, columns }: { heading: string; columns: Checklist['columns'] }) {
  const noted = columns.filter(({ note }) => note)
  if (noted.length === 0) return null
  return (
    <Section heading={heading} tone="sunken">
      <dl className="grid-fill-88 gap-x-12 gap-y-5">
        {noted.map(({ id, label, note }) => (
          <div className="border-t pt-4" key={id}>
            <dt className="font-bold">{label}</dt>
            <dd className="text-ink-muted">{note}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

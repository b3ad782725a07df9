import type { Checklist } from '#manifest/schema.ts'
import { Section } from './Section.tsx'

/** Explains the columns of the checklist, for readers without tooltips. */
export function ColumnNotes({ heading, columns }: { heading: string; columns: Checklist['columns'] }) {
  const noted = columns.filter(({ note }) => note)
  if (noted.length === 0) return null
  return (
    <Section heading={heading} tone="sunken">
      <dl className="column-notes">
        {noted.map(({ id, label, note }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

import { type ReactNode, useId } from 'react'
import { columnOf } from '../../columns.ts'
import { useReport } from '../../report.tsx'
import type { SnippetField as Field } from './snippet-edits.ts'

type SnippetFieldProps = {
  field: Field
  value: string
  onChange: (text: string) => void
  /** Below the field. */
  children?: ReactNode
}

/** A field for the title or the description of a page. */
export function SnippetField({ field, value, onChange, children }: SnippetFieldProps) {
  const { rows } = useReport()
  const id = useId()
  return (
    <div className="labelled">
      <label htmlFor={id}>{columnOf(rows, field).label}</label>
      <textarea
        id={id}
        className="field"
        rows={field === 'title' ? 2 : 4}
        dir="auto"
        value={value}
        // A title or description is one line.
        onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' '))}
      />
      {children}
    </div>
  )
}

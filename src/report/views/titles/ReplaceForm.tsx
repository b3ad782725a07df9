import { useId, useState } from 'react'
import { columnOf } from '../../columns.ts'
import { countText } from '../../format.ts'
import { Choice } from '../../parts/Choice.tsx'
import { useReport } from '../../report.tsx'
import { type SnippetField, type SnippetPage, snippetFields, withReplacement } from '../url/snippet-edits.ts'
import { useSnippetEdits } from '../url/use-snippet-edits.ts'

/** Replaces a part of the titles or descriptions of all pages at once. */
export function ReplaceForm({ pages }: { pages: readonly SnippetPage[] }) {
  const { rows } = useReport()
  const { edits, setEdits } = useSnippetEdits()
  const id = useId()
  const [field, setField] = useState<SnippetField>('title')
  const [find, setFind] = useState('')
  const [by, setBy] = useState('')
  const replacement = withReplacement(edits, pages, { field, find, by })
  return (
    <form
      className="filters"
      onSubmit={(event) => {
        event.preventDefault()
        setEdits(replacement.edits)
      }}
    >
      <Choice
        label="In"
        value={field}
        options={snippetFields.map((each) => [each, columnOf(rows, each).label] as const)}
        onChange={setField}
      />
      <div className="labelled">
        <label htmlFor={`${id}-find`}>Find</label>
        <input
          id={`${id}-find`}
          className="field"
          value={find}
          autoComplete="off"
          onChange={({ target }) => setFind(target.value)}
        />
      </div>
      <div className="labelled">
        <label htmlFor={`${id}-by`}>Replace by</label>
        <input
          id={`${id}-by`}
          className="field"
          value={by}
          autoComplete="off"
          onChange={({ target }) => setBy(target.value)}
        />
      </div>
      <button type="submit" className="button" disabled={replacement.count === 0 || find === by}>
        Replace on {countText(replacement.count, 'page', 'pages')}
      </button>
    </form>
  )
}

import { type ComponentProps, useId, useState } from 'react'
import { columnOf } from '../../columns.ts'
import { countText } from '../../format.ts'
import { useReport } from '../../report.tsx'
import { rowOfPath } from '../../row-of-path.ts'
import { csvFileName } from '../urls/csv.ts'
import { download } from '../urls/download.ts'
import { SearchPreview } from './SearchPreview.tsx'
import { editsCsv, snippetFields, withEdit } from './snippet-edits.ts'
import { useSnippetEdits } from './use-snippet-edits.ts'

/** The search result of a page, with fields to try other texts. The edits of all pages are downloaded as CSV. */
export function SnippetEditor(props: ComponentProps<typeof SearchPreview>) {
  const { path } = props
  const { rows, summary } = useReport()
  const [edits, setEdits] = useSnippetEdits()
  const id = useId()
  const page = edits.get(path) ?? {}
  // Only at first: the reader opens and closes it from then on.
  const [isOpen] = useState(Object.keys(page).length > 0)
  const count = [...edits.values()].reduce((sum, each) => sum + Object.keys(each).length, 0)
  return (
    <>
      <SearchPreview {...props} {...page} />
      <details className="snippet" open={isOpen}>
        <summary>Edit title and description</summary>
        {snippetFields.map((field) => (
          <div key={field} className="labelled">
            <label htmlFor={`${id}-${field}`}>{columnOf(rows, field).label}</label>
            <textarea
              id={`${id}-${field}`}
              className="field"
              rows={field === 'title' ? 2 : 4}
              dir="auto"
              value={page[field] ?? props[field]}
              onChange={({ target }) => {
                // A title or description is one line.
                const text = target.value.replace(/\s*\n\s*/g, ' ')
                setEdits(withEdit(edits, { path, field, text, original: props[field] }))
              }}
            />
          </div>
        ))}
        <p className="muted">
          The preview above shows the texts. Download the edits and write them to the manifest; they are kept until the
          report is closed.
        </p>
      </details>
      {count > 0 && (
        <p className="snippet-edits">
          <span role="status">
            {countText(count, 'edit', 'edits')} on {countText(edits.size, 'page', 'pages')}
          </span>
          <button
            type="button"
            className="button"
            onClick={() =>
              download(
                csvFileName(summary.site.name, 'edits'),
                editsCsv(edits, rows, (each) => rowOfPath(rows, each)),
              )
            }
          >
            Download edits
          </button>
          <button type="button" className="button" onClick={() => setEdits(new Map())}>
            Discard all edits
          </button>
        </p>
      )}
    </>
  )
}

import { type ComponentProps, useId, useState } from 'react'
import { columnOf } from '../../columns.ts'
import { countText } from '../../format.ts'
import { useReport } from '../../report.tsx'
import { rowOfPath } from '../../row-of-path.ts'
import { fileName } from '../urls/csv.ts'
import { download } from '../urls/download.ts'
import { SearchPreview } from './SearchPreview.tsx'
import { editsCsv, editsYaml, openEdits, snippetFields, withEdit } from './snippet-edits.ts'
import { useSnippetEdits } from './use-snippet-edits.ts'

/** The search result of a page, with fields to try other texts. The edits of all pages are downloaded as CSV. */
export function SnippetEditor(props: ComponentProps<typeof SearchPreview>) {
  const { path } = props
  const { rows, summary } = useReport()
  const { edits, isStored, setEdits } = useSnippetEdits()
  const id = useId()
  const page = edits.get(path) ?? {}
  // Only at first: the reader opens and closes it from then on.
  const [isOpen] = useState(Object.keys(page).length > 0)
  const open = openEdits(edits, rows, (each) => rowOfPath(rows, each))
  const pages = new Set(open.map(({ path }) => path)).size
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
          The preview above shows the texts.{' '}
          {isStored
            ? 'This browser keeps them for the site until you discard them, or until the pages have them.'
            : 'This browser cannot keep them, so they are lost when the report is closed.'}{' '}
          Nothing on the site changes before you download the edits and write them to the manifest.
        </p>
      </details>
      {open.length > 0 && (
        <p className="snippet-edits">
          <span role="status">
            {countText(open.length, 'edit', 'edits')} on {countText(pages, 'page', 'pages')}
          </span>
          <button
            type="button"
            className="button"
            onClick={() => download(fileName(summary.site.name, 'edits.csv'), editsCsv(open))}
          >
            Download edits
          </button>
          <button
            type="button"
            className="button"
            onClick={() =>
              download(fileName(summary.site.name, 'edits.yaml'), editsYaml(open), 'text/yaml;charset=utf-8')
            }
          >
            Download lines for the manifest
          </button>
          <button type="button" className="button" onClick={() => setEdits(new Map())}>
            Discard all edits
          </button>
        </p>
      )}
    </>
  )
}

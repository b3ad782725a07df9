import { numberText } from '../../format.ts'
import { PageLink } from '../../parts/PageLink.tsx'
import { cutText } from '../url/cut-text.ts'
import { SnippetField } from '../url/SnippetField.tsx'
import { searchWindows } from '../url/search-rooms.ts'
import { type SnippetField as Field, type SnippetPage, snippetFields, withEdit } from '../url/snippet-edits.ts'
import { useSnippetEdits } from '../url/use-snippet-edits.ts'

/** The texts of a page as fields, with the room that search results have for them. */
export function TitleCard({ page }: { page: SnippetPage }) {
  const { path } = page
  const { edits, setEdits } = useSnippetEdits()
  const edited = edits.get(path) ?? {}
  return (
    <section className="card snippet" aria-label={path}>
      <PageLink path={path} />
      {snippetFields.map((field) => {
        const text = edited[field] ?? page[field]
        return (
          <SnippetField
            key={field}
            field={field}
            value={text}
            onChange={(text) => setEdits(withEdit(edits, { path, field, text, original: page[field] }))}
          >
            <p className="muted">
              <Rooms field={field} text={text} />
              {edited[field] !== undefined && ' Edited.'}
            </p>
          </SnippetField>
        )
      })}
    </section>
  )
}

function Rooms({ field, text }: { field: Field; text: string }) {
  return searchWindows.map((window) => {
    const { width, limit, isCut } = cutText(text, window[field])
    return (
      <span key={window.name}>
        {window.name}: {numberText(Math.ceil(width))} of {numberText(limit)} px{isCut ? ', truncated' : ''}.{' '}
      </span>
    )
  })
}

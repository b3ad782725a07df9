import { numberText } from '../../format.ts'
import { PageLink } from '../../parts/PageLink.tsx'
import { useReport } from '../../report.tsx'
import { cutText } from '../url/cut-text.ts'
import type { JsonLdNode } from '../url/json-ld-nodes.ts'
import { SearchResult } from '../url/SearchResult.tsx'
import { SnippetField } from '../url/SnippetField.tsx'
import { searchWindows } from '../url/search-rooms.ts'
import { type SnippetField as Field, type SnippetPage, snippetFields, withEdit } from '../url/snippet-edits.ts'
import { useSnippetEdits } from '../url/use-snippet-edits.ts'

/** The structured data of a page is not loaded for a list of many. Without breadcrumbs, a result shows the path. */
const noNodes: readonly JsonLdNode[] = []

/** The texts of a page as fields, with the room that search results have for them, and on wide screens with the result. */
export function TitleCard({ page }: { page: SnippetPage }) {
  const { path } = page
  const { origin, name } = useReport().summary.site
  const { edits, setEdits } = useSnippetEdits()
  const edited = edits.get(path) ?? {}
  const [desktop] = searchWindows
  return (
    <section className="card title-card" aria-label={path}>
      <div className="snippet">
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
      </div>
      <div className="title-result">
        <SearchResult window={desktop} origin={origin} siteName={name} nodes={noNodes} {...page} {...edited} />
      </div>
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

import { type ComponentProps, useState } from 'react'
import { EditDownloads } from './EditDownloads.tsx'
import { SearchPreview } from './SearchPreview.tsx'
import { SnippetField } from './SnippetField.tsx'
import { snippetFields, withEdit } from './snippet-edits.ts'
import { useSnippetEdits } from './use-snippet-edits.ts'

/** The search result of a page, with fields to try other texts. The edits of all pages are downloaded as CSV. */
export function SnippetEditor(props: ComponentProps<typeof SearchPreview>) {
  const { path } = props
  const { edits, isStored, setEdits } = useSnippetEdits()
  const page = edits.get(path) ?? {}
  // Only at first: the reader opens and closes it from then on.
  const [isOpen] = useState(Object.keys(page).length > 0)
  return (
    <>
      <SearchPreview {...props} {...page} />
      <details className="snippet" open={isOpen}>
        <summary>Edit title and description</summary>
        {snippetFields.map((field) => (
          <SnippetField
            key={field}
            field={field}
            value={page[field] ?? props[field]}
            onChange={(text) => setEdits(withEdit(edits, { path, field, text, original: props[field] }))}
          />
        ))}
        <p className="muted">
          The preview above shows the texts. <KeptNote isStored={isStored} />
        </p>
      </details>
      <EditDownloads />
    </>
  )
}

export function KeptNote({ isStored }: { isStored: boolean }) {
  return (
    <>
      {isStored
        ? 'This browser keeps edits until you discard them, or until the pages have them.'
        : 'This browser cannot keep edits, so they are lost when the report is closed.'}{' '}
      Nothing on the site changes before you download the edits and write them to the manifest.
    </>
  )
}

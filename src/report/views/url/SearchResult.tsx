import type { ReactNode } from 'react'
import { breadcrumbLine } from './breadcrumb-line.ts'
import { type CutText, cutText } from './cut-text.ts'
import type { JsonLdNode } from './json-ld-nodes.ts'
import type { SearchWindow } from './search-rooms.ts'

export type SearchResultProps = {
  origin: string
  path: string
  siteName: string
  title: string
  description: string
  nodes: readonly JsonLdNode[]
}

/** The page as a search result on one device, with texts truncated as search engines do. */
export function SearchResult({
  window: { name, box, title: titleRoom, description: descriptionRoom },
  origin,
  path,
  siteName,
  title,
  description,
  nodes,
}: SearchResultProps & { window: SearchWindow }) {
  const [host = '', ...crumbs] = breadcrumbLine(origin, path, nodes)
  return (
    <div className={`result result-${name.toLowerCase()}`} style={{ maxWidth: box }}>
      <div className="result-site">
        <span className="result-icon" aria-hidden="true" />
        <span>
          <bdi className="result-name">{siteName}</bdi>
          <span className="result-trail">
            {name === 'Phone' ? host.replace(/^https?:\/\//, '') : [host, ...crumbs].join(' › ')}
          </span>
        </span>
      </div>
      <p className="result-title" dir="auto">
        <Lines cut={cutText(title, titleRoom)}>The page has no title.</Lines>
      </p>
      <p className="result-description" dir="auto">
        <Lines cut={cutText(description, descriptionRoom)}>
          The page has no meta description; search engines choose a passage of the page.
        </Lines>
      </p>
    </div>
  )
}

function Lines({ cut: { lines }, children }: { cut: CutText; children: ReactNode }) {
  if (lines.length === 0) return <span className="muted">{children}</span>
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no key other than their position
    <span key={index} className={lines.length > 1 ? 'result-line' : undefined}>
      {line}{' '}
    </span>
  ))
}

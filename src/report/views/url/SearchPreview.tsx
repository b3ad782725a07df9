import type { ReactNode } from 'react'
import { numberText } from '../../format.ts'
import { breadcrumbLine } from './breadcrumb-line.ts'
import { type CutText, cutText } from './cut-text.ts'
import type { JsonLdNode } from './json-ld-nodes.ts'
import { type SearchWindow, searchWindows } from './search-rooms.ts'

type SearchPreviewProps = {
  origin: string
  path: string
  siteName: string
  title: string
  description: string
  nodes: readonly JsonLdNode[]
}

/** The page as a search result on desktop and phone, with texts truncated as search engines do. */
export function SearchPreview(props: SearchPreviewProps) {
  return (
    <div className="previews">
      {searchWindows.map((window) => (
        <Preview key={window.name} window={window} {...props} />
      ))}
    </div>
  )
}

function Preview({
  window: { name, box, title: titleRoom, description: descriptionRoom },
  origin,
  path,
  siteName,
  title,
  description,
  nodes,
}: SearchPreviewProps & { window: SearchWindow }) {
  const titleCut = cutText(title, titleRoom)
  const descriptionCut = cutText(description, descriptionRoom)
  const [host = '', ...crumbs] = breadcrumbLine(origin, path, nodes)
  return (
    <figure className="preview">
      <figcaption>{name}</figcaption>
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
          <Lines cut={titleCut}>The page has no title.</Lines>
        </p>
        <p className="result-description" dir="auto">
          <Lines cut={descriptionCut}>
            The page has no meta description; search engines choose a passage of the page.
          </Lines>
        </p>
      </div>
      <dl className="widths">
        <Width name="Title" cut={titleCut} />
        <Width name="Meta description" cut={descriptionCut} />
      </dl>
    </figure>
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

function Width({ name, cut: { width, limit, isCut } }: { name: string; cut: CutText }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="number">
        {numberText(Math.ceil(width))} of {numberText(limit)} px{' '}
        <span className={`tag ${isCut ? 'tag-warning' : 'tag-good'}`}>{isCut ? 'Truncated' : 'Fits'}</span>
      </dd>
    </div>
  )
}

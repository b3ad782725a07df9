import { numberText } from '../../format.ts'
import { type CutText, cutText } from './cut-text.ts'
import { SearchResult, type SearchResultProps } from './SearchResult.tsx'
import { type SearchWindow, searchWindows } from './search-rooms.ts'

/** The page as a search result on desktop and phone, and the widths of its texts. */
export function SearchPreview(props: SearchResultProps) {
  return (
    <div className="previews">
      {searchWindows.map((window) => (
        <Preview key={window.name} window={window} {...props} />
      ))}
    </div>
  )
}

function Preview(props: SearchResultProps & { window: SearchWindow }) {
  const { window, title, description } = props
  return (
    <figure className="preview">
      <figcaption>{window.name}</figcaption>
      <SearchResult {...props} />
      <dl className="widths">
        <Width name="Title" cut={cutText(title, window.title)} />
        <Width name="Meta description" cut={cutText(description, window.description)} />
      </dl>
    </figure>
  )
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

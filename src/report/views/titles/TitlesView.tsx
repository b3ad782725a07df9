import { useState } from 'react'
import { Link } from 'react-router-dom'
import { dataOf } from '../../columns.ts'
import type { ReportRows } from '../../data.ts'
import { countText } from '../../format.ts'
import { useReport } from '../../report.tsx'
import { EditDownloads } from '../url/EditDownloads.tsx'
import { KeptNote } from '../url/SnippetEditor.tsx'
import type { SnippetPage } from '../url/snippet-edits.ts'
import { useSnippetEdits } from '../url/use-snippet-edits.ts'
import { useShownRows } from '../urls/use-shown-rows.ts'
import { useViewState } from '../urls/use-view-state.ts'
import { writeViewState } from '../urls/view-state.ts'
import { ReplaceForm } from './ReplaceForm.tsx'
import { TitleCard } from './TitleCard.tsx'

/** Pages shown at first, and added by each click. */
const step = 20

/** Titles and descriptions of the pages that the table of URLs shows, in its order, as fields. */
export function TitlesView() {
  const { rows } = useReport()
  const { state } = useViewState()
  const order = useShownRows(state)
  const { isStored } = useSnippetEdits()
  const [shown, setShown] = useState(step)
  const pages = pagesOf(rows, order)
  const left = pages.length - shown
  return (
    <div className="page">
      <h1 tabIndex={-1}>Titles and descriptions</h1>
      <p>
        {countText(pages.length, 'page', 'pages')} of{' '}
        <Link to={{ pathname: '/urls', search: writeViewState(state, rows.columns).toString() }}>
          the table of URLs
        </Link>
        , with its search, filters and order. <KeptNote isStored={isStored} />
      </p>
      <EditDownloads />
      {pages.length > 1 && <ReplaceForm pages={pages} />}
      {pages.slice(0, shown).map((page) => (
        <TitleCard key={page.path} page={page} />
      ))}
      {left > 0 && (
        <p className="more">
          <button type="button" className="button" onClick={() => setShown(shown + step)}>
            Show {Math.min(step, left)} more of {countText(pages.length, 'page', 'pages')}
          </button>
        </p>
      )}
    </div>
  )
}

/** The rows that are pages: redirects and missing URLs have no texts. */
function pagesOf(rows: ReportRows, order: Uint32Array): SnippetPage[] {
  const { path, title, description } = rows.text
  const { values, codes } = dataOf(rows.coded, 'status')
  return Array.from(order)
    .filter((row) => values[codes[row] ?? -1] === 'page')
    .map((row) => ({ path: path[row] ?? '', title: title[row] ?? '', description: description[row] ?? '' }))
}

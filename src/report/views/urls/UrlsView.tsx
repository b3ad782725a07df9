import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { countText, numberText } from '../../format.ts'
import { useReport } from '../../report.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { ColumnPanel } from './ColumnPanel.tsx'
import { csvPieces, fileName } from './csv.ts'
import { DownloadPanel } from './DownloadPanel.tsx'
import { download } from './download.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { SearchNotes } from './SearchNotes.tsx'
import { UrlTable } from './UrlTable.tsx'
import { useShownRows } from './use-shown-rows.ts'
import { useViewState } from './use-view-state.ts'
import { writeViewState } from './view-state.ts'

type Panel = 'filters' | 'columns' | 'downloads' | undefined

/** Below this width, the panel would leave no room for the table. */
const wideWindow = '(width >= 64rem)'

/** All URLs in one table with search, filters, sorting and CSV download. */
export function UrlsView() {
  const { rows, summary } = useReport()
  const { state, update, read } = useViewState()
  const order = useShownRows(state)
  const navigate = useNavigate()
  const [panel, setPanel] = useState<Panel>(() => (matchMedia(wideWindow).matches ? 'filters' : undefined))
  const toggle = (which: Panel) => setPanel(panel === which ? undefined : which)

  function open(row: number) {
    const path = rows.text.path[row] ?? ''
    // The back button returns to this table, with the focus on the opened row.
    navigate({ search: writeViewState(state, rows.columns).toString() }, { replace: true, state: { path } })
    navigate({ pathname: '/url', search: new URLSearchParams({ path }).toString() })
  }

  return (
    <div className="urls" data-panel={panel}>
      <div className="urls-head">
        <h1 tabIndex={-1}>URLs</h1>
        <p className="urls-count number" role="status">
          {numberText(order.length)} of {countText(rows.count, 'URL', 'URLs')}
        </p>
        <search className="urls-tools">
          <input
            type="search"
            className="field urls-search"
            aria-label="Search URL, title, H1 and meta description"
            placeholder="Search URL, title, H1, description"
            title='Finds rows that contain every word. "Quotes" make a phrase, a minus excludes a word, OR joins alternatives, title:word and words<300 search one column, and title~^word is a regular expression.'
            value={state.q}
            onChange={(event) => update({ q: event.target.value })}
          />
          <button
            type="button"
            className="button"
            aria-expanded={panel === 'filters'}
            onClick={() => toggle('filters')}
          >
            Filters
          </button>
          <button
            type="button"
            className="button"
            aria-expanded={panel === 'columns'}
            onClick={() => toggle('columns')}
          >
            Columns
          </button>
          <button
            type="button"
            className="button"
            disabled={order.length === 0}
            onClick={() =>
              download(fileName(summary.site.name, 'urls.csv'), csvPieces({ rows, order, columns: state.columns }))
            }
          >
            Download CSV
          </button>
          <button
            type="button"
            className="button"
            aria-expanded={panel === 'downloads'}
            onClick={() => toggle('downloads')}
          >
            Links, images…
          </button>
          <Link className="button" to={{ pathname: '/titles', search: writeViewState(state, rows.columns).toString() }}>
            Edit titles
          </Link>
        </search>
        <SearchNotes q={state.q} />
        <ActiveFilters state={state} update={update} />
      </div>
      {panel === 'filters' && <FilterPanel state={state} update={update} read={read} />}
      {panel === 'columns' && <ColumnPanel state={state} update={update} />}
      {panel === 'downloads' && <DownloadPanel order={order} />}
      {order.length > 0 ? (
        <UrlTable state={state} update={update} order={order} onOpen={open} />
      ) : (
        <p className="urls-none">
          {rows.count === 0 ? 'The report has no URLs.' : 'No URLs match the search and filters.'}
        </p>
      )}
    </div>
  )
}

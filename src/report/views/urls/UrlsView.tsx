import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { countText, numberText } from '../../format.ts'
import { useReport } from '../../report.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { ColumnPanel } from './ColumnPanel.tsx'
import { csvFileName, csvPieces } from './csv.ts'
import { download } from './download.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { UrlTable } from './UrlTable.tsx'
import { useShownRows } from './use-shown-rows.ts'
import { useViewState } from './use-view-state.ts'
import { writeViewState } from './view-state.ts'

type Panel = 'filters' | 'columns' | undefined

/** Below this the panel would leave the table no room. */
const wideWindow = '(width >= 64rem)'

/** Every address in one table, which can be searched, filtered, sorted and taken away. */
export function UrlsView() {
  const { rows, summary } = useReport()
  const { state, update } = useViewState()
  const order = useShownRows(state)
  const navigate = useNavigate()
  const [panel, setPanel] = useState<Panel>(() => (matchMedia(wideWindow).matches ? 'filters' : undefined))
  const toggle = (which: Panel) => setPanel(panel === which ? undefined : which)

  function open(row: number) {
    const path = rows.text.path[row] ?? ''
    // One step back shows this table as it is now, with the keyboard on the row that was opened.
    navigate({ search: writeViewState(state).toString() }, { replace: true, state: { path } })
    navigate({ pathname: '/url', search: new URLSearchParams({ path }).toString() })
  }

  return (
    <div className="urls" data-panel={panel}>
      <div className="urls-head">
        <h1 tabIndex={-1}>URLs</h1>
        <p className="urls-count number" role="status">
          {numberText(order.length)} of {countText(rows.count, 'address', 'addresses')}
        </p>
        <search className="urls-tools">
          <input
            type="search"
            className="field urls-search"
            aria-label="Search path, title, H1 and description"
            placeholder="Search path, title, H1, description"
            title='Words that all have to be there. "Quotes" keep words together, a minus before a word leaves it out.'
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
              download(csvFileName(summary.site.name, 'urls'), csvPieces({ rows, order, columns: state.columns }))
            }
          >
            Download CSV
          </button>
        </search>
        <ActiveFilters state={state} update={update} />
      </div>
      {panel === 'filters' && <FilterPanel state={state} update={update} />}
      {panel === 'columns' && <ColumnPanel state={state} update={update} />}
      {order.length > 0 ? (
        <UrlTable state={state} update={update} order={order} onOpen={open} />
      ) : (
        <p className="urls-none">
          {rows.count === 0 ? 'The report holds no addresses.' : 'No address passes the search and the filters.'}
        </p>
      )}
    </div>
  )
}

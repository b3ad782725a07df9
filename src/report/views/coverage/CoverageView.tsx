import { useDeferredValue, useMemo } from 'react'
import { countText, numberText } from '../../format.ts'
import { Choice } from '../../parts/Choice.tsx'
import { SearchField } from '../../parts/SearchField.tsx'
import { useIsNarrow } from '../../parts/use-is-narrow.ts'
import { useQuery } from '../../parts/use-query.ts'
import { useReport } from '../../report.tsx'
import { fileName } from '../urls/csv.ts'
import { download } from '../urls/download.ts'
import { CoverageTable } from './CoverageTable.tsx'
import { coverageCsv } from './coverage-csv.ts'
import { coverageGrid } from './coverage-grid.ts'
import { demandOf, measuresOf } from './demand.ts'
import { filterGrid, statesIn } from './filter-grid.ts'
import { Legend } from './Legend.tsx'
import { type Order, orderPlaces, orders } from './order-places.ts'
import { ServiceList } from './ServiceList.tsx'

/** The page of every service in every place, and its state. */
export function CoverageView() {
  const { summary, rows } = useReport()
  const { query, setQuery } = useQuery(['state', 'service', 'q', 'language', 'order', 'show'])
  const grid = useMemo(() => coverageGrid(summary, rows, query.language), [summary, rows, query.language])
  const chosen = useMemo(() => statesIn(query.state), [query.state])
  const q = useDeferredValue(query.q)
  const measures = useMemo(() => measuresOf(rows), [rows])
  const colored = measures.find(({ name }) => name === query.show)
  const measure = colored ?? measures[0]
  const demand = useMemo(() => measure && demandOf(grid, rows, measure), [grid, rows, measure])
  const order = orders.find((each) => each === query.order) ?? 'worst'
  const shown = useMemo(() => {
    const { places, services } = filterGrid(grid, chosen, q)
    return { places: orderPlaces(grid, places, order, demand), services }
  }, [grid, chosen, q, order, demand])
  const isNarrow = useIsNarrow()
  if (grid.services.length === 0 || grid.places.length === 0) return <NoCoverage />

  return (
    <div className="page coverage-view">
      <h1 tabIndex={-1}>Coverage</h1>
      <Legend counts={grid.counts} chosen={chosen} onChoose={(states) => setQuery({ state: [...states].join(',') })} />
      <div className="filters">
        <LanguageChoice value={query.language} onChange={(language) => setQuery({ language })} />
        <Choice
          label="Order of places"
          value={order}
          options={orders
            .filter((each) => each !== 'demand' || demand !== undefined)
            .map((each) => [each, each === 'demand' ? `Most ${demand?.label.toLowerCase()}` : orderNames[each]])}
          onChange={(next) => setQuery({ order: next === 'worst' ? '' : next })}
        />
        {measures.length > 0 && (
          <Choice
            label="Cells show"
            value={colored?.name ?? ''}
            options={[['', 'State'], ...measures.map(({ name, label }) => [name, label] as const)]}
            onChange={(show) => setQuery({ show })}
          />
        )}
        <SearchField label="Search places" value={query.q} onChange={(text) => setQuery({ q: text })} />
        {(chosen.size > 0 || query.q !== '') && (
          <button type="button" className="button" onClick={() => setQuery({ state: '', q: '' })}>
            Show all
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={() =>
            download(
              fileName(summary.site.name, 'coverage.csv'),
              coverageCsv({ grid, shown, chosen, rows, demands: measures.map((each) => demandOf(grid, rows, each)) }),
            )
          }
        >
          Download CSV
        </button>
        <p role="status" className="filters-end">
          {countText(shown.services.length, 'service', 'services')} in{' '}
          {countText(shown.places.length, 'place', 'places')}
          {shown.places.length < grid.places.length && ` of ${numberText(grid.places.length)}`}
        </p>
      </div>
      {shown.places.length === 0 ? (
        <p className="card">No place matches.</p>
      ) : isNarrow ? (
        <ServiceList
          grid={grid}
          places={shown.places}
          chosen={chosen}
          slug={query.service}
          order={order}
          demand={demand}
          onChoose={(service) => setQuery({ service })}
        />
      ) : (
        <CoverageTable grid={grid} shown={shown} chosen={chosen} demand={demand} isColored={colored !== undefined} />
      )}
    </div>
  )
}

const orderNames: Record<Exclude<Order, 'demand'>, string> = {
  worst: 'Worst first',
  population: 'Most inhabitants',
  listed: 'As listed',
}

/** The languages of the site. Nothing if there is one. */
function LanguageChoice({ value, onChange }: { value: string; onChange: (language: string) => void }) {
  const { languages = [] } = useReport().summary
  const [first] = languages
  if (!first) return null
  const names = new Intl.DisplayNames('en', { type: 'language' })
  return (
    <Choice
      label="Language"
      value={languages.some(({ tag }) => tag === value) ? value : first.tag}
      options={languages.map(({ tag }) => [tag, names.of(tag) ?? tag])}
      onChange={onChange}
    />
  )
}

function NoCoverage() {
  return (
    <div className="page">
      <h1 tabIndex={-1}>Coverage</h1>
      <p>The site has no services or no places.</p>
    </div>
  )
}

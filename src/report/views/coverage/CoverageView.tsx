import { useDeferredValue, useMemo } from 'react'
import { countText, numberText } from '../../format.ts'
import { Choice } from '../../parts/Choice.tsx'
import { SearchField } from '../../parts/SearchField.tsx'
import { useQuery } from '../../parts/use-query.ts'
import { useReport } from '../../report.tsx'
import { CoverageTable } from './CoverageTable.tsx'
import { coverageGrid } from './coverage-grid.ts'
import { filterGrid, statesIn } from './filter-grid.ts'
import { Legend } from './Legend.tsx'
import { ServiceList } from './ServiceList.tsx'
import { useIsNarrow } from './use-is-narrow.ts'

/** The page of every service in every place, and its state. */
export function CoverageView() {
  const { summary, rows } = useReport()
  const { query, setQuery } = useQuery(['state', 'service', 'q', 'language'])
  const grid = useMemo(() => coverageGrid(summary, rows, query.language), [summary, rows, query.language])
  const chosen = useMemo(() => statesIn(query.state), [query.state])
  const q = useDeferredValue(query.q)
  const shown = useMemo(() => filterGrid(grid, chosen, q), [grid, chosen, q])
  const isNarrow = useIsNarrow()
  if (grid.services.length === 0 || grid.places.length === 0) return <NoCoverage />

  return (
    <div className="page coverage-view">
      <h1 tabIndex={-1}>Coverage</h1>
      <Legend counts={grid.counts} chosen={chosen} onChoose={(states) => setQuery({ state: [...states].join(',') })} />
      <div className="filters">
        <LanguageChoice value={query.language} onChange={(language) => setQuery({ language })} />
        <SearchField label="Search places" value={query.q} onChange={(text) => setQuery({ q: text })} />
        {(chosen.size > 0 || query.q !== '') && (
          <button type="button" className="button" onClick={() => setQuery({ state: '', q: '' })}>
            Show all
          </button>
        )}
        <p role="status" className="filters-end">
          {countText(shown.services.length, 'service', 'services')} in{' '}
          {countText(shown.places.length, 'place', 'places')}
          {shown.places.length < grid.places.length && ` of ${numberText(grid.places.length)}`}
        </p>
      </div>
      {isNarrow ? (
        <ServiceList
          grid={grid}
          places={shown.places}
          chosen={chosen}
          slug={query.service}
          onChoose={(service) => setQuery({ service })}
        />
      ) : (
        <CoverageTable grid={grid} shown={shown} chosen={chosen} />
      )}
    </div>
  )
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

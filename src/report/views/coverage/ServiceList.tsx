import { countText, numberText } from '../../format.ts'
import { Choice } from '../../parts/Choice.tsx'
import { CutList } from '../../parts/CutList.tsx'
import { PageLink } from '../../parts/PageLink.tsx'
import { useReport } from '../../report.tsx'
import { stateTexts } from './cell-states.ts'
import type { CellState, CoverageGrid } from './coverage-grid.ts'
import type { Demand } from './demand.ts'
import { countIn } from './filter-grid.ts'
import { type Order, orderByPage } from './order-places.ts'

type ServiceListProps = {
  grid: CoverageGrid
  places: readonly number[]
  chosen: ReadonlySet<CellState>
  /** Slug of the selected service; the first service if unknown. */
  slug: string
  order: Order
  demand: Demand | undefined
  onChoose: (slug: string) => void
}

/** The places of one service, for narrow windows. */
export function ServiceList({ grid, places, chosen, slug, order, demand, onChoose }: ServiceListProps) {
  const { rows } = useReport()
  const service = Math.max(
    0,
    grid.services.findIndex((each) => each.slug === slug),
  )
  const matching = places.filter((place) => chosen.size === 0 || chosen.has(grid.stateAt(place, service)))
  const listed = orderByPage(grid, matching, service, { order, demand })
  return (
    <>
      <Choice
        label="Service"
        value={grid.services[service]?.slug ?? ''}
        options={grid.services.map((each, index) => [
          each.slug,
          `${each.name} (${countText(countIn(grid.serviceCounts[index], chosen), 'page', 'pages')})`,
        ])}
        onChange={onChoose}
      />
      {listed.length === 0 && <p>No places match the filters for this service.</p>}
      <CutList key={service} items={listed} first={100} names={['place', 'places']} className="place-list">
        {(place) => {
          const state = grid.stateAt(place, service)
          const path = rows.text.path[grid.rowAt(place, service)]
          const name = grid.places[place]?.name ?? ''
          return (
            <li>
              <span className={`cell-sign cell-${state}`} aria-hidden="true">
                {stateTexts[state].sign}
              </span>
              {path === undefined ? <span>{name}</span> : <PageLink path={path}>{name}</PageLink>}
              <span className="muted">
                {demand && `${numberText(demand.at(place, service) ?? 0)} ${demand.label.toLowerCase()} · `}
                {stateTexts[state].name}
              </span>
            </li>
          )
        }}
      </CutList>
    </>
  )
}

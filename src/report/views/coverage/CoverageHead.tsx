import { compactText, numberText } from '../../format.ts'
import type { CellState, CoverageGrid } from './coverage-grid.ts'
import type { Demand } from './demand.ts'
import { countIn } from './filter-grid.ts'

type CoverageHeadProps = {
  grid: CoverageGrid
  services: readonly number[]
  chosen: ReadonlySet<CellState>
  hasPopulation: boolean
  demand: Demand | undefined
  /** Whether cells show the demand instead of the state. */
  isColored: boolean
}

/** The names of the columns, and their totals. */
export function CoverageHead({ grid, services, chosen, hasPopulation, demand, isColored }: CoverageHeadProps) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className="coverage-place">
          Place
        </th>
        <th scope="col" className="coverage-total">
          <span>{chosen.size === 0 ? 'Pages' : 'Selected'}</span>
        </th>
        {hasPopulation && (
          <th scope="col" className="coverage-total">
            <span>Inhabitants</span>
          </th>
        )}
        {demand && (
          <th scope="col" className="coverage-total">
            <span>{demand.label}</span>
          </th>
        )}
        {services.map((service) => (
          <th key={service} scope="col">
            <span title={grid.services[service]?.name}>{grid.services[service]?.name}</span>
          </th>
        ))}
      </tr>
      <tr aria-rowindex={2} className="coverage-totals">
        <th scope="row" className="coverage-place">
          All places
        </th>
        <td className="coverage-total">{numberText(countIn(grid.counts, chosen))}</td>
        {hasPopulation && <td className="coverage-total" />}
        {demand && (
          <td className="coverage-total">{numberText(demand.ofPlace.reduce((sum, value) => sum + value, 0))}</td>
        )}
        {services.map((service) => (
          <td key={service}>
            {isColored && demand
              ? compactText(demand.ofService[service] ?? 0)
              : numberText(countIn(grid.serviceCounts[service], chosen))}
          </td>
        ))}
      </tr>
    </thead>
  )
}

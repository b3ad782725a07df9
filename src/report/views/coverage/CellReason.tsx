import { numberText } from '../../format.ts'
import { useReport } from '../../report.tsx'
import { reasonOf, stateTexts } from './cell-states.ts'
import type { CoverageGrid } from './coverage-grid.ts'
import type { Demand } from './demand.ts'

type CellReasonProps = { grid: CoverageGrid; place: number; service: number; demand: Demand | undefined }

/** Describes the cell under the pointer or with the focus. */
export function CellReason({ grid, place, service, demand }: CellReasonProps) {
  const { rows, summary } = useReport()
  const [placeName, serviceName] = [grid.places[place]?.name, grid.services[service]?.name]
  if (placeName === undefined || serviceName === undefined) return null
  const state = grid.stateAt(place, service)
  const reason = reasonOf(rows, grid.rowAt(place, service), summary.thresholds)
  const value = demand?.at(place, service)
  return (
    <p className="cell-reason">
      <span className={`cell-sign cell-${state}`} aria-hidden="true">
        {stateTexts[state].sign}
      </span>
      <strong>
        {serviceName} in <bdi>{placeName}</bdi>:
      </strong>{' '}
      {stateTexts[state].name}. {stateTexts[state].meaning} {reason && `${reason}. `}
      {demand && value !== undefined && `${demand.label}: ${numberText(value)}.`}
    </p>
  )
}

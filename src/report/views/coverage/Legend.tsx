import { numberText } from '../../format.ts'
import { legend, stateTexts } from './cell-states.ts'
import type { CellState, StateCounts } from './coverage-grid.ts'

type LegendProps = {
  counts: StateCounts
  chosen: ReadonlySet<CellState>
  onChoose: (chosen: ReadonlySet<CellState>) => void
}

/** The states with their number of cells. A click filters by state. */
export function Legend({ counts, chosen, onChoose }: LegendProps) {
  return (
    <fieldset className="legend">
      <legend className="unseen">Show only</legend>
      {legend.map((state) => (
        <button
          key={state}
          type="button"
          className="button legend-item"
          aria-pressed={chosen.has(state)}
          title={stateTexts[state].meaning}
          onClick={() => onChoose(toggled(chosen, state))}
        >
          <span className={`cell-sign cell-${state}`} aria-hidden="true">
            {stateTexts[state].sign}
          </span>
          {stateTexts[state].name} <span className="muted number">{numberText(counts[state])}</span>
        </button>
      ))}
    </fieldset>
  )
}

function toggled(chosen: ReadonlySet<CellState>, state: CellState): ReadonlySet<CellState> {
  const next = new Set(chosen)
  if (!next.delete(state)) next.add(state)
  return next
}

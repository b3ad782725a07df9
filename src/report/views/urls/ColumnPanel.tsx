import { columnOf } from '../../columns.ts'
import type { ReportColumn } from '../../data.ts'
import { useReport } from '../../report.tsx'
import type { Update } from './use-view-state.ts'
import { defaultColumns, narrowest, type ViewState, widest } from './view-state.ts'

type ColumnPanelProps = { state: ViewState; update: Update }

/** Selects the columns of the table, their order and their widths. */
export function ColumnPanel({ state, update }: ColumnPanelProps) {
  const { rows } = useReport()
  const shown = state.columns
  const others = rows.columns.filter(({ name }) => !shown.includes(name))
  return (
    <section className="panel" aria-label="Columns">
      <h2>Shown</h2>
      <ol className="columns-shown">
        {shown.map((name, place) => (
          <ShownColumn key={name} column={columnOf(rows, name)} place={place} state={state} update={update} />
        ))}
      </ol>
      <h2>Hidden</h2>
      <ul className="boxes">
        {others.map(({ name, label, description }) => (
          <li key={name}>
            <label title={description}>
              <input type="checkbox" checked={false} onChange={() => update({ columns: [...shown, name] })} />
              {label}
            </label>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button"
        onClick={() => update({ columns: defaultColumns(rows.columns), widths: {} })}
      >
        Reset columns
      </button>
    </section>
  )
}

function ShownColumn({ column, place, state, update }: ColumnPanelProps & { column: ReportColumn; place: number }) {
  const { name, label, description, width } = column
  const { columns: shown, widths } = state
  const move = (by: number) => update({ columns: moved(shown, place, by) })
  return (
    <li>
      <label title={description}>
        <input
          type="checkbox"
          checked
          // The table needs at least one column.
          disabled={shown.length === 1}
          onChange={() => update({ columns: shown.filter((each) => each !== name) })}
        />
        {label}
      </label>
      <input
        type="number"
        className="field"
        aria-label={`Width of ${label} in pixels`}
        min={narrowest}
        max={widest}
        step={10}
        // The number may be too small while it is typed, so it takes effect on blur.
        key={widths[name] ?? width}
        defaultValue={widths[name] ?? width}
        onBlur={(event) => update({ widths: withWidth(widths, column, Number(event.target.value)) })}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <button type="button" className="button" disabled={place === 0} onClick={() => move(-1)}>
        <span className="unseen">Move {label} left</span>
        <span aria-hidden="true">↑</span>
      </button>
      <button type="button" className="button" disabled={place === shown.length - 1} onClick={() => move(1)}>
        <span className="unseen">Move {label} right</span>
        <span aria-hidden="true">↓</span>
      </button>
    </li>
  )
}

function moved(names: readonly string[], place: number, by: number): string[] {
  const rest = [...names]
  const [name] = rest.splice(place, 1)
  if (name) rest.splice(place + by, 0, name)
  return rest
}

/** Widths with one of them changed; a default width needs no entry. */
export function withWidth(
  widths: ViewState['widths'],
  { name, width }: ReportColumn,
  next: number,
): ViewState['widths'] {
  const { [name]: _, ...others } = widths
  const fitting = Math.min(widest, Math.max(narrowest, Math.round(next)))
  return Number.isNaN(next) || fitting === width ? others : { ...others, [name]: fitting }
}

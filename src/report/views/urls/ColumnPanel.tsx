import { type Column, type ColumnName, columnOf, columns } from '../../columns.ts'
import type { Update } from './use-view-state.ts'
import { narrowest, usualColumns, type ViewState, widest } from './view-state.ts'

type ColumnPanelProps = { state: ViewState; update: Update }

/** Which columns the table has, in which order, and how wide they are. */
export function ColumnPanel({ state, update }: ColumnPanelProps) {
  const shown = state.columns
  const others = columns.filter(({ name }) => !shown.includes(name))
  return (
    <section className="panel" aria-label="Columns">
      <h2>Shown</h2>
      <ol className="columns-shown">
        {shown.map((name, place) => (
          <ShownColumn key={name} column={columnOf(name)} place={place} state={state} update={update} />
        ))}
      </ol>
      <h2>Not shown</h2>
      <ul className="boxes">
        {others.map(({ name, label, meaning }) => (
          <li key={name}>
            <label title={meaning}>
              <input type="checkbox" checked={false} onChange={() => update({ columns: [...shown, name] })} />
              {label}
            </label>
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={() => update({ columns: usualColumns, widths: {} })}>
        Back to the usual columns
      </button>
    </section>
  )
}

function ShownColumn({ column, place, state, update }: ColumnPanelProps & { column: Column; place: number }) {
  const { name, label, meaning, width } = column
  const { columns: shown, widths } = state
  const move = (by: number) => update({ columns: moved(shown, place, by) })
  return (
    <li>
      <label title={meaning}>
        <input
          type="checkbox"
          checked
          // A table without a column would have nothing to tell.
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
        // What is being typed may be too small for a moment, so it counts when the field is left.
        key={widths[name] ?? width}
        defaultValue={widths[name] ?? width}
        onBlur={(event) => update({ widths: withWidth(widths, column, Number(event.target.value)) })}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <button type="button" className="button" disabled={place === 0} onClick={() => move(-1)}>
        <span className="unseen">Move {label} to the left</span>
        <span aria-hidden="true">↑</span>
      </button>
      <button type="button" className="button" disabled={place === shown.length - 1} onClick={() => move(1)}>
        <span className="unseen">Move {label} to the right</span>
        <span aria-hidden="true">↓</span>
      </button>
    </li>
  )
}

function moved(names: readonly ColumnName[], place: number, by: number): ColumnName[] {
  const rest = [...names]
  const [name] = rest.splice(place, 1)
  if (name) rest.splice(place + by, 0, name)
  return rest
}

/** Widths with one of them changed; the usual width needs no entry. */
export function withWidth(widths: ViewState['widths'], { name, width }: Column, next: number): ViewState['widths'] {
  const { [name]: _, ...others } = widths
  const fitting = Math.min(widest, Math.max(narrowest, Math.round(next)))
  return Number.isNaN(next) || fitting === width ? others : { ...others, [name]: fitting }
}

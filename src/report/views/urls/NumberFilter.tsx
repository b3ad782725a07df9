import type { ReportColumn, Unit } from '../../data.ts'
import type { Range } from './view-state.ts'

type NumberFilterProps = {
  column: ReportColumn
  range: Range<number> | undefined
  onChange: (range?: Range<number>) => void
}

const unitNames: Record<Unit, string> = { count: '', bytes: 'bytes', pixels: 'px', share: '%' }

/** Lowest and highest value, both included. */
export function NumberFilter({ column, range, onChange }: NumberFilterProps) {
  const { label, unit = 'count', description, isOptional } = column
  const ends = range === 'none' || range === undefined ? {} : range
  function change(end: 'min' | 'max', text: string) {
    const next = { ...ends, [end]: text === '' || Number.isNaN(Number(text)) ? undefined : Number(text) }
    onChange(next.min === undefined && next.max === undefined ? undefined : next)
  }
  const step = unit === 'share' ? 0.1 : 1
  return (
    <fieldset className="range" title={description}>
      <legend>
        {label} {unitNames[unit] && <span className="muted">({unitNames[unit]})</span>}
      </legend>
      {(['min', 'max'] as const).map((end) => (
        <input
          key={end}
          type="number"
          step={step}
          className="field"
          aria-label={end === 'min' ? 'at least' : 'at most'}
          placeholder={end === 'min' ? 'from' : 'to'}
          value={ends[end] ?? ''}
          disabled={range === 'none'}
          onChange={(event) => change(end, event.target.value)}
        />
      ))}
      {isOptional && (
        <label>
          <input
            type="checkbox"
            checked={range === 'none'}
            onChange={(event) => onChange(event.target.checked ? 'none' : undefined)}
          />
          none
        </label>
      )}
    </fieldset>
  )
}

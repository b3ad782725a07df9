import type { Range } from './view-state.ts'

type DayFilterProps = { range: Range<string> | undefined; onChange: (range?: Range<string>) => void }

/** First and last day, both included. */
export function DayFilter({ range, onChange }: DayFilterProps) {
  const ends = range === 'none' || range === undefined ? {} : range
  function change(end: 'min' | 'max', day: string) {
    const next = { ...ends, [end]: day || undefined }
    onChange(next.min === undefined && next.max === undefined ? undefined : next)
  }
  return (
    <div className="days">
      {(['min', 'max'] as const).map((end) => (
        <label key={end}>
          {end === 'min' ? 'From' : 'To'}
          <input
            type="date"
            className="field"
            value={ends[end] ?? ''}
            disabled={range === 'none'}
            onChange={(event) => change(end, event.target.value)}
          />
        </label>
      ))}
      <label>
        <input
          type="checkbox"
          checked={range === 'none'}
          onChange={(event) => onChange(event.target.checked ? 'none' : undefined)}
        />
        No date
      </label>
    </div>
  )
}

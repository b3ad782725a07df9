import { useId, useState } from 'react'
import { numberText } from '../../format.ts'

type ValueFilterProps = {
  values: readonly string[]
  /** Addresses of each value. */
  counts: ArrayLike<number>
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Values shown before somebody asks for more or looks for one. */
const few = 8
const many = 200

/** Boxes to tick, the most frequent value first. */
export function ValueFilter({ values, counts, chosen, onChange }: ValueFilterProps) {
  const id = useId()
  const [wanted, setWanted] = useState('')
  const [isWhole, setWhole] = useState(false)
  const listed = values
    .map((value, code) => ({ value, count: counts[code] ?? 0 }))
    .filter(({ value }) => (value || 'none').toLowerCase().includes(wanted.toLowerCase()))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  const most = isWhole ? many : few
  // What is chosen stays in sight, however rare it is.
  const shown = listed.filter(({ value }, place) => place < most || chosen.includes(value))
  const hidden = listed.length - shown.length

  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])

  return (
    <>
      {values.length > few && (
        <input
          type="text"
          className="field panel-find"
          aria-label="Find a value"
          placeholder={`Find one of ${numberText(values.length)}`}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      <ul className="boxes">
        {shown.map(({ value, count }) => (
          <li key={value}>
            <label htmlFor={`${id}${value}`}>
              <input
                id={`${id}${value}`}
                type="checkbox"
                checked={chosen.includes(value)}
                onChange={() => toggle(value)}
              />
              {value ? <bdi>{value}</bdi> : <i>none</i>}
              <span className="boxes-count number">{numberText(count)}</span>
            </label>
          </li>
        ))}
      </ul>
      {hidden > 0 && !isWhole && (
        <button type="button" className="link-button" onClick={() => setWhole(true)}>
          Show {numberText(Math.min(hidden, many - few))} more
        </button>
      )}
      {hidden > 0 && isWhole && <p className="muted">{numberText(hidden)} more: find them by name.</p>}
      {shown.length === 0 && <p className="muted">No value has this in it.</p>}
    </>
  )
}

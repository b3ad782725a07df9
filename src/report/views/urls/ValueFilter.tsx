import { useId, useState } from 'react'
import { numberText } from '../../format.ts'

type ValueFilterProps = {
  values: readonly string[]
  /** Number of URLs with each value. */
  counts: ArrayLike<number>
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Number of values shown at first, and after "Show more". */
const few = 8
const many = 200

/** Checkboxes for the values of a column, the most frequent first. */
export function ValueFilter({ values, counts, chosen, onChange }: ValueFilterProps) {
  const id = useId()
  const [query, setQuery] = useState('')
  const [isExpanded, setExpanded] = useState(false)
  const listed = values
    .map((value, code) => ({ value, count: counts[code] ?? 0 }))
    .filter(({ value }) => (value || 'none').toLowerCase().includes(query.toLowerCase()))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  const most = isExpanded ? many : few
  // Selected values are always shown.
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
          aria-label="Search values"
          placeholder={`Search ${numberText(values.length)} values`}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
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
      {hidden > 0 && !isExpanded && (
        <button type="button" className="link-button" onClick={() => setExpanded(true)}>
          Show {numberText(Math.min(hidden, many - few))} more
        </button>
      )}
      {hidden > 0 && isExpanded && <p className="muted">{numberText(hidden)} more. Search to find them.</p>}
      {shown.length === 0 && <p className="muted">No matching values.</p>}
    </>
  )
}

import { columnOf } from '../../columns.ts'
import { numberColumns } from '../../data.ts'
import type { Update } from './use-view-state.ts'
import { listedColumns, type Range, type ViewState } from './view-state.ts'

type Chip = { key: string; text: string; without: Partial<ViewState> }

/** What narrows the table, each with a way to take it back. */
export function ActiveFilters({ state, update }: { state: ViewState; update: Update }) {
  const chips = chipsOf(state)
  if (chips.length === 0) return null
  return (
    <ul className="chips" aria-label="Filters in use">
      {chips.map(({ key, text, without }) => (
        <li key={key}>
          <button type="button" className="chip" onClick={() => update(without)}>
            <span className="unseen">Remove filter: </span>
            <bdi>{text}</bdi>
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="chip chip-all"
          onClick={() => update({ q: '', values: {}, ranges: {}, days: undefined, severities: [], findings: [] })}
        >
          Clear all
        </button>
      </li>
    </ul>
  )
}

function chipsOf({ q, values, ranges, days, severities, findings }: ViewState): Chip[] {
  const chips: Chip[] = []
  if (q) chips.push({ key: 'q', text: `“${q}”`, without: { q: '' } })
  for (const name of listedColumns) {
    for (const value of values[name] ?? []) {
      const others = values[name]?.filter((each) => each !== value) ?? []
      chips.push({
        key: `${name}=${value}`,
        text: `${columnOf(name).label}: ${value || 'none'}`,
        without: { values: { ...values, [name]: others.length > 0 ? others : undefined } },
      })
    }
  }
  for (const name of numberColumns) {
    const range = ranges[name]
    if (!range) continue
    const { label, unit } = columnOf(name)
    chips.push({
      key: name,
      text: `${label} ${rangeText(range)}${unit === 'share' && range !== 'none' ? ' %' : ''}`,
      without: { ranges: { ...ranges, [name]: undefined } },
    })
  }
  if (days) chips.push({ key: 'lastmod', text: `Last changed ${rangeText(days)}`, without: { days: undefined } })
  for (const severity of severities) {
    const others = severities.filter((each) => each !== severity)
    chips.push({ key: severity, text: `Has: ${severity}`, without: { severities: others } })
  }
  for (const code of findings) {
    const others = findings.filter((each) => each !== code)
    chips.push({ key: `finding ${code}`, text: `Finding: ${code}`, without: { findings: others } })
  }
  return chips
}

function rangeText(range: Range<number | string>): string {
  if (range === 'none') return 'none'
  const { min, max } = range
  if (min === max) return `${min}`
  if (min === undefined) return `up to ${max}`
  return max === undefined ? `from ${min}` : `${min} to ${max}`
}

import { columnsOf } from '../../columns.ts'
import type { ReportRows } from '../../data.ts'
import { useReport } from '../../report.tsx'
import type { Update } from './use-view-state.ts'
import type { Range, ViewState } from './view-state.ts'

type Chip = { key: string; text: string; without: Partial<ViewState> }

/** The active filters. Each has a button that removes it. */
export function ActiveFilters({ state, update }: { state: ViewState; update: Update }) {
  const { rows } = useReport()
  const chips = chipsOf(rows, state)
  if (chips.length === 0) return null
  return (
    <ul className="chips" aria-label="Active filters">
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
          onClick={() => update({ q: '', values: {}, ranges: {}, days: {}, severities: [], findings: [] })}
        >
          Clear all
        </button>
      </li>
    </ul>
  )
}

function chipsOf(rows: ReportRows, { q, values, ranges, days, severities, findings }: ViewState): Chip[] {
  const chips: Chip[] = []
  if (q) chips.push({ key: 'q', text: `“${q}”`, without: { q: '' } })
  for (const { name, label } of columnsOf(rows, 'coded')) {
    for (const value of values[name] ?? []) {
      const others = values[name]?.filter((each) => each !== value) ?? []
      chips.push({
        key: `${name}=${value}`,
        text: `${label}: ${value || 'none'}`,
        without: { values: { ...values, [name]: others.length > 0 ? others : undefined } },
      })
    }
  }
  for (const { name, label, unit } of columnsOf(rows, 'number')) {
    const range = ranges[name]
    if (!range) continue
    chips.push({
      key: name,
      text: `${label} ${rangeText(range)}${unit === 'share' && range !== 'none' ? ' %' : ''}`,
      without: { ranges: { ...ranges, [name]: undefined } },
    })
  }
  for (const { name, label } of columnsOf(rows, 'day')) {
    const range = days[name]
    if (range) {
      chips.push({ key: name, text: `${label} ${rangeText(range)}`, without: { days: { ...days, [name]: undefined } } })
    }
  }
  for (const severity of severities) {
    const others = severities.filter((each) => each !== severity)
    chips.push({ key: severity, text: `Severity: ${severity}`, without: { severities: others } })
  }
  for (const code of findings) {
    const others = findings.filter((each) => each !== code)
    chips.push({ key: `finding ${code}`, text: `Rule: ${code}`, without: { findings: others } })
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

import { columnsOf } from '../../columns.ts'
import { useReport } from '../../report.tsx'
import { DayFilter } from './DayFilter.tsx'
import { FilterGroup } from './FilterGroup.tsx'
import { FindingFilter } from './FindingFilter.tsx'
import { NumberFilter } from './NumberFilter.tsx'
import { rowIndexOf } from './row-index.ts'
import { SegmentGroup } from './SegmentGroup.tsx'
import type { Update } from './use-view-state.ts'
import { ValueFilter } from './ValueFilter.tsx'
import type { ViewState } from './view-state.ts'

type FilterPanelProps = { state: ViewState; update: Update; read: (query: string) => ViewState }

/** All filters of the URL table. A change takes effect immediately. */
export function FilterPanel({ state, update, read }: FilterPanelProps) {
  const report = useReport()
  const { rows } = report
  const index = rowIndexOf(report)
  const { values, ranges, days, severities, findings } = state
  return (
    <section className="panel" aria-label="Filters">
      <SegmentGroup state={state} update={update} read={read} />
      <FilterGroup name="Findings" isUsed={severities.length + findings.length > 0} isOpen>
        <FindingFilter severities={severities} findings={findings} update={update} />
      </FilterGroup>
      {columnsOf(rows, 'coded').map(({ name, label }) => (
        <FilterGroup key={name} name={label} isUsed={values[name] !== undefined} isOpen={name === 'kind'}>
          <ValueFilter
            {...index.choices(name)}
            chosen={values[name] ?? []}
            onChange={(chosen) => update({ values: { ...values, [name]: chosen.length > 0 ? chosen : undefined } })}
          />
        </FilterGroup>
      ))}
      {columnsOf(rows, 'day').map(({ name, label }) => (
        <FilterGroup key={name} name={label} isUsed={days[name] !== undefined}>
          <DayFilter range={days[name]} onChange={(range) => update({ days: { ...days, [name]: range } })} />
        </FilterGroup>
      ))}
      <FilterGroup name="Numbers" isUsed={Object.values(ranges).some((range) => range !== undefined)}>
        {columnsOf(rows, 'number').map((column) => (
          <NumberFilter
            key={column.name}
            column={column}
            range={ranges[column.name]}
            onChange={(range) => update({ ranges: { ...ranges, [column.name]: range } })}
          />
        ))}
      </FilterGroup>
    </section>
  )
}

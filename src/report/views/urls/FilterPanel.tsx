import { columnOf } from '../../columns.ts'
import { numberColumns } from '../../data.ts'
import { useReport } from '../../report.tsx'
import { DayFilter } from './DayFilter.tsx'
import { FilterGroup } from './FilterGroup.tsx'
import { FindingFilter } from './FindingFilter.tsx'
import { NumberFilter } from './NumberFilter.tsx'
import { rowIndexOf } from './row-index.ts'
import type { Update } from './use-view-state.ts'
import { ValueFilter } from './ValueFilter.tsx'
import { listedColumns, type ViewState } from './view-state.ts'

/** Everything addresses can be filtered by; what is chosen counts at once. */
export function FilterPanel({ state, update }: { state: ViewState; update: Update }) {
  const report = useReport()
  const index = rowIndexOf(report)
  const { values, ranges, days, severities, findings } = state
  return (
    <section className="panel" aria-label="Filters">
      <FilterGroup name="Findings" isUsed={severities.length + findings.length > 0} isOpen>
        <FindingFilter severities={severities} findings={findings} update={update} />
      </FilterGroup>
      {listedColumns.map((name) => (
        <FilterGroup
          key={name}
          name={columnOf(name).label}
          isUsed={values[name] !== undefined}
          isOpen={name === 'kind'}
        >
          <ValueFilter
            values={report.rows.coded[name].values}
            counts={index.counts(name)}
            chosen={values[name] ?? []}
            onChange={(chosen) => update({ values: { ...values, [name]: chosen.length > 0 ? chosen : undefined } })}
          />
        </FilterGroup>
      ))}
      <FilterGroup name={columnOf('lastmod').label} isUsed={days !== undefined}>
        <DayFilter range={days} onChange={(range) => update({ days: range })} />
      </FilterGroup>
      <FilterGroup name="Numbers" isUsed={Object.values(ranges).some((range) => range !== undefined)}>
        {numberColumns.map((name) => (
          <NumberFilter
            key={name}
            column={columnOf(name)}
            range={ranges[name]}
            onChange={(range) => update({ ranges: { ...ranges, [name]: range } })}
          />
        ))}
      </FilterGroup>
    </section>
  )
}

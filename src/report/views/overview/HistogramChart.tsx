import { useId } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { columnOf } from '../../columns.ts'
import { numberText } from '../../format.ts'
import { useReport } from '../../report.tsx'
import { useIdle } from '../../use-idle.ts'
import { writeViewState } from '../urls/view-state.ts'
import type { Bucket } from './histogram.ts'

type HistogramChartProps = {
  column: string
  /** Heading of the first column of the table, e.g. `Clicks`. */
  unit: string
  buckets: readonly Bucket[]
}

/** Distribution of a number over all URLs. Each bar and each row of the table links to its URLs. */
export function HistogramChart({ column, unit, buckets }: HistogramChartProps) {
  const { rows } = useReport()
  const { label, description } = columnOf(rows, column)
  const id = useId()
  const navigate = useNavigate()
  const isReady = useIdle()
  const linkTo = (bucket: Bucket) => ({
    pathname: '/urls',
    search: writeViewState({ ranges: { [column]: bucket.range } }, rows.columns).toString(),
  })
  return (
    <figure className="card histogram" aria-labelledby={id}>
      <figcaption id={id}>
        <h3>{label}</h3>
        <p className="muted">{description}</p>
      </figcaption>
      {buckets.length === 0 ? (
        <p>No data.</p>
      ) : (
        <>
          {/* The table below has the same data. */}
          <div className="histogram-chart" aria-hidden="true">
            {isReady && (
              <ResponsiveContainer width="100%" height="100%">
                <BarChart
                  data={[...buckets]}
                  accessibilityLayer={false}
                  margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
                >
                  <XAxis
                    dataKey="label"
                    tickLine={false}
                    stroke="var(--line-strong)"
                    tick={tick}
                    interval="preserveStartEnd"
                  />
                  <YAxis
                    tickLine={false}
                    axisLine={false}
                    width={44}
                    tick={tick}
                    tickFormatter={compact}
                    allowDecimals={false}
                  />
                  <Tooltip content={ChartTip} cursor={{ fill: 'var(--surface-sunken)' }} isAnimationActive={false} />
                  <Bar
                    dataKey="count"
                    fill="var(--brand)"
                    radius={[2, 2, 0, 0]}
                    isAnimationActive={false}
                    onClick={({ payload }: { payload?: Bucket }) => payload && navigate(linkTo(payload))}
                  />
                </BarChart>
              </ResponsiveContainer>
            )}
          </div>
          <details>
            <summary>Show as table</summary>
            <table className="facts">
              <thead>
                <tr>
                  <th scope="col">{unit}</th>
                  <th scope="col" data-form="number">
                    URLs
                  </th>
                </tr>
              </thead>
              <tbody>
                {buckets.map((bucket) => (
                  <tr key={bucket.label}>
                    <th scope="row">{bucket.label}</th>
                    <td data-form="number">
                      <Link to={linkTo(bucket)}>{numberText(bucket.count)}</Link>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </figure>
  )
}

const tick = { fill: 'var(--ink-muted)', fontSize: 11 }

const compact = (value: number) => (value >= 1000 ? `${Math.round(value / 100) / 10}k` : String(value))

/** Tooltip of a bar. */
function ChartTip({ payload }: { payload?: readonly { payload?: Bucket }[] }) {
  const bucket = payload?.[0]?.payload
  if (!bucket) return null
  return (
    <div className="chart-tip">
      {bucket.label}: <b>{numberText(bucket.count)}</b>
    </div>
  )
}

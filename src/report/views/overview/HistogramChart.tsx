import { useId } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { columnOf } from '../../columns.ts'
import type { NumberColumn } from '../../data.ts'
import { numberText } from '../../format.ts'
import { useIdle } from '../../use-idle.ts'
import { writeViewState } from '../urls/view-state.ts'
import type { Bucket } from './histogram.ts'

type HistogramChartProps = {
  column: NumberColumn
  title: string
  /** What the steps count, e.g. `words`. */
  unit: string
  buckets: readonly Bucket[]
}

/** Addresses by a number they have: a bar leads to those it stands for, and so does each line of the table below. */
export function HistogramChart({ column, title, unit, buckets }: HistogramChartProps) {
  const id = useId()
  const navigate = useNavigate()
  const isReady = useIdle()
  const linkTo = (bucket: Bucket) => ({
    pathname: '/urls',
    search: writeViewState({ ranges: { [column]: bucket.range } }).toString(),
  })
  return (
    <figure className="card histogram" aria-labelledby={id}>
      <figcaption id={id}>
        <h3>{title}</h3>
        <p className="muted">{columnOf(column).meaning}</p>
      </figcaption>
      {buckets.length === 0 ? (
        <p>No address has it.</p>
      ) : (
        <>
          {/* The table below says the same, in words. */}
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
            <summary>As a table</summary>
            <table className="facts">
              <thead>
                <tr>
                  <th scope="col">{unit}</th>
                  <th scope="col" data-form="number">
                    Addresses
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

/** What a bar stands for, beside the pointer. */
function ChartTip({ payload }: { payload?: readonly { payload?: Bucket }[] }) {
  const bucket = payload?.[0]?.payload
  if (!bucket) return null
  return (
    <div className="chart-tip">
      {bucket.label}: <b>{numberText(bucket.count)}</b>
    </div>
  )
}

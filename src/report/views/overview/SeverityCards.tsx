import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { countText, numberText } from '../../format.ts'
import { useReport } from '../../report.tsx'
import { writeViewState } from '../urls/view-state.ts'
import { severityTotals } from './severity-totals.ts'

const names = { error: 'Errors', warning: 'Warnings', notice: 'Notices', known: 'Known issues' } as const

/** Findings of each severity, and the number of affected URLs. */
export function SeverityCards() {
  const { rows, findings, summary } = useReport()
  const totals = useMemo(() => severityTotals(rows, findings), [rows, findings])
  return (
    <ul className="totals" aria-label="Findings by severity">
      {totals.map(({ severity, findings: count, accepted, isShared, urls }) => (
        <li key={severity} className={`card total total-${severity}`}>
          <Link className="total-main" to={`/findings?${severity === 'known' ? 'known=only' : `severity=${severity}`}`}>
            <span className="total-count number">{numberText(count)}</span>
            <span className="total-name">{names[severity]}</span>
          </Link>
          {accepted > 0 && (
            <Link className="total-more" to={`/findings?severity=${severity}&known=only`}>
              {accepted === count ? 'all accepted' : `${numberText(accepted)} accepted`}
            </Link>
          )}
          {summary.outcome === 'unread' ? null : urls > 0 ? (
            <Link className="total-more" to={`/urls?${writeViewState({ severities: [severity] }, rows.columns)}`}>
              on {countText(urls, 'URL', 'URLs')}
              {isShared && ', and in shared parts'}
            </Link>
          ) : accepted > 0 ? null : (
            <span className="total-more muted">on no URL</span>
          )}
        </li>
      ))}
    </ul>
  )
}

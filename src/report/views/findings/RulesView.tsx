import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { countText, numberText } from '../../format.ts'
import { ScrollRegion } from '../../parts/ScrollRegion.tsx'
import { SearchField } from '../../parts/SearchField.tsx'
import { SeverityTag } from '../../parts/SeverityTag.tsx'
import { useQuery } from '../../parts/use-query.ts'
import { useReport } from '../../report.tsx'
import { countHits } from './count-hits.ts'

/** Rules shown at first: all of them are twenty screens of a phone. Those with findings come first. */
const first = 40

/** All rules of the audit, those with findings first. */
export function RulesView() {
  const { summary, findings } = useReport()
  const { query, setQuery } = useQuery(['q'])
  const [isWhole, setWhole] = useState(false)
  const hits = useMemo(() => countHits(summary.rules, findings), [summary, findings])
  const text = query.q.toLowerCase()
  const shown = hits.filter(({ rule }) => `${rule.code}\n${rule.title}`.toLowerCase().includes(text))
  return (
    <div className="page">
      <h1 tabIndex={-1}>Rules</h1>
      <div className="filters">
        <SearchField label="Search rules" value={query.q} onChange={(q) => setQuery({ q })} />
      </div>
      <p role="status">
        {countText(shown.length, 'rule', 'rules')},{' '}
        {numberText(shown.filter(({ findings: count }) => count > 0).length)} with findings
      </p>
      <ScrollRegion label="Rules of the audit">
        <table className="facts-table list-table">
          <thead>
            <tr>
              <th scope="col">Rule</th>
              <th scope="col">Severity</th>
              <th scope="col" className="cell-number">
                Findings
              </th>
              <th scope="col" className="cell-number">
                Known issues
              </th>
            </tr>
          </thead>
          <tbody>
            {(isWhole ? shown : shown.slice(0, first)).map(
              ({ rule: { code, title, severity }, findings: count, known }) => (
                <tr key={code}>
                  <th scope="row">
                    <Link to={`/rules/${encodeURIComponent(code)}`}>{title}</Link>{' '}
                    <code className="rule-code">{code}</code>
                  </th>
                  <td data-label="Severity">
                    <SeverityTag severity={severity} />
                  </td>
                  <td data-label="Findings" className="cell-number">
                    {count === 0 ? (
                      '0'
                    ) : (
                      <Link to={`/findings?code=${encodeURIComponent(code)}`}>{numberText(count)}</Link>
                    )}
                  </td>
                  <td data-label="Known issues" className="cell-number">
                    {numberText(known)}
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </ScrollRegion>
      {!isWhole && shown.length > first && (
        <p className="more">
          <button type="button" className="button" onClick={() => setWhole(true)}>
            Show all {countText(shown.length, 'rule', 'rules')}
          </button>
        </p>
      )}
    </div>
  )
}

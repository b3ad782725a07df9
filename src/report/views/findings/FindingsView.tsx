import { useDeferredValue, useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { Severity } from '../../data.ts'
import { countText, numberText } from '../../format.ts'
import { Choice } from '../../parts/Choice.tsx'
import { SearchField } from '../../parts/SearchField.tsx'
import { useQuery } from '../../parts/use-query.ts'
import { useReport } from '../../report.tsx'
import { fileName } from '../urls/csv.ts'
import { download } from '../urls/download.ts'
import { findingsCsv } from './findings-csv.ts'
import { type FindingFilter, groupFindings } from './group-findings.ts'
import { RuleGroup } from './RuleGroup.tsx'

const severities: readonly (readonly [Severity | '', string])[] = [
  ['', 'All'],
  ['error', 'Errors'],
  ['warning', 'Warnings'],
  ['notice', 'Notices'],
]

const knowns: readonly (readonly [FindingFilter['known'], string])[] = [
  ['', 'All'],
  ['none', 'Without known issues'],
  ['only', 'Only known issues'],
]

/** All findings by rule, the most severe first. */
export function FindingsView() {
  const { summary, rows, findings } = useReport()
  const { query, setQuery } = useQuery(['code', 'severity', 'known', 'q'])
  const { code } = query
  const severity = severities.find(([value]) => value === query.severity)?.[0] ?? ''
  const known = knowns.find(([value]) => value === query.known)?.[0] ?? ''
  const q = useDeferredValue(query.q)
  const groups = useMemo(
    () => groupFindings(findings, summary.rules, { code, severity, known, q }),
    [findings, summary, code, severity, known, q],
  )
  const codes = useMemo(() => [...new Set(findings.map((finding) => finding.code))].sort(), [findings])
  const count = groups.reduce((sum, group) => sum + group.findings.length, 0)
  const isFiltered = [code, severity, known, query.q].some((value) => value !== '')

  return (
    <div className="page">
      <h1 tabIndex={-1}>Findings</h1>
      <div className="filters">
        <SearchField label="Search findings" value={query.q} onChange={(text) => setQuery({ q: text })} />
        <Choice
          label="Severity"
          value={severity}
          options={severities}
          onChange={(value) => setQuery({ severity: value })}
        />
        <Choice label="Known issues" value={known} options={knowns} onChange={(value) => setQuery({ known: value })} />
        <Choice
          label="Rule"
          value={code}
          options={[
            ['', 'All'],
            ...[...new Set([...codes, ...(code === '' ? [] : [code])])].map((each) => [each, each] as const),
          ]}
          onChange={(value) => setQuery({ code: value })}
        />
        {isFiltered && (
          <button
            type="button"
            className="button"
            onClick={() => setQuery({ code: '', severity: '', known: '', q: '' })}
          >
            Show all
          </button>
        )}
      </div>
      <p className="count-line">
        <span role="status">
          {countText(count, 'finding', 'findings')} of {countText(groups.length, 'rule', 'rules')}
          {isFiltered && ` (${numberText(findings.length)} without filters)`}
        </span>
        <span>
          <button
            type="button"
            className="button"
            disabled={count === 0}
            onClick={() => download(fileName(summary.site.name, 'findings.csv'), findingsCsv(groups, rows))}
          >
            Download CSV
          </button>{' '}
          <a href="findings.csv">findings.csv</a> · <a href="findings.json">findings.json</a> ·{' '}
          <Link to="/rules">All rules</Link>
        </span>
      </p>
      {groups.length === 0 && <NoFindings isFiltered={isFiltered} code={code} />}
      {groups.map((group) => (
        <RuleGroup
          // The key collapses the groups when the filters change.
          key={[group.code, severity, known, q, code].join('\n')}
          group={group}
          rows={rows}
          first={groups.length === 1 ? 50 : 5}
        />
      ))}
    </div>
  )
}

function NoFindings({ isFiltered, code }: { isFiltered: boolean; code: string }) {
  if (!isFiltered) return <p className="card">No findings.</p>
  return (
    <p className="card">
      No findings match the filters.
      {code !== '' && (
        <>
          {' '}
          See the rule <Link to={`/rules/${encodeURIComponent(code)}`}>{code}</Link>.
        </>
      )}
    </p>
  )
}

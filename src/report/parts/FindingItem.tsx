import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ReportFinding, ReportRows } from '../data.ts'
import { rowsOf } from '../finding-rows.ts'
import { countText } from '../format.ts'
import { LineToEdit } from './LineToEdit.tsx'
import { PageLink } from './PageLink.tsx'
import { SeverityTag } from './SeverityTag.tsx'

/** Number of affected pages listed; a link leads to the others. */
const mostNamed = 3

type FindingItemProps = {
  finding: ReportFinding
  rows: ReportRows
  /** Follows the message, e.g. a link to the rule. */
  children?: ReactNode
}

/** A finding: the problem, the fix, the line to edit, and the affected pages. */
export function FindingItem({ finding, rows, children }: FindingItemProps) {
  const { severity, what, fix, at, line, known } = finding
  return (
    <li className="finding">
      <p className="finding-what">
        <SeverityTag severity={severity} /> {known && <SeverityTag severity="known" />} <span dir="auto">{what}</span>{' '}
        {children}
      </p>
      <p className="finding-fix" dir="auto">
        {fix}
      </p>
      {known && (
        <p className="finding-known">
          Known until <time dateTime={known.expires}>{known.expires}</time>: <span dir="auto">{known.reason}</span>
        </p>
      )}
      <LineToEdit at={at} text={line} />
      <PagesOf finding={finding} rows={rows} />
    </li>
  )
}

function PagesOf({ finding, rows }: { finding: ReportFinding; rows: ReportRows }) {
  const { count, isShared, code, url } = finding
  const paths = firstPaths(finding, rows)
  if (paths.length === 0)
    return url === '' ? null : (
      <p className="finding-pages">
        About <bdi>{url}</bdi>
      </p>
    )
  return (
    <p className="finding-pages">
      {isShared && 'In a shared part. '}
      On{' '}
      {paths.map((path, index) => (
        <span key={path}>
          {index > 0 && ', '}
          <PageLink path={path} />
        </span>
      ))}
      {count > paths.length && (
        <>
          {' '}
          and {countText(count - paths.length, 'more page', 'more pages')} (
          <Link to={`/urls?finding=${encodeURIComponent(code)}`}>all pages affected by this rule</Link>)
        </>
      )}
    </p>
  )
}

function firstPaths(finding: ReportFinding, rows: ReportRows): string[] {
  const paths: string[] = []
  for (const row of rowsOf(finding)) {
    if (paths.length === mostNamed) break
    paths.push(rows.text.path[row] ?? '')
  }
  return paths
}

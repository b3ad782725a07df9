import { Link } from 'react-router-dom'
import type { ReportChanges } from '../../data.ts'
import { countText, numberText } from '../../format.ts'
import { CutList } from '../../parts/CutList.tsx'
import { PageLink } from '../../parts/PageLink.tsx'
import { Part } from '../../parts/Part.tsx'
import { useReport } from '../../report.tsx'
import { rowOfPath } from '../../row-of-path.ts'
import { useRuleTitles } from '../../rule-titles.ts'
import { findingOf } from './changes-csv.ts'

/** New and resolved findings since the previous report, and those on more or fewer pages. */
export function FindingChanges({ findings: { added, removed, pages = [] } }: { findings: ReportChanges['findings'] }) {
  return (
    <>
      <List title="New findings" findings={added} />
      <PageCounts title="Findings on more pages" changes={pages.filter(({ before, after }) => after > before)} />
      <PageCounts title="Findings on fewer pages" changes={pages.filter(({ before, after }) => after < before)} />
      <List title="Resolved findings" findings={removed} />
    </>
  )
}

function PageCounts({ title, changes }: { title: string; changes: Required<ReportChanges['findings']>['pages'] }) {
  const titleOf = useRuleTitles()
  if (changes.length === 0) return null
  return (
    <Part title={title} count={changes.length}>
      <CutList items={changes} first={20} names={['finding', 'findings']} className="links">
        {({ code, before, after }) => (
          <li>
            <Link to={`/findings?code=${encodeURIComponent(code)}`}>{titleOf(code)}</Link>{' '}
            <span className="muted">
              {numberText(before)} → {countText(after, 'page', 'pages')}
            </span>
          </li>
        )}
      </CutList>
    </Part>
  )
}

function List({ title, findings }: { title: string; findings: readonly string[] }) {
  const { rows } = useReport()
  const titleOf = useRuleTitles()
  if (findings.length === 0) return null
  return (
    <Part title={title} count={findings.length}>
      <CutList items={findings} first={20} names={['finding', 'findings']} className="links">
        {(finding) => {
          const { code, url } = findingOf(finding)
          return (
            <li>
              <Link to={`/findings?code=${encodeURIComponent(code)}`}>{titleOf(code)}</Link>{' '}
              {rowOfPath(rows, url) < 0 ? <bdi>{url}</bdi> : <PageLink path={url} />}
            </li>
          )
        }}
      </CutList>
    </Part>
  )
}

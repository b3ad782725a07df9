import { Link } from 'react-router-dom'
import type { ReportChanges } from '../../data.ts'
import { CutList } from '../../parts/CutList.tsx'
import { PageLink } from '../../parts/PageLink.tsx'
import { Part } from '../../parts/Part.tsx'
import { useReport } from '../../report.tsx'
import { rowOfPath } from '../../row-of-path.ts'
import { findingOf } from './changes-csv.ts'

/** New and resolved findings since the previous report. */
export function FindingChanges({ findings: { added, removed } }: { findings: ReportChanges['findings'] }) {
  return (
    <>
      <List title="New findings" findings={added} />
      <List title="Resolved findings" findings={removed} />
    </>
  )
}

function List({ title, findings }: { title: string; findings: readonly string[] }) {
  const { rows } = useReport()
  if (findings.length === 0) return null
  return (
    <Part title={title} count={findings.length}>
      <CutList items={findings} first={20} names={['finding', 'findings']} className="links">
        {(finding) => {
          const { code, url } = findingOf(finding)
          return (
            <li>
              <Link to={`/findings?code=${encodeURIComponent(code)}`}>
                <code>{code}</code>
              </Link>{' '}
              {rowOfPath(rows, url) < 0 ? <bdi>{url}</bdi> : <PageLink path={url} />}
            </li>
          )
        }}
      </CutList>
    </Part>
  )
}

import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { showsOn } from '../../finding-rows.ts'
import { countText } from '../../format.ts'
import { CutList } from '../../parts/CutList.tsx'
import { FindingItem } from '../../parts/FindingItem.tsx'
import { useReport } from '../../report.tsx'
import { rankOf, ranks } from '../findings/group-findings.ts'

/** Findings on a page, then findings in its shared parts, then findings about its URL elsewhere. */
export function PageFindings({ row }: { row: number }) {
  const { findings, rows } = useReport()
  const lists = useMemo(() => {
    const path = rows.text.path[row]
    const sorted = [...findings].sort((a, b) => ranks.indexOf(rankOf(a)) - ranks.indexOf(rankOf(b)))
    const here = sorted.filter((finding) => showsOn(finding, row))
    return [
      { title: 'On this page', findings: here.filter(({ isShared }) => !isShared) },
      { title: 'In shared parts', findings: here.filter(({ isShared }) => isShared) },
      {
        title: 'About this URL',
        findings: sorted.filter((finding) => finding.url === path && !showsOn(finding, row)),
      },
    ].filter((list) => list.findings.length > 0)
  }, [findings, rows, row])
  if (lists.length === 0) return <p>No findings.</p>
  return lists.map((list) => (
    <div key={list.title}>
      <h3>
        {list.title}: {countText(list.findings.length, 'finding', 'findings')}
      </h3>
      <CutList items={list.findings} first={10} names={['finding', 'findings']} className="findings">
        {(finding) => (
          <FindingItem finding={finding} rows={rows}>
            <Link to={`/rules/${encodeURIComponent(finding.code)}`}>
              <code>{finding.code}</code>
            </Link>
          </FindingItem>
        )}
      </CutList>
    </div>
  ))
}

import { Link } from 'react-router-dom'
import { countText } from '../../format.ts'
import { CutList } from '../../parts/CutList.tsx'
import { FindingItem } from '../../parts/FindingItem.tsx'
import { useReport } from '../../report.tsx'
import type { FindingList } from './use-page-findings.ts'

/** The findings of a page. A list in which all are known is collapsed, because nothing of it is to be done now. */
export function PageFindings({ lists }: { lists: readonly FindingList[] }) {
  if (lists.length === 0) return <p>No findings.</p>
  return lists.map((list) => {
    const title = `${list.title}: ${countText(list.findings.length, 'finding', 'findings')}`
    return list.findings.some(({ known }) => known === undefined) ? (
      <div key={list.title}>
        <h3>{title}</h3>
        <Items list={list} />
      </div>
    ) : (
      <details key={list.title} className="known-findings">
        <summary>
          <h3>{title}, known and accepted</h3>
        </summary>
        <Items list={list} />
      </details>
    )
  })
}

function Items({ list }: { list: FindingList }) {
  const { rows } = useReport()
  return (
    <CutList items={list.findings} first={10} names={['finding', 'findings']} className="findings">
      {(finding) => (
        <FindingItem finding={finding} rows={rows}>
          <Link to={`/rules/${encodeURIComponent(finding.code)}`}>
            <code>{finding.code}</code>
          </Link>
        </FindingItem>
      )}
    </CutList>
  )
}

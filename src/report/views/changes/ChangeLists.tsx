import type { ReactNode } from 'react'
import type { ReportChanges } from '../../data.ts'
import { CutList } from '../../parts/CutList.tsx'
import { PageLink } from '../../parts/PageLink.tsx'
import { Part } from '../../parts/Part.tsx'
import { useReport } from '../../report.tsx'
import { rowOfPath } from '../../row-of-path.ts'
import { fileName } from '../urls/csv.ts'
import { download } from '../urls/download.ts'
import { Approval } from './Approval.tsx'
import { ChangeCounts } from './ChangeCounts.tsx'
import { ChangedPages } from './ChangedPages.tsx'
import { changesCsv } from './changes-csv.ts'
import { FindingChanges } from './FindingChanges.tsx'

type ChangeListsProps = { changes: Omit<ReportChanges, 'findings'>; findings: ReportChanges['findings'] | undefined }

/** Lists of added, removed, moved and changed URLs. Empty lists are left out. */
export function ChangeLists({ changes, findings }: ChangeListsProps) {
  const { added, removed, moved, changed } = changes
  const { rows, summary } = useReport()
  const isSame = [added, removed, moved, changed, findings?.added ?? [], findings?.removed ?? []].every(
    (list) => list.length === 0,
  )
  return (
    <>
      <ChangeCounts changes={changes} findings={findings} />
      <Approval changes={changes} findings={findings} />
      {isSame ? (
        <p className="card">No changes.</p>
      ) : (
        <p className="file-links">
          <button
            type="button"
            className="button"
            onClick={() =>
              download(fileName(summary.site.name, 'changes.csv'), changesCsv({ changes, findings }, rows))
            }
          >
            Download CSV
          </button>
        </p>
      )}
      <UrlList title="Added" items={added}>
        {(path) => <PageLink path={path} />}
      </UrlList>
      <UrlList title="Removed" items={removed}>
        {/* The report still has the URL if other pages link to it. */}
        {(path) => <del>{rowOfPath(rows, path) < 0 ? path : <PageLink path={path} />}</del>}
      </UrlList>
      <UrlList title="Moved" items={moved}>
        {({ from, to }) => (
          <>
            <code>{from}</code> → <PageLink path={to} />
          </>
        )}
      </UrlList>
      {changed.length > 0 && <ChangedPages changed={changed} />}
      {findings && <FindingChanges findings={findings} />}
    </>
  )
}

type UrlListProps<T> = { title: string; items: readonly T[]; children: (item: T) => ReactNode }

function UrlList<T>({ title, items, children }: UrlListProps<T>) {
  if (items.length === 0) return null
  return (
    <Part title={title} count={items.length}>
      <CutList items={items} first={20} names={['URL', 'URLs']} className="links">
        {(item) => <li>{children(item)}</li>}
      </CutList>
    </Part>
  )
}

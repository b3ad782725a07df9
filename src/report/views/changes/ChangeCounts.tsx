import type { ReportChanges } from '../../data.ts'
import { numberText } from '../../format.ts'

type ChangeCountsProps = { changes: Omit<ReportChanges, 'findings'>; findings: ReportChanges['findings'] | undefined }

/** How many URLs and findings have changed, by kind. */
export function ChangeCounts({ changes: { added, removed, moved, changed }, findings }: ChangeCountsProps) {
  return (
    <ul className="change-counts">
      <Count count={added.length} name="added" />
      <Count count={removed.length} name="removed" />
      <Count count={moved.length} name="moved" />
      <Count count={changed.length} name="changed" />
      {findings && (
        <Count count={findings.added.length} name={findings.added.length === 1 ? 'new finding' : 'new findings'} />
      )}
      {findings && (
        <Count
          count={findings.removed.length}
          name={findings.removed.length === 1 ? 'resolved finding' : 'resolved findings'}
        />
      )}
    </ul>
  )
}

function Count({ count, name }: { count: number; name: string }) {
  return (
    <li>
      <strong className="number">{numberText(count)}</strong> {name}
    </li>
  )
}

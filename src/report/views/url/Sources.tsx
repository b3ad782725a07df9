import type { InlinkDetail } from '../../data.ts'
import { LineToEdit } from '../../parts/LineToEdit.tsx'

/** The records a page is made from. */
export function Sources({ sources }: Pick<InlinkDetail, 'sources'>) {
  return (
    <ul className="cut-list">
      {sources.map((at) => (
        <li key={`${at.file}:${at.line}:${at.column}`}>
          <LineToEdit at={at} />
        </li>
      ))}
    </ul>
  )
}

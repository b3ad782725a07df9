import { useState } from 'react'
import type { ReportChanges } from '../../data.ts'
import { useReport } from '../../report.tsx'
import { ChangeLists } from './ChangeLists.tsx'
import { type Picked, PickReport } from './PickReport.tsx'

/** Changes since the previous report, or since a report selected from disk. */
export function ChangesView() {
  const { summary, changes } = useReport()
  const [picked, setPicked] = useState<Picked>()
  return (
    <div className="page">
      <h1 tabIndex={-1}>Changes</h1>
      <PickReport onPick={setPicked} />
      {picked ? (
        <>
          <p className="count-line">
            <span role="status">Compared with {picked.file}.</span>
            <button type="button" className="button" onClick={() => setPicked(undefined)}>
              Back to the previous report
            </button>
          </p>
          <ChangeLists key={picked.file} changes={picked.changes} findings={picked.findings} />
        </>
      ) : (
        summary.outcome !== 'unread' && <SinceLastBuild changes={changes} />
      )}
    </div>
  )
}

function SinceLastBuild({ changes }: { changes: ReportChanges }) {
  if (changes.before === undefined) {
    return <p>There is no previous report to compare with. Select the routes.json of another report above.</p>
  }
  return (
    <>
      <p>Compared with {changes.before}.</p>
      <ChangeLists changes={changes} findings={changes.findings} />
    </>
  )
}

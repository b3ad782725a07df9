import { useState } from 'react'
import type { ReportChanges } from '../../data.ts'
import { useReport } from '../../report.tsx'
import { ChangeLists } from './ChangeLists.tsx'
import { PickReport } from './PickReport.tsx'

type Picked = { file: string; changes: Omit<ReportChanges, 'findings'> }

/** What became different since the build before this one, or since a report picked from disk. */
export function ChangesView() {
  const { changes } = useReport()
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
              Back to the build before
            </button>
          </p>
          <ChangeLists key={picked.file} changes={picked.changes} />
        </>
      ) : (
        <SinceLastBuild changes={changes} />
      )}
    </div>
  )
}

function SinceLastBuild({ changes }: { changes: ReportChanges }) {
  if (changes.before === undefined) {
    return <p>There was no report before this one, so there is nothing to compare with.</p>
  }
  return (
    <>
      <p>Compared with {changes.before}.</p>
      <ChangeLists changes={changes} findings={changes.findings} />
    </>
  )
}

import { useEffect, useState } from 'react'
import type { ReportChanges, ReportFinding, ReportRows, ReportSummary } from './data.ts'
import type { Inbox } from './inbox.ts'
import type { Report } from './report.tsx'

export type Loading =
  | { state: 'reading'; summary?: ReportSummary }
  | { state: 'failed'; message: string; summary?: ReportSummary }
  | { state: 'ready'; summary: ReportSummary; report: Report }

/** Reads the report: first what the shell shows, then all addresses, which in a large report takes a second. */
export function useLoadedReport(inbox: Inbox): Loading {
  const [loading, setLoading] = useState<Loading>({ state: 'reading' })
  useEffect(() => {
    let summary: ReportSummary | undefined
    async function load(): Promise<Loading> {
      summary = await inbox.loadChunk<ReportSummary>('summary')
      if (summary.version !== 1) {
        return {
          state: 'failed',
          message: 'The data of this report is of another version of Citywide. Build it again.',
        }
      }
      setLoading({ state: 'reading', summary })
      await painted()
      const [rows, findings, changes] = await Promise.all([
        inbox.loadChunk<ReportRows>('rows'),
        inbox.loadChunk<ReportFinding[]>('findings'),
        inbox.loadChunk<ReportChanges>('changes'),
      ])
      return { state: 'ready', summary, report: { summary, rows, findings, changes, loadChunk: inbox.loadChunk } }
    }
    load()
      .catch((error: Error): Loading => ({ state: 'failed', message: error.message, summary }))
      .then(setLoading)
  }, [inbox])
  return loading
}

/** After the next frame is on screen; at once in a window nobody sees, which draws none. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
}

import { useEffect, useState } from 'react'
import type { ReportChanges, ReportFinding, ReportRows, ReportSummary } from './data.ts'
import type { Inbox } from './inbox.ts'
import type { Report } from './report.tsx'

export type Loading =
  | { state: 'reading'; summary?: ReportSummary }
  | { state: 'failed'; message: string; summary?: ReportSummary }
  | { state: 'ready'; summary: ReportSummary; report: Report }

/** Loads the report: first the summary for the shell, then all URLs, which takes a second for a large report. */
export function useLoadedReport(inbox: Inbox): Loading {
  const [loading, setLoading] = useState<Loading>({ state: 'reading' })
  useEffect(() => {
    let summary: ReportSummary | undefined
    async function load(): Promise<Loading> {
      summary = await inbox.loadChunk<ReportSummary>('summary')
      if (summary.version !== 2) {
        return {
          state: 'failed',
          message: 'This report was written by another version of Citywide. Build the site again.',
        }
      }
      setLoading({ state: 'reading', summary })
      await painted()
      const [rows, findings, changes] = await Promise.all([
        inbox.loadChunk<ReportRows>('rows'),
        inbox.loadChunk<ReportFinding[]>('findings'),
        inbox.loadChunk<ReportChanges>('changes'),
      ])
      return { state: 'ready', summary, report: { ...inbox, summary, rows, findings, changes } }
    }
    load()
      .catch((error: Error): Loading => ({ state: 'failed', message: error.message, summary }))
      .then(setLoading)
  }, [inbox])
  return loading
}

/** Resolves after the next frame. A hidden window draws no frames, so it resolves immediately there. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
}

import { createContext, useContext, useEffect, useState } from 'react'
import type { ReportChanges, ReportFinding, ReportRows, ReportSummary } from './data.ts'
import type { Inbox } from './inbox.ts'

/** The data loaded at the start. `useChunk` loads details of pages on demand. */
export type Report = {
  summary: ReportSummary
  rows: ReportRows
  findings: ReportFinding[]
  changes: ReportChanges
  loadChunk: Inbox['loadChunk']
  readChunk: Inbox['readChunk']
}

export const ReportContext = createContext<Report | undefined>(undefined)

export function useReport(): Report {
  const report = useContext(ReportContext)
  if (!report) throw new Error('useReport is used outside ReportContext.')
  return report
}

export type Reading<T> = { state: 'reading' } | { state: 'failed'; message: string } | { state: 'ready'; data: T }

/** Loads a data file, e.g. `pages/3`; undefined loads none. */
export function useChunk<T>(name: string | undefined): Reading<T> {
  const { loadChunk } = useReport()
  const [read, setRead] = useState<{ name: string; reading: Reading<T> }>()
  useEffect(() => {
    if (name === undefined) return
    let isWanted = true
    const settle = (reading: Reading<T>) => isWanted && setRead({ name, reading })
    loadChunk<T>(name).then(
      (data) => settle({ state: 'ready', data }),
      (error: Error) => settle({ state: 'failed', message: error.message }),
    )
    return () => {
      isWanted = false
    }
  }, [name, loadChunk])
  // The state may still be that of the previous file.
  return read && read.name === name ? read.reading : { state: 'reading' }
}

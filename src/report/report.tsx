import { createContext, useContext, useEffect, useState } from 'react'
import type { ReportChanges, ReportFinding, ReportRows, ReportSummary } from './data.ts'
import type { Inbox } from './inbox.ts'

/** All that is read at the start. Details of pages are read when one is opened, by `useChunk`. */
export type Report = {
  summary: ReportSummary
  rows: ReportRows
  findings: ReportFinding[]
  changes: ReportChanges
  loadChunk: Inbox['loadChunk']
}

export const ReportContext = createContext<Report | undefined>(undefined)

/** The report a view shows. */
export function useReport(): Report {
  const report = useContext(ReportContext)
  if (!report) throw new Error('A view stands outside of the report.')
  return report
}

export type Reading<T> = { state: 'reading' } | { state: 'failed'; message: string } | { state: 'ready'; data: T }

/** A further file of the report, e.g. `pages/3`; undefined reads none. */
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
  // What was read before stands for another file.
  return read && read.name === name ? read.reading : { state: 'reading' }
}

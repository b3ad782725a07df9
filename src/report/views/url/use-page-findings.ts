import { useMemo } from 'react'
import type { ReportFinding } from '../../data.ts'
import { showsOn } from '../../finding-rows.ts'
import { useReport } from '../../report.tsx'
import { rankOf, ranks } from '../findings/group-findings.ts'

export type FindingList = { title: string; findings: ReportFinding[] }

/** Findings on a page, then findings in its shared parts, then findings about its URL elsewhere; the most severe first. */
export function usePageFindings(row: number): FindingList[] {
  const { findings, rows } = useReport()
  return useMemo(() => {
    const path = rows.text.path[row]
    const related = findings.filter((finding) => showsOn(finding, row) || finding.url === path)
    const sorted = related.sort((a, b) => ranks.indexOf(rankOf(a)) - ranks.indexOf(rankOf(b)))
    const here = sorted.filter((finding) => showsOn(finding, row))
    return [
      { title: 'On this page', findings: here.filter(({ isShared }) => !isShared) },
      { title: 'In shared parts', findings: here.filter(({ isShared }) => isShared) },
      { title: 'About this URL', findings: sorted.filter((finding) => !showsOn(finding, row)) },
    ].filter((list) => list.findings.length > 0)
  }, [findings, rows, row])
}

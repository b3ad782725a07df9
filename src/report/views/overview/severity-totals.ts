import type { ReportFinding, ReportRows } from '../../data.ts'
import { columnOfSeverity, type SeverityChoice, severityChoices } from '../urls/view-state.ts'

export type SeverityTotal = {
  severity: SeverityChoice
  /** All of the severity, accepted or not. Known issues are those of all severities. */
  findings: number
  /** How many of them the owner accepts, as known issues. */
  accepted: number
  /** Whether one of these is in a part that many pages share, which counts for no URL of its own. */
  isShared: boolean
  /** URLs with at least one of them that is not accepted; for known issues, with at least one. */
  urls: number
}

/** Findings of each severity. An accepted error is still an error, and a known issue as well. */
export function severityTotals({ numbers }: ReportRows, findings: readonly ReportFinding[]): SeverityTotal[] {
  const counts = { error: 0, warning: 0, notice: 0, known: 0 }
  const accepted = { ...counts }
  const shared = new Set<SeverityChoice>()
  for (const { severity, known, isShared } of findings) {
    if (isShared) shared.add(known ? 'known' : severity)
    counts[severity] += 1
    if (!known) continue
    accepted[severity] += 1
    counts.known += 1
  }
  return severityChoices.map((severity) => ({
    severity,
    findings: counts[severity],
    accepted: accepted[severity],
    isShared: shared.has(severity),
    urls: numbers[columnOfSeverity[severity]].filter((count) => count !== null && count > 0).length,
  }))
}

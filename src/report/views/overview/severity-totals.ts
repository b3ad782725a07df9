import type { ReportFinding, ReportRows } from '../../data.ts'
import { columnOfSeverity, type SeverityChoice, severityChoices } from '../urls/view-state.ts'

export type SeverityTotal = {
  severity: SeverityChoice
  findings: number
  /** URLs with at least one of them. */
  urls: number
}

/** Findings of each severity. A known issue counts only as known. */
export function severityTotals({ numbers }: ReportRows, findings: readonly ReportFinding[]): SeverityTotal[] {
  const counts = { error: 0, warning: 0, notice: 0, known: 0 }
  for (const { severity, known } of findings) counts[known ? 'known' : severity] += 1
  return severityChoices.map((severity) => ({
    severity,
    findings: counts[severity],
    urls: numbers[columnOfSeverity[severity]].filter((count) => count !== null && count > 0).length,
  }))
}

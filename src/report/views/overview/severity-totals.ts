import type { NumberColumn, ReportFinding, ReportRows } from '../../data.ts'

export type SeverityTotal = {
  severity: 'error' | 'warning' | 'notice' | 'known'
  findings: number
  /** Addresses that at least one of them shows on. */
  addresses: number
}

const columnOfSeverity = {
  error: 'errors',
  warning: 'warnings',
  notice: 'notices',
  known: 'known',
} as const satisfies Record<SeverityTotal['severity'], NumberColumn>

/** Findings of each severity; what is known counts as known and nothing else. */
export function severityTotals({ numbers }: ReportRows, findings: readonly ReportFinding[]): SeverityTotal[] {
  const counts = { error: 0, warning: 0, notice: 0, known: 0 }
  for (const { severity, known } of findings) counts[known ? 'known' : severity] += 1
  return (['error', 'warning', 'notice', 'known'] as const).map((severity) => ({
    severity,
    findings: counts[severity],
    addresses: numbers[columnOfSeverity[severity]].filter((count) => count !== null && count > 0).length,
  }))
}

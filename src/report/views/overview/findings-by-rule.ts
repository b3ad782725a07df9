import type { ReportFinding, RuleText, Severity } from '../../data.ts'

export type RuleCount = {
  code: string
  title: string
  /** The highest severity of its findings; `known` if all are known issues. */
  severity: Severity | 'known'
  findings: number
  /** How many of them are known issues. */
  known: number
}

const order: Record<RuleCount['severity'], number> = { error: 0, warning: 1, notice: 2, known: 3 }

/** Rules with findings, sorted by severity, then by number of findings. */
export function findingsByRule(findings: readonly ReportFinding[], rules: readonly RuleText[]): RuleCount[] {
  const titles = new Map(rules.map(({ code, title }) => [code, title]))
  const counts = new Map<string, RuleCount>()
  for (const { code, severity: ownSeverity, known } of findings) {
    const severity = known ? 'known' : ownSeverity
    const count = counts.get(code) ?? { code, title: titles.get(code) ?? code, severity, findings: 0, known: 0 }
    count.findings += 1
    if (known) count.known += 1
    if (order[severity] < order[count.severity]) count.severity = severity
    counts.set(code, count)
  }
  return [...counts.values()].sort(
    (a, b) => order[a.severity] - order[b.severity] || b.findings - a.findings || (a.code < b.code ? -1 : 1),
  )
}

import type { ReportFinding, RuleText, Severity } from '../../data.ts'

export type RuleCount = { code: string; title: string; severity: Severity; findings: number }

const harm: Record<Severity, number> = { error: 0, warning: 1, notice: 2 }

/** Rules that found something, the most harmful first, then those that found most. */
export function findingsByRule(findings: readonly ReportFinding[], rules: readonly RuleText[]): RuleCount[] {
  const titles = new Map(rules.map(({ code, title }) => [code, title]))
  const counts = new Map<string, RuleCount>()
  for (const { code, severity } of findings) {
    const count = counts.get(code) ?? { code, title: titles.get(code) ?? code, severity, findings: 0 }
    count.findings += 1
    if (harm[severity] < harm[count.severity]) count.severity = severity
    counts.set(code, count)
  }
  return [...counts.values()].sort(
    (a, b) => harm[a.severity] - harm[b.severity] || b.findings - a.findings || (a.code < b.code ? -1 : 1),
  )
}

import type { ReportFinding, RuleText, Severity } from '../../data.ts'

export type RuleCount = {
  code: string
  title: string
  /** Of its worst finding; `known` where nothing but known issues is left. */
  harm: Severity | 'known'
  findings: number
  /** How many of them are known. */
  known: number
}

const order: Record<RuleCount['harm'], number> = { error: 0, warning: 1, notice: 2, known: 3 }

/** Rules that found something, the most harmful first, then those that found most. */
export function findingsByRule(findings: readonly ReportFinding[], rules: readonly RuleText[]): RuleCount[] {
  const titles = new Map(rules.map(({ code, title }) => [code, title]))
  const counts = new Map<string, RuleCount>()
  for (const { code, severity, known } of findings) {
    const harm = known ? 'known' : severity
    const count = counts.get(code) ?? { code, title: titles.get(code) ?? code, harm, findings: 0, known: 0 }
    count.findings += 1
    if (known) count.known += 1
    if (order[harm] < order[count.harm]) count.harm = harm
    counts.set(code, count)
  }
  return [...counts.values()].sort(
    (a, b) => order[a.harm] - order[b.harm] || b.findings - a.findings || (a.code < b.code ? -1 : 1),
  )
}

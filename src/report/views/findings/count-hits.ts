import type { ReportFinding, RuleText } from '../../data.ts'

export type RuleHits = { rule: RuleText; findings: number; known: number }

const order = ['error', 'warning', 'notice', 'off'] as const

/** Findings of each rule: rules with findings first, then by severity and code. */
export function countHits(rules: readonly RuleText[], findings: readonly ReportFinding[]): RuleHits[] {
  const hits = new Map(rules.map((rule) => [rule.code, { rule, findings: 0, known: 0 }]))
  for (const { code, known } of findings) {
    const hit = hits.get(code)
    if (!hit) continue
    hit.findings++
    if (known) hit.known++
  }
  return [...hits.values()].sort(
    (a, b) =>
      Number(b.findings > 0) - Number(a.findings > 0) ||
      order.indexOf(a.rule.severity) - order.indexOf(b.rule.severity) ||
      (a.rule.code < b.rule.code ? -1 : 1),
  )
}

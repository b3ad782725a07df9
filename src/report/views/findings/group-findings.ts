import type { ReportFinding, RuleText, Severity } from '../../data.ts'
import { countRows } from '../../finding-rows.ts'

/** Which findings are shown. An empty text leaves all. */
export type FindingFilter = {
  code: string
  severity: Severity | ''
  /** Only those the owner knows about, or only those nobody does. */
  known: 'only' | 'none' | ''
  /** Searched in what is wrong, how it is fixed, the address, the file and the name of the rule. */
  q: string
}

export type FindingGroup = {
  code: string
  /** Absent for a problem that is no rule's, such as one of loading. */
  rule: RuleText | undefined
  /** Of the most harmful finding that is left; `known` where the owner knows about all of them. */
  rank: Rank
  /** Pages that show one of the findings; none where they are about the manifest alone. */
  pages: number
  /** Most harmful first. */
  findings: ReportFinding[]
}

/** In the order of harm. */
export const ranks = ['error', 'warning', 'notice', 'known'] as const
export type Rank = (typeof ranks)[number]

export const rankOf = ({ known, severity }: Pick<ReportFinding, 'known' | 'severity'>): Rank =>
  known ? 'known' : severity

/** The findings a filter leaves, by rule, the most harmful rule first, and within a severity the one on most pages. */
export function groupFindings(
  findings: readonly ReportFinding[],
  rules: readonly RuleText[],
  filter: FindingFilter,
): FindingGroup[] {
  const ruleOf = new Map(rules.map((rule) => [rule.code, rule]))
  const groups = new Map<string, ReportFinding[]>()
  for (const finding of findings) {
    if (!passes(finding, ruleOf.get(finding.code), filter)) continue
    const group = groups.get(finding.code)
    if (group) group.push(finding)
    else groups.set(finding.code, [finding])
  }
  return [...groups]
    .map(([code, list]): FindingGroup => {
      const sorted = list.sort((a, b) => harm(a) - harm(b) || b.count - a.count || byCodeUnits(a.url, b.url))
      const [worst] = sorted
      return {
        code,
        rule: ruleOf.get(code),
        rank: worst ? rankOf(worst) : 'known',
        pages: countRows(sorted),
        findings: sorted,
      }
    })
    .sort((a, b) => ranks.indexOf(a.rank) - ranks.indexOf(b.rank) || b.pages - a.pages || byCodeUnits(a.code, b.code))
}

const harm = (finding: ReportFinding) => ranks.indexOf(rankOf(finding))

function passes(
  finding: ReportFinding,
  rule: RuleText | undefined,
  { code, severity, known, q }: FindingFilter,
): boolean {
  if (code !== '' && finding.code !== code) return false
  if (severity !== '' && finding.severity !== severity) return false
  if (known !== '' && (known === 'only') !== (finding.known !== undefined)) return false
  if (q === '') return true
  const texts = [finding.what, finding.fix, finding.url, finding.at.file, finding.code, rule?.title ?? '']
  const wanted = q.toLowerCase()
  return texts.some((text) => text.toLowerCase().includes(wanted))
}

const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

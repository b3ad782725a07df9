import type { ReportFinding, RuleText, Severity } from '../../data.ts'
import { countRows } from '../../finding-rows.ts'

/** An empty text does not filter. */
export type FindingFilter = {
  code: string
  severity: Severity | ''
  /** Only known issues, or no known issues. */
  known: 'only' | 'none' | ''
  /** Search text for message, fix, URL, file and rule. */
  q: string
}

export type FindingGroup = {
  code: string
  /** Undefined for problems of the manifest, which no rule reports. */
  rule: RuleText | undefined
  /** Highest severity of the findings; `known` if all are known issues. */
  rank: Rank
  /** Number of affected pages; 0 if the findings are about the manifest only. */
  pages: number
  /** Most severe first. */
  findings: ReportFinding[]
}

/** From most to least severe. */
export const ranks = ['error', 'warning', 'notice', 'known'] as const
export type Rank = (typeof ranks)[number]

export const rankOf = ({ known, severity }: Pick<ReportFinding, 'known' | 'severity'>): Rank =>
  known ? 'known' : severity

/** The findings that match the filter, by rule. Sorted by severity, then by number of affected pages. */
export function groupFindings(
  findings: readonly ReportFinding[],
  rules: readonly RuleText[],
  filter: FindingFilter,
): FindingGroup[] {
  const ruleOf = new Map(rules.map((rule) => [rule.code, rule]))
  const groups = new Map<string, ReportFinding[]>()
  for (const finding of findings) {
    if (!matches(finding, ruleOf.get(finding.code), filter)) continue
    const group = groups.get(finding.code)
    if (group) group.push(finding)
    else groups.set(finding.code, [finding])
  }
  return [...groups]
    .map(([code, list]): FindingGroup => {
      const sorted = list.sort((a, b) => order(a) - order(b) || b.count - a.count || byCodeUnits(a.url, b.url))
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

const order = (finding: ReportFinding) => ranks.indexOf(rankOf(finding))

function matches(
  finding: ReportFinding,
  rule: RuleText | undefined,
  { code, severity, known, q }: FindingFilter,
): boolean {
  if (code !== '' && finding.code !== code) return false
  if (severity !== '' && finding.severity !== severity) return false
  if (known !== '' && (known === 'only') !== (finding.known !== undefined)) return false
  if (q === '') return true
  const texts = [finding.what, finding.fix, finding.url, finding.at.file, finding.code, rule?.title ?? '']
  const query = q.toLowerCase()
  return texts.some((text) => text.toLowerCase().includes(query))
}

const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

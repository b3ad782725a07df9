import { compareText, type Finding } from '../core/problem.ts'
import { findingText, type Paint } from './print.ts'

/** Most findings of one rule to print. The report has all. */
const mostShown = 5

/**
 * Findings grouped by rule: errors first, then warnings, notices and known issues; within these, the rules with findings
 * on the most pages first. Of a rule with many findings, only the first few.
 * @param report path of the report that shows all of them, if there is one.
 */
export function findingsText(findings: readonly Finding[], paint: Paint, report?: string): string[] {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const key = `${finding.code} ${finding.known ? 'known' : finding.severity}`
    const group = groups.get(key)
    if (group) group.push(finding)
    else groups.set(key, [finding])
  }
  return [...groups.values()]
    .map((group) => ({ group: group.sort((a, b) => pagesOf(b) - pagesOf(a)), ...harmOf(group) }))
    .sort((a, b) => a.rank - b.rank || b.pages - a.pages || compareText(a.code, b.code))
    .flatMap(({ group, code }) => {
      const shown = group.slice(0, mostShown).map((finding) => findingText(finding, paint))
      const more = group.length - shown.length
      const link = report === undefined ? '' : `: ${report}#/findings?code=${code}`
      return more > 0 ? [...shown, `  and ${more} more of ${code}${link}`] : shown
    })
}

const ranks = { error: 0, warning: 1, notice: 2 }
const pagesOf = ({ count }: Finding) => count ?? 1

function harmOf(group: readonly Finding[]): { rank: number; pages: number; code: string } {
  const [first] = group
  return {
    rank: first?.known ? 3 : ranks[first?.severity ?? 'notice'],
    pages: group.reduce((sum, finding) => sum + pagesOf(finding), 0),
    code: first?.code ?? '',
  }
}

import type { Finding } from '../../core/problem.ts'
import { shownOn } from './references.ts'

/**
 * Joins findings about one value that was replaced, e.g. in the text, the links and the structured data of pages. What
 * remains is the most severe one, on the pages of all.
 */
export function joinReplacements(findings: readonly Finding[]): Finding[] {
  const byValue = new Map<string, Finding[]>()
  for (const finding of findings)
    if (finding.replaced !== undefined) {
      const known = byValue.get(finding.replaced)
      if (known) known.push(finding)
      else byValue.set(finding.replaced, [finding])
    }
  return findings.flatMap(({ replaced, ...finding }) => {
    const same = replaced === undefined ? [] : (byValue.get(replaced) ?? [])
    if (same.length < 2) return finding
    const kept = foremost(same)
    return kept.at === finding.at && kept.code === finding.code && kept.what === finding.what ? joined(kept, same) : []
  })
}

const ranks = { error: 0, warning: 1, notice: 2 }
const pagesOf = ({ url, pages = [url] }: Finding) => pages

/** The most severe one, and of those the one on most pages. */
function foremost(findings: readonly Finding[]): Finding {
  return findings.reduce((best, each) => {
    const difference = ranks[each.severity] - ranks[best.severity] || pagesOf(best).length - pagesOf(each).length
    return difference < 0 ? each : best
  })
}

function joined({ replaced: _, ...kept }: Finding, same: readonly Finding[]): Finding {
  const others = same.length - 1
  const paths = [...new Set([...pagesOf(kept), ...same.flatMap(pagesOf)])]
  return {
    ...kept,
    what: kept.what.replace(/\.$/, ` (and ${others} similar ${others === 1 ? 'finding' : 'findings'}).`),
    ...(paths.length > 1 && shownOn(paths.map((path) => ({ path })))),
  }
}

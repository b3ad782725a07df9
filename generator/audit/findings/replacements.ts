import { groupBy } from '../../core/group-by.ts'
import type { Finding } from '../../core/problem.ts'
import { shownOn } from './references.ts'

/**
 * Joins the findings about one replaced value, e.g. in the text, the links and the structured data of pages. The most severe
 * one remains, on the pages of all.
 */
export function joinReplacements(findings: readonly Finding[]): Finding[] {
  const about = groupBy(
    findings.filter(({ replaced }) => replaced !== undefined),
    ({ replaced }) => replaced,
  )
  const kept = new Map([...about.values()].map((same) => [foremost(same), same]))
  return findings.flatMap((finding) => {
    const { replaced, ...rest } = finding
    if (replaced === undefined) return rest
    const same = kept.get(finding)
    return same ? joined(rest, same) : []
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

function joined(kept: Finding, same: readonly Finding[]): Finding {
  const others = same.length - 1
  if (others === 0) return kept
  const paths = [...new Set([...pagesOf(kept), ...same.flatMap(pagesOf)])]
  return {
    ...kept,
    what: kept.what.replace(/\.$/, ` (and ${others} similar ${others === 1 ? 'finding' : 'findings'}).`),
    ...(paths.length > 1 && shownOn(paths.map((path) => ({ path })))),
  }
}

import type { SiteIndex } from '#src/site.ts'
import type { Problem } from '../../core/problem.ts'
import { expandRule, type WrittenRedirect } from './expand-rule.ts'
import { coverKey } from './index-redirects.ts'

/** Every rule once: what covers the same addresses as another is a problem, unless one of the two spells them. */
export function distinctRules(site: SiteIndex): { rules: WrittenRedirect[]; problems: Problem[] } {
  const problems: Problem[] = []
  const byCover = new Map<string, WrittenRedirect>()
  for (const rule of site.manifest.redirects.flatMap((each) => expandRule(site, each))) {
    const key = coverKey(rule.from)
    const earlier = byCover.get(key)
    if (!earlier || (earlier.isOfRecord && !rule.isOfRecord)) byCover.set(key, rule)
    else if (earlier.isOfRecord === rule.isOfRecord && !isReportedAt(problems, rule))
      problems.push(duplicate(rule, earlier))
  }
  return { rules: [...byCover.values()], problems }
}

/** A record has several addresses, but its rule is written twice only once. */
const isReportedAt = (problems: readonly Problem[], { at }: WrittenRedirect) => problems.some((each) => each.at === at)

function duplicate({ from, at }: WrittenRedirect, earlier: WrittenRedirect): Problem {
  return {
    code: 'duplicate-redirect',
    severity: 'error',
    at,
    what: `"${from}" is redirected here and in line ${earlier.at.line}.`,
    fix: 'Keep one of the two.',
  }
}

import type { SiteIndex } from '#src/site.ts'
import type { Problem } from '../../core/problem.ts'
import { expandRule, type WrittenRedirect } from './expand-rule.ts'
import { coverKey } from './index-redirects.ts'

/** Removes duplicate rules. Two rules for the same URLs are a problem, unless one has a `from` and the other is for a record. */
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

/** A rule for a record covers several URLs, but its duplicate is reported once. */
const isReportedAt = (problems: readonly Problem[], { at }: WrittenRedirect) => problems.some((each) => each.at === at)

function duplicate({ from, at }: WrittenRedirect, earlier: WrittenRedirect): Problem {
  return {
    code: 'duplicate-redirect',
    severity: 'error',
    at,
    what: `"${from}" is redirected by this entry and by the one in line ${earlier.at.line}.`,
    fix: 'Remove one of the two entries.',
  }
}

import type { SiteIndex } from '#src/site.ts'
import { isPattern } from '#src/url-pattern.ts'
import type { Problem } from '../../core/problem.ts'
import { canonicalPath } from './canonical.ts'
import type { WrittenRedirect } from './expand-rule.ts'
import { cutRest } from './follow-chain.ts'
import type { FindRedirect } from './index-redirects.ts'

/**
 * Rules whose target is the source of another rule. The build flattens them, so nothing is slow or lost, but the target may
 * be meant for a page. A rule for a record may be newer than those that lead to its pages.
 * @param rules those that end at a page or another host
 */
export function chains(
  rules: readonly WrittenRedirect[],
  find: FindRedirect<WrittenRedirect>,
  pages: ReadonlySet<string>,
): Problem[] {
  const leading = new Map<WrittenRedirect, { rule: WrittenRedirect; target: string; more: number }>()
  for (const rule of rules) {
    if (rule.isOfRecord || rule.to === undefined) continue
    const [target] = cutRest(rule.to)
    const next = pages.has(target) ? undefined : find(target)
    if (!next || next.isOfRecord) continue
    const known = leading.get(next)
    if (known) known.more++
    else leading.set(next, { rule, target, more: 0 })
  }
  return [...leading].map(([next, { rule, target, more }]) => ({
    code: 'redirect-chain',
    severity: 'notice',
    at: rule.toAt,
    what: `${target} is redirected too, to ${next.to} in line ${next.at.line}${others(more)}. The build leads to the end at once.`,
    fix: `Write ${next.to} as the target.`,
  }))
}

/** Rules whose target is an alias. The build leads to its canonical page, but the target may be meant for another page. */
export function aliasTargets(
  rules: readonly WrittenRedirect[],
  { site, pages }: { site: SiteIndex; pages: ReadonlySet<string> },
): Problem[] {
  const leading = new Map<string, { rule: WrittenRedirect; canonical: string; more: number }>()
  for (const rule of rules) {
    if (rule.isOfRecord || rule.to === undefined || isPattern(rule.to)) continue
    const [target] = cutRest(rule.to)
    const canonical = pages.has(target) ? canonicalPath(site, target) : target
    if (canonical === target) continue
    const known = leading.get(target)
    if (known) known.more++
    else leading.set(target, { rule, canonical, more: 0 })
  }
  return [...leading].map(([target, { rule, canonical, more }]) => ({
    code: 'redirect-to-alias',
    severity: 'warning',
    at: rule.toAt,
    what: `${target} is an alias of ${canonical}${others(more)}. The build leads to ${canonical}.`,
    fix: `Write ${canonical} as the target.`,
  }))
}

const others = (more: number) =>
  more === 0 ? '' : more === 1 ? ', and 1 more redirect leads there' : `, and ${more} more redirects lead there`

import type { Problem } from '../../core/problem.ts'
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

const others = (more: number) =>
  more === 0 ? '' : more === 1 ? ', and 1 more redirect leads there' : `, and ${more} more redirects lead there`

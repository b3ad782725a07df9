import { isPattern } from '#src/address-pattern.ts'
import { otherPaths } from '../../core/page-file.ts'
import type { Problem } from '../../core/problem.ts'
import type { Redirect } from '../../core/redirect.ts'
import type { WrittenRedirect } from './expand-rule.ts'
import { indexRedirects } from './index-redirects.ts'

/** Rules for addresses at which a page stands: some hosts would show the page, others would not. */
export function coveredPages(
  rules: readonly WrittenRedirect[],
  pages: ReadonlySet<string>,
  problems: Problem[],
): Set<WrittenRedirect> {
  if (rules.length === 0) return new Set()
  const find = indexRedirects(rules)
  const covering = new Map<WrittenRedirect, Problem>()
  for (const page of pages) {
    for (const address of [page, ...otherPaths(page)]) {
      const rule = find(address)
      if (rule && !covering.has(rule)) covering.set(rule, overPage(rule, page, address))
    }
  }
  problems.push(...covering.values())
  return new Set(covering.keys())
}

function overPage({ from, at }: WrittenRedirect, page: string, address: string): Problem {
  const there = address === page ? `A page stands at ${page}` : `At ${address} most hosts serve the page ${page}`
  return {
    code: 'redirect-over-page',
    severity: 'error',
    at,
    what: `${there}, so ${from === address ? 'it' : `what "${from}" covers`} cannot lead elsewhere.`,
    fix: isPattern(from)
      ? 'Write a narrower pattern, with :name for one part of an address, or the addresses one by one.'
      : 'Remove this entry, or the page.',
  }
}

/** Rules for addresses of files: pictures, scripts and what else a site serves that is no page. */
export function coveredFiles(redirects: readonly Redirect[], files: Iterable<string>): Problem[] {
  if (redirects.length === 0) return []
  const find = indexRedirects(redirects)
  const covering = new Map<Problem['at'], Problem>()
  for (const file of files) {
    const rule = find(file)
    if (!rule || covering.has(rule.at)) continue
    const { from, at } = rule
    covering.set(at, {
      code: 'redirect-over-file',
      severity: 'error',
      at,
      what: `The site has a file at ${file}, so ${from === file ? 'it' : `what "${from}" covers`} cannot lead elsewhere.`,
      fix: isPattern(from) ? 'Write a narrower pattern, or the addresses one by one.' : 'Remove this entry.',
    })
  }
  return [...covering.values()]
}

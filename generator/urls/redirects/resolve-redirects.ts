import type { SiteIndex } from '#src/site.ts'
import { bindNames, fillNames, isPattern } from '#src/url-pattern.ts'
import type { Problem } from '../../core/problem.ts'
import { type Redirect, redirectOf, sortRedirects } from '../../core/redirect.ts'
import { aliasTargets, chains } from './chains.ts'
import { coveredPages } from './covered-pages.ts'
import { distinctRules } from './distinct-rules.ts'
import type { WrittenRedirect } from './expand-rule.ts'
import { type ChainEnd, chainProblem, cutRest, followChain } from './follow-chain.ts'
import { indexRedirects } from './index-redirects.ts'

export type ResolvedRedirects = {
  /** Most specific first. Each goes to its final target in one hop. */
  redirects: Redirect[]
  /** The rule for a URL. Undefined if no rule covers it, or its target does not exist. */
  redirectAt: (url: string) => Redirect | undefined
  problems: Problem[]
}

type Options = {
  site: SiteIndex
  /** URL of every page. */
  pages: ReadonlySet<string>
  /** URLs that once were pages. Patterns are resolved for each of them. */
  formerPaths: readonly string[]
}

/**
 * The rules of redirects.yaml in the form hosts need. Chains are flattened: `/a/` to `/b/` and `/b/` to `/c/` become `/a/`
 * to `/c/`. A target that is an alias becomes its canonical. If a pattern sends a former URL to another redirect, that URL
 * gets its own rule. A rule with `from` takes precedence over a rule for a record.
 */
export function resolveRedirects({ site, pages, formerPaths }: Options): ResolvedRedirects {
  const { rules, problems } = distinctRules(site)
  const blocked = coveredPages(rules, pages, problems)
  const written = rules.filter((rule) => !blocked.has(rule))
  const findWritten = indexRedirects(written)
  const follow = (to: string) => followChain(to, { site, pages, find: findWritten })

  const redirects: Redirect[] = []
  const ending: WrittenRedirect[] = []
  for (const rule of written) {
    const { from, to, status, at } = rule
    const end = to === undefined ? undefined : follow(to)
    if (end && !isGoodEnd(end, rule, pages)) {
      const problem = chainProblem(rule, end, { site, pages })
      if (problem) problems.push(problem)
    } else {
      redirects.push({ from, to: end?.to, status, at })
      ending.push(rule)
    }
  }
  problems.push(...chains(ending, findWritten, pages), ...aliasTargets(ending, { site, pages }))

  const find = indexRedirects(redirects)
  const resolved = (url: string): Redirect | undefined => {
    const rule = find(url)
    const each = rule && redirectOf(rule, url)
    if (each?.to === undefined) return each
    const end = follow(each.to)
    return end.kind === 'end' ? { ...each, to: end.to } : undefined
  }
  const exceptions = new Map<string, Redirect>()
  for (const url of [...formerPaths, ...reachedByPatterns(redirects)]) {
    if (pages.has(url) || exceptions.has(url)) continue
    const rule = find(url)
    const direct = rule && redirectOf(rule, url)
    const each = resolved(url)
    if (each && direct?.to !== each.to) exceptions.set(url, each)
  }
  return { redirects: sortRedirects([...redirects, ...exceptions.values()]), redirectAt: resolved, problems }
}

/** Whether the end is a valid target. A pattern is valid if it matches a page; a pattern of a record always is. */
function isGoodEnd(end: ChainEnd, rule: WrittenRedirect, pages: ReadonlySet<string>): boolean {
  if (end.kind === 'end') return true
  if (end.kind !== 'missing' || !isPattern(end.to)) return false
  if (rule.isOfRecord) return true
  const [path] = cutRest(end.to)
  for (const page of pages) if (bindNames(path, page)) return true
  return false
}

/** URLs that a pattern sends to the source of a rule without names. They need not be in the ledger. */
function reachedByPatterns(redirects: readonly Redirect[]): string[] {
  const patterns = redirects.filter(({ from, to }) => isPattern(from) && to !== undefined && isPattern(to))
  const plain = redirects.filter(({ from }) => !isPattern(from))
  if (patterns.length * plain.length > mostCompared) return []
  return patterns.flatMap(({ from, to = '' }) =>
    plain.flatMap((rule) => {
      const names = bindNames(to, rule.from)
      const url = names && fillNames(from, names)
      return url && !isPattern(url) ? [url] : []
    }),
  )
}

/** Most pairs of rules to compare. Beyond that, only former URLs are resolved. */
const mostCompared = 1_000_000

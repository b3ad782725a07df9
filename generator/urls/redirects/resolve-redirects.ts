import { bindNames, fillNames, isPattern } from '#src/address-pattern.ts'
import type { SiteIndex } from '#src/site.ts'
import type { Problem } from '../../core/problem.ts'
import { type Redirect, redirectOf, sortRedirects } from '../../core/redirect.ts'
import { coveredPages } from './covered-pages.ts'
import { distinctRules } from './distinct-rules.ts'
import type { WrittenRedirect } from './expand-rule.ts'
import { type ChainEnd, chainProblem, cutRest, followChain } from './follow-chain.ts'
import { indexRedirects } from './index-redirects.ts'

export type ResolvedRedirects = {
  /** Most specific first. Each leads to its end in one hop. */
  redirects: Redirect[]
  /** The rule for one address, if one covers it and leads somewhere. */
  redirectAt: (address: string) => Redirect | undefined
  problems: Problem[]
}

type Options = {
  site: SiteIndex
  /** The address of every page. */
  pages: ReadonlySet<string>
  /** Addresses that were pages once: for them patterns are held to what they come to. */
  formerPaths: readonly string[]
}

/**
 * The rules of redirects.yaml as hosts need them. A chain is flattened: `/a/` to `/b/` and `/b/` to `/c/` is `/a/` to
 * `/c/`, and so is what leads to another address of a page. Where a pattern comes to a redirect for one former address, that
 * address gets a rule of its own. A `from` that spells an address comes before a rule of a record.
 */
export function resolveRedirects({ site, pages, formerPaths }: Options): ResolvedRedirects {
  const { rules, problems } = distinctRules(site)
  const blocked = coveredPages(rules, pages, problems)
  const written = rules.filter((rule) => !blocked.has(rule))
  const findWritten = indexRedirects(written)
  const follow = (to: string) => followChain(to, { site, pages, find: findWritten })

  const redirects: Redirect[] = []
  for (const rule of written) {
    const { from, to, status, at } = rule
    const end = to === undefined ? undefined : follow(to)
    if (end && !isGoodEnd(end, rule, pages)) {
      const problem = chainProblem(rule, end, pages)
      if (problem) problems.push(problem)
    } else redirects.push({ from, to: end?.to, status, at })
  }

  const find = indexRedirects(redirects)
  const resolved = (address: string): Redirect | undefined => {
    const rule = find(address)
    const each = rule && redirectOf(rule, address)
    if (each?.to === undefined) return each
    const end = follow(each.to)
    return end.kind === 'end' ? { ...each, to: end.to } : undefined
  }
  const exceptions = new Map<string, Redirect>()
  for (const address of [...formerPaths, ...reachedByPatterns(redirects)]) {
    if (pages.has(address) || exceptions.has(address)) continue
    const rule = find(address)
    const plain = rule && redirectOf(rule, address)
    const each = resolved(address)
    if (each && plain?.to !== each.to) exceptions.set(address, each)
  }
  return { redirects: sortRedirects([...redirects, ...exceptions.values()]), redirectAt: resolved, problems }
}

/** A pattern leads somewhere as soon as one page has its form; that of a record has one by itself. */
function isGoodEnd(end: ChainEnd, rule: WrittenRedirect, pages: ReadonlySet<string>): boolean {
  if (end.kind === 'end') return true
  if (end.kind !== 'missing' || !isPattern(end.to)) return false
  if (rule.isOfRecord) return true
  const [path] = cutRest(end.to)
  for (const page of pages) if (bindNames(path, page)) return true
  return false
}

/** Addresses a pattern sends to one that a name-free rule redirects on; nobody needs to have listed them. */
function reachedByPatterns(redirects: readonly Redirect[]): string[] {
  const patterns = redirects.filter(({ from, to }) => isPattern(from) && to !== undefined && isPattern(to))
  const plain = redirects.filter(({ from }) => !isPattern(from))
  if (patterns.length * plain.length > mostCompared) return []
  return patterns.flatMap(({ from, to = '' }) =>
    plain.flatMap((rule) => {
      const names = bindNames(to, rule.from)
      const address = names && fillNames(from, names)
      return address && !isPattern(address) ? [address] : []
    }),
  )
}

/** Pairs beyond which only the former addresses are looked at. */
const mostCompared = 1_000_000

import type { Site } from '#src/site.ts'
import type { Problem } from '../problem.ts'
import { didYouMean } from '../suggest.ts'
import { canonicalPath } from './canonical.ts'
import { expandRule, type WrittenRedirect } from './expand-rule.ts'
import { coverKey, indexRedirects } from './index-redirects.ts'
import { bindNames, fillNames, isPattern, type Redirect, redirectOf, sortRedirects } from './redirect.ts'

export type ResolvedRedirects = {
  /** Most specific first. Each leads to its end in one hop. */
  redirects: Redirect[]
  /** The rule for one address, if one covers it and leads somewhere. */
  redirectAt: (address: string) => Redirect | undefined
  problems: Problem[]
}

type Options = {
  site: Site
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

/** Every rule once: what covers the same addresses as another is a problem, unless one of the two spells them. */
function distinctRules(site: Site): { rules: WrittenRedirect[]; problems: Problem[] } {
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
    mend: 'Keep one of the two.',
  }
}

/** Rules for addresses at which a page stands: some hosts would show the page, others would not. */
function coveredPages(
  rules: readonly WrittenRedirect[],
  pages: ReadonlySet<string>,
  problems: Problem[],
): Set<WrittenRedirect> {
  const find = indexRedirects(rules)
  const covering = new Map<WrittenRedirect, Problem>()
  for (const page of pages) {
    for (const address of [page, ...filesOf(page)]) {
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
    mend: isPattern(from)
      ? 'Write a narrower pattern, with :name for one part of an address, or the addresses one by one.'
      : 'Remove this entry, or the page.',
  }
}

/** Under which hosts serve a page besides its address. */
function filesOf(page: string): string[] {
  if (page.endsWith('/')) return [`${page}index.html`]
  return page.endsWith('.html') ? [] : [`${page}.html`]
}

type ChainEnd = { kind: 'end' | 'missing' | 'gone' | 'loop'; to: string; passed: string[] }
type Ways = {
  site: Site
  pages: ReadonlySet<string>
  find: (address: string) => WrittenRedirect | undefined
}

/** Where an address leads in the end. A pattern is followed as it is written, its names like any text. */
function followChain(to: string, { site, pages, find }: Ways): ChainEnd {
  const passed: string[] = []
  let [path, rest] = cutRest(to)
  for (;;) {
    if (path.startsWith('https://')) return { kind: 'end', to: path + rest, passed }
    if (pages.has(path)) return { kind: 'end', to: canonicalPath(site, path) + rest, passed }
    if (passed.includes(path)) return { kind: 'loop', to: path, passed }
    passed.push(path)
    const rule = find(path)
    const next = rule && redirectOf(rule, path)
    if (!next) return { kind: 'missing', to: path + rest, passed }
    if (next.to === undefined) return { kind: 'gone', to: path, passed }
    const [nextPath, nextRest] = cutRest(next.to)
    path = nextPath
    rest = rest || nextRest
  }
}

function cutRest(url: string): [path: string, rest: string] {
  const start = url.search(/[?#]/)
  return start < 0 ? [url, ''] : [url.slice(0, start), url.slice(start)]
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

function chainProblem(rule: WrittenRedirect, end: ChainEnd, pages: ReadonlySet<string>): Problem | undefined {
  const { from, toAt, to = '' } = rule
  const way = end.passed.length > 1 ? `, by way of ${end.passed.slice(0, -1).join(', ')}` : ''
  const problem = (code: string, what: string, mend: string): Problem => ({
    code,
    severity: 'error',
    at: toAt,
    what,
    mend,
  })
  if (end.kind === 'loop') {
    const circle = end.passed.slice(end.passed.indexOf(end.to))
    // Each rule of a circle sees it; the first of them in the order of addresses tells.
    if (circle.includes(from) && circle.some((each) => each < from)) return undefined
    return problem(
      'redirect-loop',
      circle.length === 1 && circle[0] === from
        ? `"${from}" leads to itself.`
        : `"${from}" leads in a circle: ${wayRound(circle, from).join(' → ')}.`,
      'Let one of them lead to a page.',
    )
  }
  if (end.kind === 'gone')
    return problem(
      'redirect-target-gone',
      `"${from}" leads to ${end.to}${way}, which is gone for good.`,
      'Name a page that is there, or write "gone" here as well.',
    )
  return problem(
    'redirect-target-missing',
    isPattern(end.to)
      ? `"${from}" leads to "${to}"${way}, and no page has an address of that form.`
      : `"${from}" leads to ${end.to}${way}, and no page stands there.`,
    `${didYouMean(end.to, pages)}Name an address that report/routes.csv lists.`,
  )
}

/** A circle from one of its addresses back to it; from its first where it is entered from outside. */
function wayRound(circle: readonly string[], from: string): string[] {
  const start = Math.max(0, circle.indexOf(from))
  const turned = [...circle.slice(start), ...circle.slice(0, start)]
  return [...turned, ...turned.slice(0, 1)]
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

import { href } from '#src/routes.ts'
import { type SiteIndex, siteAt } from '#src/site.ts'
import { isPattern } from '#src/url-pattern.ts'
import type { Problem } from '../../core/problem.ts'
import { redirectOf } from '../../core/redirect.ts'
import { didYouMean } from '../../core/suggest.ts'
import { canonicalPath } from './canonical.ts'
import type { WrittenRedirect } from './expand-rule.ts'

/** Where a rule ends: at a page or another host, or why at neither. */
export type ChainEnd = {
  kind: 'end' | 'missing' | 'gone' | 'loop' | 'endless'
  to: string
  /** The URLs in between. Each except the last is the source of a rule. */
  passed: string[]
}

type Routing = {
  site: SiteIndex
  pages: ReadonlySet<string>
  find: (url: string) => WrittenRedirect | undefined
}

/** Limit for chains without an end: a pattern that matches its own target, such as `/a/*` to `/a/b/*`, creates new URLs forever. */
const mostHops = 100

/** Follows redirects to the end of the chain. The names of a pattern are followed like literal text. */
export function followChain(to: string, { site, pages, find }: Routing): ChainEnd {
  const passed: string[] = []
  let [path, rest] = cutRest(to)
  for (;;) {
    if (path.startsWith('https://')) return { kind: 'end', to: path + rest, passed }
    if (pages.has(path) && !isNotFound(site, path)) return { kind: 'end', to: canonicalPath(site, path) + rest, passed }
    if (passed.includes(path)) return { kind: 'loop', to: path, passed }
    if (passed.length === mostHops) return { kind: 'endless', to: path, passed }
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

/** The 404 page is not a valid target. */
const isNotFound = (site: SiteIndex, path: string) => path === href(siteAt(site, path), { id: 'notFound', params: {} })

export function cutRest(url: string): [path: string, rest: string] {
  const start = url.search(/[?#]/)
  return start < 0 ? [url, ''] : [url.slice(0, start), url.slice(start)]
}

/** The problem of a rule that ends at no page. Undefined if another rule of the same loop reports it. */
export function chainProblem(
  rule: WrittenRedirect,
  end: ChainEnd,
  { site, pages }: Pick<Routing, 'site' | 'pages'>,
): Problem | undefined {
  const { from, toAt, to = '' } = rule
  const via = end.passed.length > 1 ? ` (via ${end.passed.slice(0, -1).join(', ')})` : ''
  const problem = (code: string, what: string, fix: string): Problem => ({
    code,
    severity: 'error',
    at: toAt,
    what,
    fix,
  })
  if (end.kind === 'loop') {
    const loop = end.passed.slice(end.passed.indexOf(end.to))
    // Every rule of a loop finds it. Only the first in the order of URLs reports it.
    if (loop.includes(from) && loop.some((each) => each < from)) return undefined
    return problem(
      'redirect-loop',
      loop.length === 1 && loop[0] === from
        ? `"${from}" redirects to itself.`
        : `"${from}" redirects in a loop: ${startedAt(loop, from).join(' → ')}.`,
      'Change "to" of one of these redirects to a page.',
    )
  }
  if (end.kind === 'endless')
    return problem(
      'redirect-loop',
      `"${from}" redirects without end: ${[...end.passed.slice(0, 3), '…'].join(' → ')}.`,
      'Change "to" so that no pattern matches its own target.',
    )
  if (end.kind === 'gone')
    return problem(
      'redirect-target-gone',
      `"${from}" redirects to ${end.to}${via}, which is marked as gone.`,
      'Change "to" to an existing page, or replace it with "gone".',
    )
  return {
    ...problem(
      'redirect-target-missing',
      isPattern(end.to)
        ? `"${from}" redirects to "${to}"${via}, but no page has a URL of that form.`
        : `"${from}" redirects to ${end.to}${via}, but no page has that URL.`,
      `${didYouMean(
        end.to,
        [...pages].filter((page) => !isNotFound(site, page)),
      )}Change "to" to a URL listed in report/routes.csv.`,
    ),
    subject: end.to,
  }
}

/** A loop that starts and ends at one of its URLs, or at its first if `from` is outside the loop. */
function startedAt(loop: readonly string[], from: string): string[] {
  const start = Math.max(0, loop.indexOf(from))
  const rotated = [...loop.slice(start), ...loop.slice(0, start)]
  return [...rotated, ...rotated.slice(0, 1)]
}

import { isPattern } from '#src/address-pattern.ts'
import { routes } from '#src/routes.ts'
import type { SiteIndex } from '#src/site.ts'
import type { Problem } from '../../core/problem.ts'
import { redirectOf } from '../../core/redirect.ts'
import { didYouMean } from '../../core/suggest.ts'
import { canonicalPath } from './canonical.ts'
import type { WrittenRedirect } from './expand-rule.ts'

/** What a rule comes to: a page or another host, or why it comes to neither. */
export type ChainEnd = {
  kind: 'end' | 'missing' | 'gone' | 'loop' | 'endless'
  to: string
  /** The addresses on the way, each the source of a rule but the last. */
  passed: string[]
}

type Ways = {
  site: SiteIndex
  pages: ReadonlySet<string>
  find: (address: string) => WrittenRedirect | undefined
}

/** More than any list of rules needs. A pattern that leads into itself, such as `/a/*` to `/a/b/*`, makes ever new addresses. */
const mostHops = 100

/** Where an address leads in the end. A pattern is followed as it is written, its names like any text. */
export function followChain(to: string, { site, pages, find }: Ways): ChainEnd {
  const passed: string[] = []
  let [path, rest] = cutRest(to)
  for (;;) {
    if (path.startsWith('https://')) return { kind: 'end', to: path + rest, passed }
    if (pages.has(path) && !isNotFound(path)) return { kind: 'end', to: canonicalPath(site, path) + rest, passed }
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

/** The page for what is not there is where nothing leads. */
const isNotFound = (path: string) => path === routes.notFound.path

export function cutRest(url: string): [path: string, rest: string] {
  const start = url.search(/[?#]/)
  return start < 0 ? [url, ''] : [url.slice(0, start), url.slice(start)]
}

/** What is wrong with a rule that comes to no page; undefined where another rule of the same circle tells it. */
export function chainProblem(rule: WrittenRedirect, end: ChainEnd, pages: ReadonlySet<string>): Problem | undefined {
  const { from, toAt, to = '' } = rule
  const way = end.passed.length > 1 ? `, by way of ${end.passed.slice(0, -1).join(', ')}` : ''
  const problem = (code: string, what: string, fix: string): Problem => ({
    code,
    severity: 'error',
    at: toAt,
    what,
    fix,
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
  if (end.kind === 'endless')
    return problem(
      'redirect-loop',
      `"${from}" leads on without end: ${[...end.passed.slice(0, 3), '…'].join(' → ')}`,
      'Let it lead out of what its pattern covers.',
    )
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
    `${didYouMean(
      end.to,
      [...pages].filter((page) => !isNotFound(page)),
    )}Name an address that report/routes.csv lists.`,
  )
}

/** A circle from one of its addresses back to it; from its first where it is entered from outside. */
function wayRound(circle: readonly string[], from: string): string[] {
  const start = Math.max(0, circle.indexOf(from))
  const turned = [...circle.slice(start), ...circle.slice(0, start)]
  return [...turned, ...turned.slice(0, 1)]
}

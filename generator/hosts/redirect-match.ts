import type { TrailingSlash } from '#src/url-form.ts'
import { type Redirect, targetOfNoRest } from '../core/redirect.ts'
import { isFile } from '../core/url.ts'

// A redirect as any engine of regular expressions can follow it. What matches is the path as it was asked for, still
// percent-encoded: what a pattern picks out of it is then safe to send back, in a header as in an address.

/** One way a redirect is met. */
export type RedirectMatch = {
  /** Of the path without its query, from its start to its end; holds nothing but literals, `[^/?]+` and `[^?]`. */
  regex: string
  /** Where it leads: texts, and numbers of groups counted from 1. */
  to: (string | number)[] | undefined
  status: Redirect['status']
  /** The target has a query or fragment of its own, before which that of the visitor does not fit. */
  keepsQuery: boolean
}

export function hasPattern({ from }: Redirect): boolean {
  return /\/:[^/]|\/\*$/.test(from)
}

/**
 * Every way a redirect is met, in the order to try. Both spellings of an address lead to the target at once, also where
 * it is what a `*` stands for.
 */
export function redirectMatches(redirect: Redirect, trailingSlash: TrailingSlash): RedirectMatch[] {
  const { status } = redirect
  const { prefix, names, hasRest } = readPattern(redirect.from)
  const to = redirect.to === undefined ? undefined : urlText(redirect.to)
  const keepsQuery = to !== undefined && !/[?#]/.test(to)
  const match = (end: string, rest?: number, target = to) => ({
    regex: `^${prefix}${end}$`,
    to: target === undefined ? undefined : targetParts(target, names, rest),
    status,
    keepsQuery,
  })
  if (!hasRest) return [match(isFile(redirect.from) ? '' : '/?')]
  const rest = names.length + 1
  const withSlash = (found: RedirectMatch): RedirectMatch =>
    trailingSlash === 'always' && to?.endsWith('*') ? { ...found, to: found.to && [...found.to, '/'] } : found
  const bare = to === undefined ? undefined : targetOfNoRest(to, trailingSlash)
  return [match('/?', undefined, bare), match('/([^?]*\\.[a-z0-9]+)', rest), withSlash(match('/([^?]+?)/?', rest))]
}

/** `{ from: '/blog/:slug/' }` as what comes before a `*`, with its names in their order. */
function readPattern(from: string): { prefix: string; names: string[]; hasRest: boolean } {
  const names: string[] = []
  const segments = urlText(from).split('/').filter(Boolean)
  const hasRest = segments.at(-1) === '*'
  if (hasRest) segments.pop()
  const parts = segments.map((segment) => {
    if (!/^:./.test(segment)) return escapeRegex(segment)
    names.push(segment.slice(1))
    return '([^/?]+)'
  })
  return { prefix: parts.map((part) => `/${part}`).join(''), names, hasRest }
}

/** @param rest number of the group that a trailing `*` stands for. */
function targetParts(to: string, names: readonly string[], rest?: number): (string | number)[] {
  const parts: (string | number)[] = []
  // The path begins after the host of an https address, whose port is no name.
  const pathStart = to.startsWith('https://') ? to.indexOf('/', 'https://'.length) : 0
  const path = pathStart < 0 ? '' : to.slice(pathStart)
  if (pathStart !== 0) parts.push(pathStart < 0 ? to : to.slice(0, pathStart))
  let done = 0
  for (const found of path.matchAll(/\/:([^/?#]+)|\/\*$/g)) {
    parts.push(`${path.slice(done, found.index)}/`)
    done = found.index + found[0].length
    const [, name] = found
    const group = name === undefined ? rest : names.indexOf(name) + 1
    if (group) parts.push(group)
  }
  if (done < path.length) parts.push(path.slice(done))
  return parts
}

/** An address with everything that may not stand in one percent-encoded, and so no white space, quote, brace or backslash. */
export function urlText(address: string): string {
  return address.replace(/%(?![0-9a-f]{2})|[^A-Za-z0-9\-._~:/?#[\]@!&'()*+,;=%]/giu, (char) =>
    // A lone surrogate has no encoding.
    encodeURIComponent(/\p{Cs}/u.test(char) ? '\ufffd' : char),
  )
}

/** Text that means itself in a regular expression, in each of PCRE, RE2 and JavaScript. */
function escapeRegex(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

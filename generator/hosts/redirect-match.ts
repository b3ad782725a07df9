import type { TrailingSlash } from '#src/url-form.ts'
import { type Redirect, targetOfNoRest } from '../core/redirect.ts'
import { isFile } from '../core/url.ts'

// Redirects as regular expressions that every engine supports. They match the path of the request undecoded: captured
// text is still percent-encoded, so it is safe in a header and in a URL.

/** One pattern of a redirect. */
export type RedirectMatch = {
  /** Matches a whole path without its query. Contains only literals, groups, `/?`, `[^/?]+` and `[^?]`. */
  regex: string
  /** The target: texts, and numbers of groups, from 1. Undefined if the URL is gone. */
  to: (string | number)[] | undefined
  status: Redirect['status']
  /** Whether the visitor's query is appended: only to a target without a query or fragment. */
  keepsQuery: boolean
}

export function hasPattern({ from }: Redirect): boolean {
  return /\/:[^/]|\/\*$/.test(from)
}

/**
 * The patterns of a redirect, in the order to try. A URL with or without trailing slash is redirected to the target in
 * one step, also the part that `*` matches.
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

/** The regular expression of a path such as `/blog/:slug/`, up to a `*`, with its names in order. */
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

/** @param rest number of the group for a trailing `*`. */
function targetParts(to: string, names: readonly string[], rest?: number): (string | number)[] {
  const parts: (string | number)[] = []
  // The path of an https URL begins after its host; a port is not a name.
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

/** A URL with every invalid character percent-encoded; it holds no white space, quote, brace or backslash. */
export function urlText(url: string): string {
  return url.replace(/%(?![0-9a-f]{2})|[^A-Za-z0-9\-._~:/?#[\]@!&'()*+,;=%]/giu, (char) =>
    // A lone surrogate has no encoding.
    encodeURIComponent(/\p{Cs}/u.test(char) ? '\ufffd' : char),
  )
}

/** Text escaped for a regular expression in PCRE, RE2 and JavaScript. */
function escapeRegex(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

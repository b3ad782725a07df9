import { generatePath, matchPath } from 'react-router-dom'
import type { Location } from '#manifest/schema.ts'

/** One rule as hosts understand it. Rules come sorted most specific first, and none leads to the source of another. */
export type Redirect = {
  /** Root-relative, in the site's URL form. May hold `:names`, each one segment, or end in `*`, any number of them. */
  from: string
  /** Root-relative or https, with only names that `from` has; undefined where the address is gone for good. */
  to: string | undefined
  status: 301 | 410
  /** The line in redirects.yaml. */
  at: Location
}

/** A name or `*` in a path, as react-router writes patterns. */
const nameInPath = /\/:[^/]|\/\*$/

export function isPattern(path: string): boolean {
  return nameInPath.test(path)
}

/** The rule for one address that a rule covers: itself, or what its pattern comes to there. Undefined where it does not cover it. */
export function redirectOf(redirect: Redirect, address: string): Redirect | undefined {
  if (!isPattern(redirect.from)) return redirect.from === address ? redirect : undefined
  const match = matchPath({ path: redirect.from, caseSensitive: true }, address)
  if (!match) return undefined
  return { ...redirect, from: address, to: redirect.to === undefined ? undefined : filled(redirect.to, match.params) }
}

/** The name-free rules that a rule stands for among addresses, in their order. */
export function staticRedirects(redirect: Redirect, addresses: Iterable<string>): Redirect[] {
  const found: Redirect[] = []
  for (const address of addresses) {
    const each = redirectOf(redirect, address)
    if (each) found.push(each)
  }
  return found
}

/** A target with its names filled in; only the path of an https address holds any. */
function filled(to: string, params: Record<string, string | undefined>): string {
  if (!to.startsWith('https://')) return keepSlash(to, generatePath(to, params))
  const pathStart = to.indexOf('/', 'https://'.length)
  if (pathStart < 0) return to
  const path = to.slice(pathStart)
  return to.slice(0, pathStart) + keepSlash(path, generatePath(path, params))
}

/** generatePath drops the slash a pattern ends with; `/a` and `/a/` are two pages to a crawler. */
function keepSlash(pattern: string, path: string): string {
  return pattern.endsWith('/') && !path.endsWith('/') ? `${path}/` : path
}

import type { Location } from '#manifest/schema.ts'
import { inUrlForm, type TrailingSlash } from '#src/url-form.ts'
import { bindNames, fillNames, isPattern, kindsOf } from '#src/url-pattern.ts'
import { compareText } from './problem.ts'

/** One rule in the form hosts support. Rules are sorted most specific first, and no target is the source of another rule. */
export type Redirect = {
  /** Root-relative, in the URL form of the site. May contain `:names`, each for one segment, or end in `*`, for any number. */
  from: string
  /** Root-relative or https, with only names that `from` has. Undefined if the URL is gone for good. */
  to: string | undefined
  status: 301 | 410
  /** Location in redirects.yaml. */
  at: Location
}

/** Applies a rule to one URL: the pattern is replaced by the URL. Undefined if the rule does not cover the URL. */
export function redirectOf(redirect: Redirect, url: string): Redirect | undefined {
  if (redirect.from === url) return redirect
  const names = bindNames(redirect.from, url)
  if (!names) return undefined
  const { to } = redirect
  const hasNoRest = names.get('*') === ''
  const target = to && hasNoRest ? targetOfNoRest(to, url.endsWith('/') ? 'always' : 'never') : to
  return { ...redirect, from: url, to: target && fillNames(target, names) }
}

/** A target whose `*` matches nothing. On this site it is then a page, so it gets the URL form of the site. */
export function targetOfNoRest(to: string, trailingSlash: TrailingSlash): string {
  if (!to.endsWith('/*')) return to
  const folder = to.slice(0, -1)
  return folder.startsWith('/') ? inUrlForm(folder, trailingSlash) : folder
}

/** The rule for each of `urls` that a rule covers, in their order. A rule without names covers only itself. */
export function staticRedirects(redirect: Redirect, urls: Iterable<string>): Redirect[] {
  if (!isPattern(redirect.from)) return [redirect]
  const found: Redirect[] = []
  for (const url of urls) {
    const each = redirectOf(redirect, url)
    if (each) found.push(each)
  }
  return found
}

/** Sorts rules most specific first. If two rules cover a URL, the first applies. */
export function sortRedirects(redirects: readonly Redirect[]): Redirect[] {
  const keyed = redirects.map((redirect) => ({ redirect, kinds: kindsOf(redirect.from) }))
  keyed.sort((a, b) => compareText(a.kinds, b.kinds) || compareText(a.redirect.from, b.redirect.from))
  return keyed.map(({ redirect }) => redirect)
}

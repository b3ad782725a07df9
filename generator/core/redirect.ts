import type { Location } from '#manifest/schema.ts'
import { bindNames, fillNames, isPattern, kindsOf } from '#src/address-pattern.ts'
import { inUrlForm, type TrailingSlash } from '#src/url-form.ts'
import { compareText } from './problem.ts'

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

/** The rule for one address that a rule covers: itself, or what its pattern comes to there. Undefined where it does not cover it. */
export function redirectOf(redirect: Redirect, address: string): Redirect | undefined {
  if (redirect.from === address) return redirect
  const names = bindNames(redirect.from, address)
  if (!names) return undefined
  const { to } = redirect
  const hasNoRest = names.get('*') === ''
  const target = to && hasNoRest ? targetOfNoRest(to, address.endsWith('/') ? 'always' : 'never') : to
  return { ...redirect, from: address, to: target && fillNames(target, names) }
}

/** A target whose `*` stands for nothing: of this site it is the address of a page, and so in the site's URL form. */
export function targetOfNoRest(to: string, trailingSlash: TrailingSlash): string {
  if (!to.endsWith('/*')) return to
  const folder = to.slice(0, -1)
  return folder.startsWith('/') ? inUrlForm(folder, trailingSlash) : folder
}

/** The name-free rules that a rule stands for among addresses, in their order. */
export function staticRedirects(redirect: Redirect, addresses: Iterable<string>): Redirect[] {
  if (!isPattern(redirect.from)) return [redirect]
  const found: Redirect[] = []
  for (const address of addresses) {
    const each = redirectOf(redirect, address)
    if (each) found.push(each)
  }
  return found
}

/** Most specific first: of two rules that cover one address the one that stands first is meant. */
export function sortRedirects(redirects: readonly Redirect[]): Redirect[] {
  const keyed = redirects.map((redirect) => ({ redirect, kinds: kindsOf(redirect.from) }))
  keyed.sort((a, b) => compareText(a.kinds, b.kinds) || compareText(a.redirect.from, b.redirect.from))
  return keyed.map(({ redirect }) => redirect)
}

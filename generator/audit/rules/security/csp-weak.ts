import { allowsAnyInline, type ContentPolicy, policiesOf, sourcesFor } from '../../markup/content-policy.ts'
import type { PageRule } from '../../rule.ts'

/** A Content Security Policy that allows what it should block. */
export const cspWeak: PageRule = {
  code: 'csp-weak',
  scope: 'page',
  title: 'Weak Content Security Policy',
  severity: 'warning',
  why: 'A policy that allows any script protects no more than a missing policy, but looks safe.',
  how: "Reports scripts from anywhere (*, a bare https:, data: or blob:), 'unsafe-inline' without a hash or nonce, and 'unsafe-eval' in the policy of each page; no limit for <object>; and a missing base-uri, for which no other directive is a fallback.",
  fix: "Allow only what the page needs: script-src 'self' and the hashes of its inline scripts, object-src 'none', base-uri 'none'. Every build writes such a policy.",
  source: 'https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy/script-src',
  *check(page) {
    for (const policy of policiesOf(page))
      for (const weakness of weaknessesOf(policy))
        yield { what: `The Content Security Policy {pages} ${weakness}.`, cause: weakness }
  },
}

const cache = new WeakMap<ContentPolicy, string[]>()

function weaknessesOf(policy: ContentPolicy): string[] {
  const known = cache.get(policy)
  if (known) return known
  const found: string[] = []
  const scripts = sourcesFor(policy, 'script-src', 'default-src')
  if (!scripts) found.push('does not limit scripts')
  else {
    if (allowsAnyInline(scripts)) found.push("allows every inline script ('unsafe-inline')")
    const wide = scripts.find((source) => /^(\*|https?:|https?:\/\/\*|data:|blob:)$/i.test(source))
    if (wide) found.push(`allows scripts from ${wide}`)
    if (scripts.some((source) => source.toLowerCase() === "'unsafe-eval'"))
      found.push("allows text to run as a script ('unsafe-eval')")
  }
  if (!sourcesFor(policy, 'object-src', 'default-src')) found.push('does not limit the content of <object>')
  if (!policy.has('base-uri')) found.push('has no base-uri, so an injected <base> redirects every relative URL')
  cache.set(policy, found)
  return found
}

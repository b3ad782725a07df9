import { allowsAnyInline, type ContentPolicy, policiesOf, sourcesFor } from '../../markup/content-policy.ts'
import type { PageRule } from '../../rule.ts'

/** A policy that lets through what it is there to stop. */
export const cspWeak: PageRule = {
  code: 'csp-weak',
  scope: 'page',
  title: 'Content Security Policy with a hole',
  severity: 'warning',
  why: 'A policy that allows any script is as good as none, and gives a feeling of safety besides.',
  how: "In the policy of each page: scripts from anywhere (*, a bare https: or data:), 'unsafe-inline' without a hash, or 'unsafe-eval'; no limit for <object>; no base-uri, which no other directive stands in for.",
  fix: "Name what the page needs: script-src 'self' and the hashes of what stands in the page, object-src 'none', base-uri 'none'. A build writes it so.",
  source: 'https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy/script-src',
  *check(page) {
    for (const policy of policiesOf(page))
      for (const hole of holesOf(policy)) yield { what: `The Content Security Policy {pages} ${hole}.`, cause: hole }
  },
}

const holes = new WeakMap<ContentPolicy, string[]>()

function holesOf(policy: ContentPolicy): string[] {
  const known = holes.get(policy)
  if (known) return known
  const found: string[] = []
  const scripts = sourcesFor(policy, 'script-src', 'default-src')
  if (!scripts) found.push('does not limit scripts')
  else {
    if (allowsAnyInline(scripts)) found.push("lets any script in the page run ('unsafe-inline')")
    const wide = scripts.find((source) => /^(\*|https?:|https?:\/\/\*|data:|blob:)$/i.test(source))
    if (wide) found.push(`allows scripts from ${wide}`)
    if (scripts.some((source) => source.toLowerCase() === "'unsafe-eval'"))
      found.push("lets text be run as script ('unsafe-eval')")
  }
  if (!sourcesFor(policy, 'object-src', 'default-src')) found.push('does not limit what an <object> may show')
  if (!policy.has('base-uri')) found.push('has no base-uri, so that a <base> that got in leads all addresses elsewhere')
  holes.set(policy, found)
  return found
}

import { policiesOf } from '../../markup/content-policy.ts'
import { weaknessesOf } from '../../markup/policy-weaknesses.ts'
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

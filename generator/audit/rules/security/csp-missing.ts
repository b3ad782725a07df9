import { policiesOf } from '../../markup/content-policy.ts'
import type { PageRule } from '../../rule.ts'

/** A page without a Content Security Policy. */
export const cspMissing: PageRule = {
  code: 'csp-missing',
  scope: 'page',
  title: 'Missing Content Security Policy',
  severity: 'warning',
  why: 'If an injected script gets into the page, nothing stops it from running for every visitor.',
  how: 'Every page needs <meta http-equiv="Content-Security-Policy">, which works on every host. host-headers checks the header that a host sends in addition.',
  fix: 'Build the page again. Every build writes a policy that matches the content of the page.',
  source: 'https://developer.mozilla.org/docs/Web/HTTP/Guides/CSP',
  supersededBy: ['page-unknown'],
  *check(page) {
    if (policiesOf(page).length === 0) yield { what: 'There is no Content Security Policy {pages}.' }
  },
}

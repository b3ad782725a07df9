import { policiesOf } from '../../markup/content-policy.ts'
import type { PageRule } from '../../rule.ts'

/** A page that does not say what may run on it. */
export const cspMissing: PageRule = {
  code: 'csp-missing',
  scope: 'page',
  title: 'Page without a Content Security Policy',
  severity: 'warning',
  why: 'If text with a script in it ever gets into a page, nothing stops it from running for every visitor.',
  how: 'Every page needs <meta http-equiv="Content-Security-Policy">, which holds on every host. A header that a host is told to send holds beside it and is judged by host-headers.',
  fix: 'Build the page again: a build writes the policy of each page into it, exactly for what the page holds.',
  source: 'https://developer.mozilla.org/docs/Web/HTTP/Guides/CSP',
  *check(page) {
    if (policiesOf(page).length === 0) yield { what: 'There is no Content Security Policy {pages}.' }
  },
}

import { isInside } from '../../../scan/scan-html.ts'
import { allowsInline, policiesOf, sourcesFor } from '../../markup/content-policy.ts'
import { named } from '../../markup/element-index.ts'
import { quoted } from '../../markup/element-name.ts'
import type { PageRule } from '../../rule.ts'

/** Types of scripts that are run; any other, such as application/ld+json, is data. */
const runs = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i

/** A script in the page that the page's own policy keeps from running. */
export const cspInlineScript: PageRule = {
  code: 'csp-inline-script',
  scope: 'page',
  title: 'Script that the policy of its page forbids',
  severity: 'error',
  why: 'The browser does not run it, and says so only in its console: what the script was for does not happen.',
  how: 'The hash of every script that stands in a page is looked up in the policy of that page, as a browser does. Structured data is no script.',
  fix: 'Build the page again, so that its policy is made for what stands in it; or move the script into a file.',
  source: 'https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy/script-src',
  *check(page) {
    const policies = policiesOf(page)
    if (policies.length === 0) return // of which csp-missing speaks
    for (const scan of [page.own, ...page.parts.map((part) => part.scan)])
      for (const element of named(scan, 'script')) {
        const { src, type = '', nonce } = element.attributes
        if (src !== undefined || !runs.test(type.trim()) || element.text.trim() === '') continue
        if (isInside(element, 'template', 'svg')) continue
        const isAllowed = policies.every((policy) => {
          const sources = sourcesFor(policy, 'script-src-elem', 'script-src', 'default-src')
          return !sources || allowsInline(sources, element.text, nonce)
        })
        if (!isAllowed)
          yield {
            what: `The script that begins with ${quoted(element.text.trim())} {pages} is not in the policy of the page, and does not run.`,
          }
      }
  },
}

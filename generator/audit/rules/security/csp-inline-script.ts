import { isInside } from '../../../core/html/scan-html.ts'
import { allowsInline, policiesOf, sourcesFor } from '../../markup/content-policy.ts'
import { quoted } from '../../markup/element-name.ts'
import { scriptSubject } from '../../markup/script-subject.ts'
import { isRun } from '../../markup/script-types.ts'
import { selection } from '../../markup/selection.ts'
import type { WholePageRule } from '../../rule.ts'

/** An inline script that the Content Security Policy of its page blocks. */
export const cspInlineScript: WholePageRule = {
  code: 'csp-inline-script',
  scope: 'whole-page',
  title: 'Inline script blocked by the CSP',
  severity: 'error',
  why: 'The browser does not run the script and reports this only in its console. What the script does is missing from the page.',
  how: 'Looks up the nonce or hash of every inline script in the policies of its page, as a browser does. Ignores structured data, which is not run, and pages without a policy, which block nothing.',
  fix: 'Build the page again, so that its policy matches its content, or move the script into a file.',
  source: 'https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy/script-src',
  supersededBy: ['placeholder-text'],
  *check(page) {
    const policies = policiesOf(page)
    for (const scan of [page.own, ...page.parts.map((part) => part.scan)])
      for (const element of inlineScripts(scan)) {
        const { nonce } = element.attributes
        const isAllowed = policies.every((policy) => {
          const sources = sourcesFor(policy, 'script-src-elem', 'script-src', 'default-src')
          return !sources || allowsInline(sources, element.text, nonce)
        })
        if (!isAllowed)
          yield {
            what: `The script that begins with ${quoted(element.text.trim())} {pages} is not allowed by the CSP of the page and does not run.`,
            cause: element.text,
            followsFrom: [scriptSubject(element)],
            // A script of a plugin has the URL or the title of its page in it.
            group: element.text.replace(/(["'`]).*?\1|\d+/g, ''),
          }
      }
  },
}

const inlineScripts = selection((element) => {
  const { src, type = '' } = element.attributes
  if (element.name !== 'script' || src !== undefined || !isRun(type)) return false
  return element.text.trim() !== '' && !isInside(element, 'template', 'svg')
})

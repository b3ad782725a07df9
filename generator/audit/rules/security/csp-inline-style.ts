import { isInside } from '../../../scan/scan-html.ts'
import { allowsAnyInline, allowsInline, policiesOf, sourcesFor } from '../../markup/content-policy.ts'
import { named, withAttribute } from '../../markup/element-index.ts'
import { quoted } from '../../markup/element-name.ts'
import type { PageRule } from '../../rule.ts'

/** A style in the page that the page's own policy keeps from being applied. */
export const cspInlineStyle: PageRule = {
  code: 'csp-inline-style',
  scope: 'page',
  title: 'Style that the policy of its page forbids',
  severity: 'warning',
  why: 'The browser passes it over, and the page looks otherwise than whoever wrote it saw it.',
  how: 'The hash of every <style> is looked up in the policy of its page, and an attribute style="…" needs a policy that allows such attributes.',
  fix: 'Write it into the stylesheet, or build the page again, so that its policy is made for what stands in it.',
  source: 'https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy/style-src',
  *check(page) {
    const policies = policiesOf(page)
    if (policies.length === 0) return // of which csp-missing speaks
    for (const scan of [page.own, ...page.parts.map((part) => part.scan)])
      for (const element of [...named(scan, 'style'), ...withAttribute(scan, 'style')]) {
        const { style, nonce } = element.attributes
        if (isInside(element, 'template') || (element.name === 'style' && isInside(element, 'svg'))) continue
        const isAllowed = policies.every((policy) => {
          if (element.name === 'style') {
            const sources = sourcesFor(policy, 'style-src-elem', 'style-src', 'default-src')
            return !sources || allowsInline(sources, element.text, nonce)
          }
          const sources = sourcesFor(policy, 'style-src-attr', 'style-src', 'default-src')
          return !sources || allowsAnyInline(sources)
        })
        if (!isAllowed)
          yield {
            what: `The style ${quoted((style ?? element.text).trim())} {pages} is not in the policy of the page, and is not applied.`,
          }
      }
  },
}

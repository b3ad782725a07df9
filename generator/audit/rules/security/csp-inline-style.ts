import { type HtmlElement, type HtmlScan, isInside } from '../../../core/html/scan-html.ts'
import { allowsAnyInline, allowsInline, policiesOf, sourcesFor } from '../../markup/content-policy.ts'
import { quoted } from '../../markup/element-name.ts'
import { selection } from '../../markup/selection.ts'
import type { WholePageRule } from '../../rule.ts'

/** An inline style that the Content Security Policy of its page blocks. */
export const cspInlineStyle: WholePageRule = {
  code: 'csp-inline-style',
  scope: 'whole-page',
  title: 'Inline style blocked by the CSP',
  severity: 'warning',
  why: 'The browser ignores the style, so the page does not look as intended.',
  how: 'Looks up the nonce or hash of every <style> in the policies of its page. A style attribute needs a policy that allows style attributes. A blocked <style> is an error. Ignores pages without a policy, which block nothing.',
  fix: 'Move the style into the stylesheet, or build the page again, so that its policy matches its content.',
  source: 'https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy/style-src',
  supersededBy: ['frame-origin', 'link-hidden', 'main-hidden', 'text-hidden', 'theme-differs', 'third-party-picture'],
  *check(page) {
    const policies = policiesOf(page)
    for (const scan of [page.own, ...page.parts.map((part) => part.scan)])
      for (const element of styled(scan)) {
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
            // A style element has the layout of the page.
            ...(element.name === 'style' && { severity: 'error', group: 'style elements' }),
            what: `The style ${quoted((style ?? element.text).trim())} {pages} is not allowed by the CSP of the page and is not applied.`,
            cause: style ?? element.text,
            followsFrom: style === undefined ? [] : [`style ${style}`, String(element.offset)],
          }
      }
  },
}

/** The elements with a style, first those that are one. */
function styled(scan: HtmlScan): readonly HtmlElement[] {
  const [elements, others] = [styleElements(scan), withStyle(scan)]
  return others.length === 0 ? elements : [...elements, ...others]
}

const styleElements = selection(({ name }) => name === 'style')
const withStyle = selection(({ attributes }) => attributes.style !== undefined)

import type { DistinctElement } from '../../../core/html/distinct-element.ts'
import { isInside } from '../../../core/html/scan-html.ts'
import { isOneSlip } from '../../../core/suggest.ts'
import { quoted } from '../../markup/element-name.ts'
import { schemeOf } from '../../markup/link-scheme.ts'
import { templateOf } from '../../markup/template-of.ts'
import type { ElementRule } from '../../rule.ts'

/** An element that looks or acts like a link but has no URL a crawler could follow. */
export const linkNotCrawlable: ElementRule = {
  code: 'link-not-crawlable',
  scope: 'element',
  title: 'Link that crawlers cannot follow',
  severity: 'warning',
  why: 'Crawlers follow URLs and run no click handlers. Visitors cannot open such a link in another tab, and without its script it does nothing.',
  how: 'Finds anchors with an empty URL, "#" alone or a URL that begins with javascript: or a misspelt scheme (an error), anchors without a URL that have a handler or the role of a link, and other elements whose handler changes the location, or that keep a URL in data-href and have the role of a link or button. A link that keeps its URL in data-href is an error: a script that does not run has taken it away. So is one with a handler or a script in place of its URL, which a Content Security Policy blocks. Ignores anchors that only mark a fragment or the current page.',
  fix: 'Give the link its URL. Use a button if it only does something on the page.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  *check(element) {
    const fault = isInside(element, 'template') ? undefined : faultOf(element)
    if (fault === undefined) return
    const { label } = element
    const template = templateOf(element)
    yield {
      ...(isDead(element) && { severity: 'error' }),
      what: `${label === '' ? 'A link without text' : `The link "${label}"`} {pages} ${fault}.`,
      ...(label !== '' && { phrase: label }),
      ...(template !== undefined && { cause: `${template} ${fault}` }),
      subject: '{offset}',
    }
  },
}

/** Whether the link does nothing at all, because its script does not run. */
const isDead = ({ attributes }: DistinctElement) =>
  attributes['data-href'] !== undefined ||
  attributes.onclick !== undefined ||
  isScript.test(attributes.href ?? '') ||
  isMisspelt(schemeOf(attributes.href ?? ''))

/** `htp:` and `httsp:`. */
const isMisspelt = (scheme: string) =>
  scheme !== '' && scheme !== 'http' && scheme !== 'https' && (isOneSlip(scheme, 'http') || isOneSlip(scheme, 'https'))

const isScript = /^\s*javascript:/i

function faultOf({ name, attributes }: DistinctElement): string | undefined {
  const { href, onclick } = attributes
  if (name !== 'a')
    return onclick !== undefined && /\blocation\b|window\.open/.test(onclick)
      ? 'is not an anchor, so only a script can follow it'
      : attributes['data-href'] !== undefined && /^(?:link|button)$/.test(attributes.role ?? '')
        ? 'is not an anchor, and has its URL in data-href'
        : undefined
  if (href === undefined)
    return onclick !== undefined || attributes.role === 'link' || attributes['data-href'] !== undefined
      ? 'has no URL'
      : undefined
  // Most links begin with a slash.
  if (href.startsWith('/')) return undefined
  const url = href.trim()
  if (url === '') return 'has an empty URL, which means the page itself'
  if (isScript.test(url)) return `has a script in place of a URL, ${quoted(url)}`
  const scheme = schemeOf(url)
  if (isMisspelt(scheme)) return `has the unknown scheme "${scheme}:"`
  return url === '#' ? 'has the URL "#", which has no target' : undefined
}

import { type HtmlElement, isInside } from '../../../scan/scan-html.ts'
import { quoted } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'

/** Something that looks or acts like a link and has no address a crawler could follow. */
export const linkNotCrawlable: MarkupRule = {
  code: 'link-not-crawlable',
  scope: 'markup',
  title: 'Link that only a script can follow',
  severity: 'warning',
  why: 'Crawlers follow addresses and run no handlers; nobody can open it in another tab, and without its script it does nothing.',
  how: 'Anchors with an empty address or "#" alone, anchors without any that have a handler or the role of a link, and other elements whose handler leads somewhere. An address that plainly begins with javascript: is one of them; one that hides it is left to unsafe-url. An anchor that only marks a place or the present page is let pass.',
  fix: 'Give the link the address it leads to; make it a button where it only does something on the page.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  *check({ elements }) {
    for (const element of elements) {
      const fault = isInside(element, 'template') ? undefined : faultOf(element)
      if (fault === undefined) continue
      const { label } = element
      yield {
        what: `${label === '' ? 'A link without text' : `The link "${label}"`} {pages} ${fault}.`,
        ...(label !== '' && { phrase: label }),
        subject: String(element.offset),
      }
    }
  },
}

function faultOf({ name, attributes }: HtmlElement): string | undefined {
  const { href, onclick } = attributes
  if (name !== 'a')
    return onclick !== undefined && /\blocation\b|window\.open/.test(onclick)
      ? 'is no anchor: only a script can follow it'
      : undefined
  if (href === undefined)
    return onclick !== undefined || attributes.role === 'link' || attributes['data-href'] !== undefined
      ? 'has no address'
      : undefined
  // Most links begin with a slash.
  if (href.startsWith('/')) return undefined
  const address = href.trim()
  if (address === '') return 'has an empty address, which is that of the page itself'
  if (/^javascript:/i.test(address)) return `has a script for an address, ${quoted(address)}`
  return address === '#' ? 'has the address "#", which leads nowhere' : undefined
}

import { typesOf } from '../../../core/html/json-ld.ts'
import { webPageTypes } from '../../../core/schema-org-names.ts'
import type { Issue, PageRule } from '../../rule.ts'
import { textOf, topNodes } from '../../structured-data/nodes.ts'
import { otherOrigin, replacement } from '../../text/replacement.ts'

/** Names the structured data about a page as the subject of findings: a copy of the page has it too. */
export const pageData = 'page data'

/** Structured data copied from another page. */
export const jsonldPageUrl: PageRule = {
  code: 'jsonld-page-url',
  scope: 'page',
  title: 'Structured data of another page',
  severity: 'error',
  why: 'A block that was copied from another page describes that page, so this page has no structured data.',
  how: 'The url of the page node (WebPage or a subtype, at the root or in "@graph") equals the canonical or the URL of the page, and so does the url of a node whose "@id" is a fragment of that URL, unless it is the home page or on another site. Ignores pages without a canonical.',
  fix: 'Write the canonical of the page.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  supersededBy: ['canonical-form', 'canonical-unexpected', 'duplicate-page', 'jsonld-relative-url'],
  *check(page, { manifest }): Generator<Issue> {
    const { canonical, path } = page
    if (canonical === undefined) return
    const { origin } = manifest.site
    const pageUrl = origin + path
    const nodes = topNodes(page)
    const urls = nodes
      .filter((node) => typesOf(node).some((type) => webPageTypes.has(type)))
      .flatMap((node) => textOf(node.url) ?? [])
    const isOwn = (url: string) => [canonical, pageUrl].includes(absolute(url, pageUrl))
    const ids = nodes.map((node) => node['@id'])
    // Of two nodes with one id, `jsonld-id-repeated` says more. The company of a node has the home page.
    const ofParts = nodes
      .filter((node) => ids.indexOf(node['@id']) === ids.lastIndexOf(node['@id']))
      .filter((node) => String(node['@id'] ?? '').startsWith(`${pageUrl}#`))
      .flatMap((node) => textOf(node.url) ?? [])
      .filter((url) => url.startsWith(`${origin}/`) && url !== `${origin}/`)
    const first = urls.some(isOwn) || urls.length === 0 ? ofParts.find((url) => !isOwn(url)) : urls[0]
    if (first === undefined) return
    const host = otherOrigin(first, origin)
    yield {
      what: `The structured data {pages} describes ${first}, but the canonical is ${canonical}.`,
      ...(host !== undefined && { cause: host }),
      replaced: host ?? replacement(first, canonical),
      subject: first,
      followsFrom: ['', pageData], // the canonical of the page, which has no subject, or the data of the page that it is a copy of
    }
  },
}

function absolute(url: string, base: string): string {
  return /^https?:/i.test(url) || !URL.canParse(url, base) ? url : new URL(url, base).href
}

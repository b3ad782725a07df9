import { isCanonical } from '../../../core/html/page.ts'
import { type HtmlElement, isInside } from '../../../core/html/scan-html.ts'
import type { PageRule } from '../../rule.ts'

/** What only counts in the head. Structured data and stylesheets work in the body as well. */
const inHeadOnly = /^(robots|googlebot|description|viewport)$/i

/** Elements of the head that come after something that does not belong there, which ends the head. */
export const headClosedEarly: PageRule = {
  code: 'head-closed-early',
  scope: 'page',
  title: 'Title, canonical or directives outside the head',
  severity: 'error',
  why: 'Text, a picture or a frame in the head ends it: everything after it belongs to the body, where Google no longer reads canonical, directives and links to other languages.',
  how: 'Titles, canonicals, hreflang links and the meta elements robots, description and viewport must stand before the first element or text that does not belong in the head.',
  fix: 'Move what ends the head into the body.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
  *check({ route, own }) {
    // Without a tag of its own the head begins and ends where a browser says.
    if (route === undefined || !own.elements.some(({ name }) => name === 'head')) return
    for (const element of own.elements) {
      if (!isHeadMatter(element) || isInside(element, 'head', 'svg', 'template', 'noscript')) continue
      const { rel, name = '' } = element.attributes
      const what =
        element.name === 'meta' ? `meta element "${name}"` : element.name === 'link' ? `link "${rel}"` : 'title'
      yield { what: `The ${what} {pages} stands outside the head.`, cause: what }
    }
  },
}

function isHeadMatter(element: HtmlElement): boolean {
  const { name, attributes } = element
  if (name === 'title') return true
  if (name === 'meta') return attributes.name !== undefined && inHeadOnly.test(attributes.name)
  return name === 'link' && (isCanonical(element) || attributes.hreflang !== undefined)
}

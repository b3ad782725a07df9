import { elementsNamed } from '../../../core/html/scan-html.ts'
import type { PageRule } from '../../rule.ts'

/** Names of meta elements that no search engine has read for years. Keywords are none of them: a site may want those. */
const legacy =
  /^(geo\.(position|region|placename)|icbm|revisit-after|revisit|distribution|rating|resource-type|classification|abstract|language|copyright|expires|dc\..+|msnbot|alexa.*|cache-control|pragma|slurp)$/i

/** Meta elements of another time. */
export const legacyMeta: PageRule = {
  code: 'legacy-meta',
  scope: 'page',
  title: 'Meta element nobody reads any more',
  severity: 'notice',
  why: 'It does no harm to search results, but costs bytes on every page and lets people believe that something has been taken care of.',
  how: 'Meta elements such as geo.position, revisit-after and distribution. The element "keywords" is let pass.',
  fix: 'Remove the element from the page; where the build wrote the page, it was changed afterwards.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/special-tags',
  *check({ route, own }) {
    if (route === undefined) return
    for (const { attributes } of elementsNamed(own, 'meta')) {
      const name = attributes.name?.trim()
      if (name && legacy.test(name))
        yield { what: `The meta element "${name}" {pages} is one nobody reads any more.`, cause: name.toLowerCase() }
    }
  },
}

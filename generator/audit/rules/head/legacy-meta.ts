import { selection } from '../../markup/selection.ts'
import type { PageRule } from '../../rule.ts'

/** Meta elements that search engines have ignored for years. Not `keywords`, which a site may want. */
const legacy =
  /^(geo\.(position|region|placename)|icbm|revisit-after|revisit|distribution|rating|resource-type|classification|abstract|language|copyright|expires|dc\..+|msnbot|alexa.*|cache-control|pragma|slurp)$/i

/** Obsolete meta elements. */
export const legacyMeta: PageRule = {
  code: 'legacy-meta',
  scope: 'page',
  title: 'Obsolete meta element',
  severity: 'notice',
  why: 'It does not harm search results, but adds bytes to every page and suggests that something has been taken care of.',
  how: 'Finds meta elements such as geo.position, revisit-after and distribution. Ignores "keywords".',
  fix: 'Remove the element. If the build wrote the page, the file was changed afterwards.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/special-tags',
  *check({ route, own }) {
    if (route === undefined) return
    for (const { attributes } of legacyElements(own)) {
      const name = attributes.name?.trim() ?? ''
      yield {
        what: `The meta element "${name}" {pages} is obsolete: search engines ignore it.`,
        cause: name.toLowerCase(),
      }
    }
  },
}

const legacyElements = selection(
  ({ name, attributes }) => name === 'meta' && legacy.test(attributes.name?.trim() ?? ''),
)

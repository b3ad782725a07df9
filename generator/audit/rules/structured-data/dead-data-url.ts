import { dirname } from 'node:path/posix'
import { findReferences, shownOn } from '../../findings/references.ts'
import type { SiteRule } from '../../rule.ts'

/** More missing files of one folder have one cause, such as a folder that was not uploaded. */
const mostApart = 5

/** A URL in structured data, social tags or rel=next and rel=prev that the site does not serve. */
export const deadDataUrl: SiteRule = {
  code: 'dead-data-url',
  scope: 'site',
  title: 'Broken URL in the data of a page',
  severity: 'error',
  why: 'Search engines and social networks fetch these URLs. A broken one removes the image or the breadcrumb from the result.',
  how: 'Looks up every absolute URL of this site in JSON-LD, og:url, og:image and twitter:image, with their other names, and those of rel=next and rel=prev, among the pages and files of the output.',
  fix: 'Correct the record that the URL is made from.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  supersededBy: ['dead-resource', 'page-missing'],
  check: (site) => {
    return findReferences(site, 'dataUrls', (target) => !site.served.has(target)).flatMap(({ target: url, pages }) => {
      // Of a page that the manifest does not have, nothing else is reported.
      const [first] = pages.filter(({ route }) => route !== undefined)
      if (!first) return []
      return [
        {
          url,
          at: site.sourceOf(first),
          what: `The structured data, social tags or rel=next and rel=prev of ${first.path} contain ${url}, but no page or file has this URL.`,
          ...shownOn(pages),
          group: { name: dirname(url), above: mostApart, noun: 'file' },
        },
      ]
    })
  },
}

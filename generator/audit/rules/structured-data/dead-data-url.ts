import { findReferences, shownOn } from '../../findings/references.ts'
import type { SiteRule } from '../../rule.ts'

/** An address in structured data or social tags that nothing is served at. */
export const deadDataUrl: SiteRule = {
  code: 'dead-data-url',
  scope: 'site',
  title: 'Address in structured data or social tags that is not there',
  severity: 'error',
  why: 'Search engines and networks fetch these addresses; one that fails takes the picture or the trail out of the result.',
  how: 'Every absolute address of this site in JSON-LD, og:url, og:image and twitter:image is looked up among the pages and files of the output. Of a file that pages load as well dead-resource speaks.',
  fix: 'Correct the record the address is made from.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  check: (site) => {
    const isDead = (target: string) => !site.served.has(target) && !site.expected.has(target)
    const missed = new Set(findReferences(site, 'resources', isDead).map(({ target }) => target))
    return findReferences(site, 'dataUrls', (target) => isDead(target) && !missed.has(target)).flatMap(
      ({ target: url, pages }) => {
        const [first] = pages
        if (!first) return []
        return [
          {
            url,
            at: site.sourceOf(first),
            what: `The structured data or social tags of ${first.path} name ${url}, and nothing is there.`,
            fix: 'Correct the record the address is made from.',
            ...shownOn(pages),
          },
        ]
      },
    )
  },
}

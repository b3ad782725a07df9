import { findReferences, shownOn } from '../references.ts'
import type { Rule } from '../rule.ts'

/** An address in structured data or social tags that nothing is served at. */
export const deadDataUrl: Rule = {
  code: 'dead-data-url',
  check: (site) =>
    findReferences(site, 'dataUrls', (target) => !site.served.has(target)).flatMap(({ target: url, pages }) => {
      const [first] = pages
      if (!first) return []
      return [
        {
          code: 'dead-data-url',
          severity: 'error' as const,
          url,
          at: site.sourceOf(first),
          what: `The structured data or social tags of ${first.path} name ${url}, and nothing is there.`,
          mend: 'Correct the record the address is made from.',
          ...shownOn(pages),
        },
      ]
    }),
}

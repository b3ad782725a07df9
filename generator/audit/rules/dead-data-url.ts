import { referenceFindings } from '../references.ts'
import type { Rule } from '../rule.ts'

/** An address in structured data or social tags that nothing is served at. */
export const deadDataUrl: Rule = {
  code: 'dead-data-url',
  check: (site) =>
    referenceFindings(site, 'dataUrls', (target) => !site.served.has(target)).flatMap(({ target, referrers }) => {
      const [first] = referrers.first
      if (!first) return []
      return [
        {
          code: 'dead-data-url',
          severity: 'error' as const,
          url: target,
          at: site.sourceOf(first),
          what: `The structured data or social tags of ${first.path} name ${target}, and nothing is there.`,
          mend: 'Correct the record the address is made from.',
          count: referrers.count,
          urls: referrers.first.map(({ path }) => path),
        },
      ]
    }),
}

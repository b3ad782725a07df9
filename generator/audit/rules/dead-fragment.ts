import { fragmentOf, pathOf, referenceFindings } from '../references.ts'
import type { Rule } from '../rule.ts'

/** A link to a place on a page (`#id`) that the page does not have. */
export const deadFragment: Rule = {
  code: 'dead-fragment',
  check: (site) => {
    const hasId = (url: string) => {
      const page = site.pagesByPath.get(pathOf(url))
      const id = decodeURIComponent(fragmentOf(url))
      // A page that is not there has no ids either; dead-link speaks of it. An empty fragment and #top lead to the top of any page.
      if (!page || id === '' || id === 'top') return true
      return (
        site.idSets[page.idSet]?.has(id) || site.parts.some(({ name, ids }) => page.parts.includes(name) && ids.has(id))
      )
    }
    const wholeUrl = (url: string) => url
    return referenceFindings(site, 'links', (target) => target.includes('#') && !hasId(target), wholeUrl).flatMap(
      ({ target, referrers }) => {
        const [first] = referrers.first
        if (!first) return []
        return [
          {
            code: 'dead-fragment',
            severity: 'error' as const,
            url: target,
            at: site.manifest.typedLinks.find(({ path }) => path === target)?.at ?? site.sourceOf(first),
            what: `A link on ${first.path} leads to ${target}, and that page has no element with the id "${fragmentOf(target)}".`,
            mend: 'Lead it to an id the page has, or to the page itself.',
            count: referrers.count,
            urls: referrers.first.map(({ path }) => path),
          },
        ]
      },
    )
  },
}

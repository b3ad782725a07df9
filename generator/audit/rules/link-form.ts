import { pathOf, referenceFindings } from '../references.ts'
import type { Rule } from '../rule.ts'
import { otherForm } from './dead-link.ts'

/** A link that spells a page's address with the slash missing or one too many: every visitor and crawler is sent round by a redirect. */
export const linkForm: Rule = {
  code: 'link-form',
  check: (site) =>
    referenceFindings(
      site,
      'links',
      (target) => !site.served.has(pathOf(target)) && site.served.has(otherForm(pathOf(target))),
    ).flatMap(({ target, referrers }) => {
      const [first] = referrers.first
      if (!first) return []
      return [
        {
          code: 'link-form',
          severity: 'error' as const,
          url: pathOf(target),
          at: site.manifest.typedLinks.find(({ path }) => pathOf(path) === pathOf(target))?.at ?? site.sourceOf(first),
          what: `A link on ${first.path} leads to ${pathOf(target)}, but the page is ${otherForm(pathOf(target))}.`,
          mend: `Write ${otherForm(pathOf(target))}.`,
          count: referrers.count,
          urls: referrers.first.map(({ path }) => path),
        },
      ]
    }),
}

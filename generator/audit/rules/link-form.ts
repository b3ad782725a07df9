import { findReferences, onPages, otherForm, pathOf, shownOn } from '../references.ts'
import type { Rule } from '../rule.ts'

/** A link that spells a page's address with the slash missing or one too many: every visitor and crawler is sent round by a redirect. */
export const linkForm: Rule = {
  code: 'link-form',
  check: (site) => {
    const isOtherForm = (path: string) => !site.served.has(path) && site.served.has(otherForm(path))
    return findReferences(site, 'links', (target) => isOtherForm(pathOf(target))).flatMap(({ target: url, pages }) => {
      const [first] = pages
      if (!first) return []
      return [
        {
          code: 'link-form',
          severity: 'error' as const,
          url,
          at: site.manifest.typedLinks.find(({ path }) => pathOf(path) === url)?.at ?? site.sourceOf(first),
          what: `A link of ${first.path}, ${onPages(pages.length)}, leads to ${url}, but the page is ${otherForm(url)}.`,
          mend: `Write ${otherForm(url)}.`,
          ...shownOn(pages),
        },
      ]
    })
  },
}

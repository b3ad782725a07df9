import { otherForm, pathOf } from '../../../core/url.ts'
import { findReferences, onPages, shownOn } from '../../findings/references.ts'
import type { SiteRule } from '../../rule.ts'

/** A link that spells a page's address with the slash missing or one too many: every visitor and crawler is sent round by a redirect. */
export const linkForm: SiteRule = {
  code: 'link-form',
  scope: 'site',
  title: 'Link in the other spelling of the slash',
  severity: 'error',
  why: 'Every visitor and crawler is sent round by a redirect of the host, and the page seems to have two addresses.',
  how: 'A link whose address is served only with a slash more, or one less.',
  fix: 'Write the address as the site spells it.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  check: (site) => {
    const isOtherForm = (path: string) => !site.served.has(path) && site.served.has(otherForm(path))
    return findReferences(site, 'links', (target) => isOtherForm(pathOf(target))).flatMap(
      ({ target: url, pages, isShared }) => {
        const [first] = pages
        if (!first) return []
        return [
          {
            url,
            at: site.manifest.typedLinks.find(({ path }) => pathOf(path) === url)?.at ?? site.sourceOf(first),
            what: `A link of ${first.path}, ${onPages(pages.length)}, leads to ${url}, but the page is ${otherForm(url)}.`,
            fix: `Write ${otherForm(url)}.`,
            ...shownOn(pages, isShared),
          },
        ]
      },
    )
  },
}

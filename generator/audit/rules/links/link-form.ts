import { otherForm, pathOf } from '../../../core/url.ts'
import { findReferences, onPages, shownOn } from '../../findings/references.ts'
import type { SiteRule } from '../../rule.ts'

/** A link with a trailing slash missing, or one too many. */
export const linkForm: SiteRule = {
  code: 'link-form',
  scope: 'site',
  title: 'Wrong trailing slash',
  severity: 'error',
  why: 'The host redirects every visitor and crawler, and the page seems to have two URLs.',
  how: 'Finds links to a URL that is served only with a trailing slash added or removed.',
  fix: 'Write the URL exactly as the site serves it.',
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
            what: `A link on ${first.path}, ${onPages(pages.length)}, goes to ${url}, but the URL of the page is ${otherForm(url)}.`,
            fix: `Write ${otherForm(url)}.`,
            ...shownOn(pages, isShared),
          },
        ]
      },
    )
  },
}

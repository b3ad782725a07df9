import { subjectOn } from '../../findings/superseded.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'
import { versionsOn } from './hreflang-set.ts'

/** A page that does not name a page that names it. */
export const hreflangReturn: SiteRule = {
  code: 'hreflang-return',
  scope: 'site',
  title: 'Missing hreflang return link',
  severity: 'error',
  why: 'If two pages do not both link to each other, search engines ignore the links: otherwise any site could declare itself a translation of another.',
  how: 'A page of this site that an hreflang link leads to must have an hreflang link back.',
  fix: 'Build the site again. If the page was edited by hand, add the link to its head.',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  supersededBy: ['canonical-unexpected', 'hreflang', 'hreflang-set', 'hreflang-target'],
  check: ({ pages, pagesByPath, sourceOf }) =>
    pages.flatMap((page) => {
      const urls = new Set(page.alternates.map(({ url }) => url))
      return [...urls].flatMap((url): SiteFinding[] => {
        const target = pagesByPath.get(url)
        if (!target || target === page || target.alternates.some((link) => link.url === page.path)) return []
        return [
          {
            url: target.path,
            at: sourceOf(target),
            what: `${page.path} has an hreflang link to ${target.path}, which has none to ${page.path}.`,
            followsFrom: [page.path, subjectOn(page.path, versionsOn), subjectOn(target.path, versionsOn)],
            group: { name: 'return', above: mostApart },
          },
        ]
      })
    }),
}

/** More such pages have one cause, such as a template. */
const mostApart = 5

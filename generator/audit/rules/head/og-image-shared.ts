import type { AuditedPage } from '../../../core/site-facts.ts'
import { shownOn } from '../../findings/references.ts'
import { isListed } from '../../graph/indexable.ts'
import type { SiteRule } from '../../rule.ts'
import { pagesOfSocialPictures } from './og-image-size.ts'

/** All pages of a kind with one social picture. */
export const ogImageShared: SiteRule = {
  code: 'og-image-shared',
  scope: 'site',
  title: 'One social picture for a whole kind of pages',
  severity: 'notice',
  why: 'Links to different pages look the same when they are shared, so that nobody sees what each is about.',
  how: 'Kinds with at least the given number of listed pages, all of which name one and the same og:image.',
  fix: 'Give the pages pictures of their own, or set "socialPictures: titled" in site.yaml, which draws the title of each page into its picture.',
  source: 'https://ogp.me/',
  thresholds: { pages: { value: 10, unit: 'pages', meaning: 'Fewer pages of a kind may share one.' } },
  check: (site, { limit }) => {
    const ofKind = new Map<string, number>()
    for (const page of site.pages)
      if (page.route && isListed(page, site.manifest)) ofKind.set(page.route, (ofKind.get(page.route) ?? 0) + 1)
    return [...pagesOfSocialPictures(site)].flatMap(([url, pages]) =>
      [...byRoute(pages.filter((page) => isListed(page, site.manifest)))].flatMap(([route, group]) => {
        const [first] = group
        if (!first || group.length < limit('pages') || group.length < (ofKind.get(route) ?? 0)) return []
        return [
          {
            url: first.path,
            at: site.sourceOf(first),
            what: `All ${group.length} pages like ${first.path} have the social picture ${url}.`,
            ...shownOn(group),
          },
        ]
      }),
    )
  },
}

function byRoute(pages: readonly AuditedPage[]): Map<string, AuditedPage[]> {
  const found = new Map<string, AuditedPage[]>()
  for (const page of pages) {
    const known = found.get(page.route ?? '')
    if (known) known.push(page)
    else found.set(page.route ?? '', [page])
  }
  return found
}

import { groupBy } from '../../../core/group-by.ts'
import { shownOn } from '../../findings/references.ts'
import { listedPages } from '../../graph/indexable.ts'
import type { SiteRule } from '../../rule.ts'
import { pagesOfSocialPictures } from './og-image-size.ts'

/** A page type whose pages all have one social image. */
export const ogImageShared: SiteRule = {
  code: 'og-image-shared',
  scope: 'site',
  title: 'One social image for a whole page type',
  severity: 'notice',
  why: 'Links to different pages look the same when shared, so readers cannot see what each page is about.',
  how: 'Finds page types with at least the given number of indexable pages that all name the same og:image.',
  fix: 'Give the pages images, or set "socialPictures: titled" in site.yaml, which draws each page title into its image.',
  source: 'https://ogp.me/',
  supersededBy: ['dead-data-url'],
  thresholds: { pages: { value: 10, unit: 'pages', meaning: 'A page type with fewer pages may share one image.' } },
  check: (site, { limit }) => {
    const listed = listedPages(site)
    const ofType = new Map<string, number>()
    for (const { route = '' } of listed) ofType.set(route, (ofType.get(route) ?? 0) + 1)
    return [...pagesOfSocialPictures(site)].flatMap(([url, pages]) =>
      [
        ...groupBy(
          pages.filter((page) => listed.has(page)),
          ({ route }) => route ?? '',
        ),
      ].flatMap(([route, group]) => {
        const [first] = group
        if (!first || group.length < limit('pages') || group.length < (ofType.get(route) ?? 0)) return []
        return [
          {
            url: first.path,
            at: site.sourceOf(first),
            what: `All ${group.length} pages like ${first.path} have the social image ${url}.`,
            followsFrom: [url],
            ...shownOn(group),
          },
        ]
      }),
    )
  },
}

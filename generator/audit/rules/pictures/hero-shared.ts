import type { AuditedPage } from '../../../core/site-facts.ts'
import { shownOn } from '../../findings/references.ts'
import type { AuditedSite, SiteRule } from '../../rule.ts'

/** Many pages of one kind that begin with the same picture. */
export const heroShared: SiteRule = {
  code: 'hero-shared',
  scope: 'site',
  title: 'One picture for most pages of a kind',
  severity: 'notice',
  why: 'Pages that look alike at first sight are taken for one another, by visitors and in a search for pictures.',
  how: 'The first picture of each page is compared among the pages of its kind, where there are enough of them. Pages that show a stock picture or the fallback, are left to stand-in-picture; aliases are left out.',
  fix: 'Give the pages pictures of their own, named after what they are about.',
  source: 'https://developers.google.com/search/docs/appearance/google-images',
  thresholds: {
    share: {
      value: 50,
      unit: '%',
      meaning: 'Share of the pages of a kind with one picture above which it is reported.',
    },
    pages: { value: 8, unit: 'pages', meaning: 'Pages of a kind below which it is not looked at.' },
  },
  check: (site, { limit }) => {
    const kinds = new Map<string, { total: number; byPicture: Map<number, AuditedPage[]> }>()
    for (const page of site.pages) {
      const [picture] = page.pictures
      if (page.route === undefined || picture === undefined || page.canonical !== site.manifest.site.origin + page.path)
        continue
      const kind = kinds.get(page.route) ?? { total: 0, byPicture: new Map<number, AuditedPage[]>() }
      kind.total++
      kinds.set(page.route, kind)
      const alike = kind.byPicture.get(picture) ?? []
      alike.push(page)
      kind.byPicture.set(picture, alike)
    }
    return [...kinds.values()].flatMap(({ total, byPicture }) => {
      if (total < limit('pages')) return []
      return [...byPicture].flatMap(([picture, pages]) => {
        const [first] = pages
        if (!first || (pages.length * 100) / total <= limit('share')) return []
        if (pages.every((page) => isStandIn(site, page))) return []
        return [
          {
            url: first.path,
            at: site.sourceOf(first),
            what: `${pages.length} of ${total} pages like ${first.path} begin with the same picture, ${site.targets[picture]}.`,
            ...shownOn(pages),
          },
        ]
      })
    })
  },
}

function isStandIn({ pictureOriginOf }: AuditedSite, page: AuditedPage): boolean {
  const origin = pictureOriginOf(page)
  return origin === 'stock' || origin === 'fallback'
}

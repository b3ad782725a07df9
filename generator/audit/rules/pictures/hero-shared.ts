import type { AuditedPage } from '../../../core/site-facts.ts'
import { standInImages, standInOrigin } from '../../files/stand-in-images.ts'
import { shownOn } from '../../findings/references.ts'
import type { SiteRule } from '../../rule.ts'

/** Many pages of one type that begin with the same image. */
export const heroShared: SiteRule = {
  code: 'hero-shared',
  scope: 'site',
  title: 'Same main image on most pages of a type',
  severity: 'notice',
  why: 'Visitors, and users of image search, confuse pages that look the same at first sight.',
  how: 'Compares the first images of the pages of each type that has enough pages. Ignores pages with the canonical of another page.',
  fix: 'Give the pages their own images, named after the subject of the page.',
  source: 'https://developers.google.com/search/docs/appearance/google-images',
  supersededBy: ['stand-in-picture'],
  thresholds: {
    share: {
      value: 50,
      unit: '%',
      meaning: 'Share of the pages of a type with the same image above which it is reported.',
    },
    pages: { value: 8, unit: 'pages', meaning: 'Number of pages below which a page type is ignored.' },
  },
  check: (site, { limit }) => {
    const pageTypes = new Map<string, { total: number; byPicture: Map<number, AuditedPage[]> }>()
    for (const page of site.pages) {
      const [picture] = page.pictures
      if (page.route === undefined || picture === undefined || page.canonical !== site.manifest.site.origin + page.path)
        continue
      const pageType = pageTypes.get(page.route) ?? { total: 0, byPicture: new Map<number, AuditedPage[]>() }
      pageType.total++
      pageTypes.set(page.route, pageType)
      const sharing = pageType.byPicture.get(picture) ?? []
      sharing.push(page)
      pageType.byPicture.set(picture, sharing)
    }
    return [...pageTypes.values()].flatMap(({ total, byPicture }) => {
      if (total < limit('pages')) return []
      return [...byPicture].flatMap(([picture, pages]) => {
        const [first] = pages
        if (!first || (pages.length * 100) / total <= limit('share')) return []
        return [
          {
            url: first.path,
            at: site.sourceOf(first),
            what: `${pages.length} of ${total} pages like ${first.path} begin with the same image, ${site.targets[picture]}.`,
            ...(pages.every((page) => standInOrigin(site, page)) && { followsFrom: [standInImages] }),
            ...shownOn(pages),
          },
        ]
      })
    })
  },
}

import { pathOf } from '../../../core/url.ts'
import { withoutOrigin } from '../../files/sitemaps.ts'
import { findReferences } from '../../findings/references.ts'
import type { AuditedSite, SiteFinding, SiteRule } from '../../rule.ts'

/** A picture in a sitemap that is not there, or not on the page it is listed with. */
export const sitemapPicture: SiteRule = {
  code: 'sitemap-picture',
  scope: 'site',
  title: 'Picture in the sitemap that is not on the page',
  severity: 'warning',
  why: 'A search engine asks in vain for the picture, or finds that the sitemap says what the page does not show, and trusts it less.',
  how: 'Every picture of an entry must be a file of the site that the page loads, or its social picture. Pictures on another host are let pass; of one that a page loads and that is not there dead-resource speaks.',
  fix: 'Build the site again; where the build wrote both, the page was changed afterwards.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps',
  check: (site) => {
    const { origin } = site.manifest.site
    const absent = new Map<string, { sitemap: string; paths: string[] }>()
    const strange: SiteFinding[] = []
    for (const { url: sitemap, entries } of site.sitemaps)
      for (const { loc, pictures } of entries)
        for (const picture of pictures) {
          const path = withoutOrigin(loc, origin)
          const file = withoutOrigin(picture, origin)
          if (!file.startsWith('/')) continue
          if (!site.files.has(file)) {
            const known = absent.get(file)
            if (known) known.paths.push(path)
            else absent.set(file, { sitemap, paths: [path] })
          } else if (isStrange(site, path, file))
            strange.push({
              url: path,
              at: site.manifest.siteAt,
              what: `${sitemap} lists the picture ${picture} with ${path}, which does not show it.`,
            })
        }
    // Where pages load it as well, dead-resource speaks of the picture.
    const missed = new Set(
      findReferences(site, 'resources', (target) => absent.has(pathOf(target))).map(({ target }) => target),
    )
    const unseen = [...absent].filter(([file]) => !missed.has(file))
    return [
      ...strange,
      ...unseen.map(([file, { sitemap, paths }]) => ({
        url: file,
        at: site.manifest.siteAt,
        what: `${sitemap} lists the picture ${file} with ${paths[0]}, and it is not there.`,
        ...(paths.length > 1 && { count: paths.length, urls: paths.slice(0, 20), pages: paths }),
      })),
    ]
  },
}

/** Whether the page of an entry does not show a picture. Of an entry without a page other rules speak. */
function isStrange({ pagesByPath, targets }: AuditedSite, path: string, picture: string): boolean {
  const page = pagesByPath.get(path)
  if (!page) return false
  const isShown = (numbers: Uint32Array) => numbers.some((number) => targets[number] === picture)
  return !isShown(page.resources) && !isShown(page.socialPictures)
}

import type { AuditedSite, SiteRule } from '../../rule.ts'
import { withoutOrigin } from '../../sitemaps.ts'

/** A picture in a sitemap that is not there, or not on the page it is listed with. */
export const sitemapPicture: SiteRule = {
  code: 'sitemap-picture',
  scope: 'site',
  title: 'Picture in the sitemap that is not on the page',
  severity: 'warning',
  why: 'A search engine asks in vain for the picture, or finds that the sitemap says what the page does not show, and trusts it less.',
  how: 'Every picture of an entry must be a file of the site that the page loads, or its social picture. Pictures on another host are let pass.',
  mend: 'Build the site again; where the build wrote both, the page was changed afterwards.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps',
  check: (site) => {
    const { origin } = site.manifest.site
    return site.sitemaps.flatMap(({ url: sitemap, entries }) =>
      entries.flatMap(({ loc, pictures }) => {
        const path = withoutOrigin(loc, origin)
        return pictures.flatMap((picture) => {
          const fault = faultOf(site, path, withoutOrigin(picture, origin))
          return fault
            ? [
                {
                  url: path,
                  at: site.manifest.siteAt,
                  what: `${sitemap} lists the picture ${picture} with ${path}, ${fault}.`,
                },
              ]
            : []
        })
      }),
    )
  },
}

/** Of an entry without a page other rules speak. */
function faultOf({ pagesByPath, files, targets }: AuditedSite, path: string, picture: string): string | undefined {
  if (!picture.startsWith('/')) return undefined
  if (!files.has(picture)) return 'and it is not there'
  const page = pagesByPath.get(path)
  if (!page) return undefined
  const isShown = (numbers: Uint32Array) => numbers.some((number) => targets[number] === picture)
  return isShown(page.resources) || isShown(page.socialPictures) ? undefined : 'which does not show it'
}

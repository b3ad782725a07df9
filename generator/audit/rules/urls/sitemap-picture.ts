import type { AuditedSite } from '../../../core/audited-site.ts'
import { withoutOrigin } from '../../files/sitemaps.ts'
import { subjectOn } from '../../findings/superseded.ts'
import { shownPicture } from '../../markup/shown-picture.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'
import { textSubject } from '../../text/text-subject.ts'

/** An image in a sitemap that does not exist, or is not on the page it is listed with. */
export const sitemapPicture: SiteRule = {
  code: 'sitemap-picture',
  scope: 'site',
  title: 'Sitemap image that is not on the page, or missing',
  severity: 'warning',
  why: 'A search engine requests the image in vain, or finds that the sitemap contradicts the page, and trusts it less.',
  how: 'Every image of an entry must be a file of the site that the page loads, or its social image, and the thumbnail and content of a video must be files of the site. One that does not exist is an error. Ignores files on other hosts.',
  fix: 'Build the site again. If the build wrote both, the page was changed afterwards.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps',
  supersededBy: [
    'dead-resource',
    'duplicate-page',
    'element-unclosed',
    'mixed-content',
    'picture-differs',
    'private-host',
    'soft-404',
    'source-empty',
    'third-party-picture',
  ],
  check: (site) => {
    const { origin } = site.manifest.site
    const numbers = new Map(site.targets.map((target, number) => [target, number]))
    const missing = new Map<string, { sitemap: string; paths: string[] }>()
    const notShown: SiteFinding[] = []
    for (const { url: sitemap, entries } of site.sitemaps)
      for (const { loc, pictures, videos } of entries)
        for (const picture of videos.length === 0 ? pictures : [...pictures, ...videos]) {
          const path = withoutOrigin(loc, origin)
          const file = withoutOrigin(picture, origin)
          if (!file.startsWith('/')) continue
          if (!site.files.has(file)) {
            const known = missing.get(file)
            if (known) known.paths.push(path)
            else missing.set(file, { sitemap, paths: [path] })
          } else if (!videos.includes(picture) && isNotShown(site, path, numbers.get(file) ?? -1))
            notShown.push({
              url: path,
              at: site.manifest.siteAt,
              followsFrom: [
                subjectOn(path, 'length'),
                subjectOn(path, shownPicture),
                textSubject(site.pagesByPath.get(path) ?? { textHash: '' }),
              ],
              what: `${sitemap} lists the image ${picture} with ${path}, but that page does not show it.`,
              group: { name: 'not shown', above: mostAlone },
            })
        }
    return [
      ...notShown,
      ...[...missing].map(
        ([file, { sitemap, paths }]): SiteFinding => ({
          url: file,
          at: site.manifest.siteAt,
          what: `${sitemap} lists the file ${file} with ${paths[0]}, but it does not exist.`,
          severity: 'error',
          group: { name: 'missing', above: mostAlone, noun: 'file' },
          ...(paths.length > 1 && { count: paths.length, urls: paths.slice(0, 20), pages: paths }),
        }),
      ),
    ]
  },
}

/** Whether an entry has a page that does not show the image, given the number of its URL among all targets. */
function isNotShown({ pagesByPath }: AuditedSite, path: string, picture: number): boolean {
  const page = pagesByPath.get(path)
  return page !== undefined && !page.resources.includes(picture) && !page.socialPictures.includes(picture)
}

/** More images than this have one cause, such as a sitemap that was not written again. */
const mostAlone = 5

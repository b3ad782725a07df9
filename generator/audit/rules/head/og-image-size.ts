import type { AuditedPage } from '../../facts/site-facts.ts'
import { pictureSize } from '../../files/picture-size.ts'
import { onPages, shownOn } from '../../findings/references.ts'
import type { AuditedSite, RuleContext, SiteRule } from '../../rule.ts'

/** A social image that networks crop, blur or omit. */
export const ogImageSize: SiteRule = {
  code: 'og-image-size',
  scope: 'site',
  title: 'Unsuitable social image',
  severity: 'warning',
  why: 'A shared link shows its image cropped, blurred, as a thumbnail or not at all, and gets fewer clicks.',
  how: 'Reads the head of every file named by og:image. It must be a JPEG or PNG of at least the given size, with a ratio close to 1.91 to 1, and not too heavy.',
  fix: 'Use a JPEG of 1200 by 630 pixels.',
  source: 'https://ogp.me/',
  supersededBy: ['dead-data-url'],
  thresholds: {
    width: { value: 1200, unit: 'px', meaning: 'Minimum width.' },
    height: { value: 630, unit: 'px', meaning: 'Minimum height.' },
    bytes: { value: 1_000_000, unit: 'bytes', meaning: 'Maximum size that all networks fetch.' },
  },
  check: (site, context) =>
    [...pagesOfSocialPictures(site)].flatMap(([url, pages]) => {
      const [first] = pages
      const fault = faultOf(site, url, context)
      if (!first || !fault) return []
      return [
        {
          url,
          at: site.sourceOf(first),
          what: `The social image ${url}, ${onPages(pages.length)}, ${fault}.`,
          ...shownOn(pages),
        },
      ]
    }),
}

/** Pages of the route table by the URL of their social image. */
export function pagesOfSocialPictures({ pages, targets }: AuditedSite): Map<string, AuditedPage[]> {
  const found = new Map<string, AuditedPage[]>()
  for (const page of pages) {
    const [number] = page.socialPictures
    const url = number === undefined ? undefined : targets[number]
    if (url === undefined || page.route === undefined) continue
    const known = found.get(url)
    if (known) known.push(page)
    else found.set(url, [page])
  }
  return found
}

/** Networks crop to this ratio. Within the tolerance, the loss is not noticed. */
const crop = { ratio: 1200 / 630, tolerance: 0.08 }

function faultOf({ files }: AuditedSite, url: string, { limit }: RuleContext): string | undefined {
  if (!files.has(url)) return 'does not exist'
  const size = pictureSize(files, url)
  if (!size) return 'is not a readable image'
  const { type: format, width, height } = size
  if (format !== 'jpg' && format !== 'png') return `is a ${format} file, which many networks do not show`
  if (width < limit('width') || height < limit('height'))
    return `is ${width} by ${height} pixels, less than ${limit('width')} by ${limit('height')}`
  if (Math.abs(width / height / crop.ratio - 1) > crop.tolerance)
    return `is ${width} by ${height} pixels, and networks crop it to the ratio of 1200 by 630`
  const bytes = files.bytes(url)
  return bytes > limit('bytes') ? `has ${bytes} bytes, more than ${limit('bytes')}` : undefined
}

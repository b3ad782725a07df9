import type { AuditedPage } from '../../../core/site-facts.ts'
import { pictureSize } from '../../files/picture-size.ts'
import { onPages, shownOn } from '../../findings/references.ts'
import type { AuditedSite, RuleContext, SiteRule } from '../../rule.ts'

/** A social picture that networks crop, blur or leave out. One that is not there is left to dead-data-url. */
export const ogImageSize: SiteRule = {
  code: 'og-image-size',
  scope: 'site',
  title: 'Social picture that networks cannot show well',
  severity: 'warning',
  why: 'A shared link shows its picture cropped, blurred, as a thumbnail or not at all, and is clicked less.',
  how: 'The head of every file named by og:image is read: a JPEG or PNG of at least the given size, nearly of the shape 1.91 to 1, and not too heavy.',
  fix: 'Use a JPEG of 1200 by 630 pixels.',
  source: 'https://ogp.me/',
  thresholds: {
    width: { value: 1200, unit: 'px', meaning: 'Least width.' },
    height: { value: 630, unit: 'px', meaning: 'Least height.' },
    bytes: { value: 1_000_000, unit: 'bytes', meaning: 'Most that networks are sure to fetch.' },
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
          what: `The social picture ${url}, ${onPages(pages.length)}, ${fault}.`,
          ...shownOn(pages),
        },
      ]
    }),
}

/** Pages of the route table by the address of their social picture. */
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

/** Networks crop to this shape; a little less is lost on nobody. */
const shape = { ratio: 1200 / 630, tolerance: 0.08 }

function faultOf({ files }: AuditedSite, url: string, { limit }: RuleContext): string | undefined {
  if (!files.has(url)) return undefined
  const size = pictureSize(files, url)
  if (!size) return 'cannot be read as a picture'
  const { type: format, width, height } = size
  if (format !== 'jpg' && format !== 'png') return `is a picture of the type ${format}, which many networks do not show`
  if (width < limit('width') || height < limit('height'))
    return `is ${width} by ${height} pixels, less than ${limit('width')} by ${limit('height')}`
  if (Math.abs(width / height / shape.ratio - 1) > shape.tolerance)
    return `is ${width} by ${height} pixels, and networks crop it to the shape of 1200 by 630`
  const bytes = files.bytes(url)
  return bytes > limit('bytes') ? `has ${bytes} bytes, more than ${limit('bytes')}` : undefined
}

import { baseUrl, type Picture, pictureName } from '../picture.ts'
import type { Site } from '../site.ts'
import { hashText } from '../text-hash.ts'

/**
 * Size in pixels of the images that other sites show next to a link. Source: https://ogp.me, and the guidelines of
 * large sites.
 */
export const socialSize = { width: 1200, height: 630 } as const

/** An image to show next to a link to a page. JPEG, because few link previews support newer formats. */
export type SocialPicture = {
  /** Root-relative. */
  url: string
  alt: string
  /** Name of the source image. */
  picture: string
  /** The text drawn on it, where the site uses titled social images. */
  title?: string
}

/** The social image of a page: the page's image or the site's default, titled unless `socialPictures` is `plain`. */
export function socialPicture(
  site: Site,
  { path, title, picture }: { path: string; title: string; picture: Picture | undefined },
): SocialPicture | undefined {
  const { defaultImage } = site.manifest.site
  const source = picture ?? site.pictures[pictureName(defaultImage)]
  if (!source) return undefined
  if (site.socialPictures === 'plain') return plainSocialPicture(source)
  const { name, alt } = source
  const written = withoutBusiness(title, site)
  const hash = hashText([written, source.name, source.hash, site.brand.socialStamp].join('\n'))
  const file =
    path
      .replace(/\.html$/, '')
      .split('/')
      .filter(Boolean)
      .join('-') || 'home'
  return {
    url: `/images/social/${file}-${hash.toString(16).padStart(8, '0')}.jpg`,
    alt: `${written}. ${alt}`,
    picture: name,
    title: written,
  }
}

/** An image cropped to size, without a title: the same file for all pages that show it. */
export function plainSocialPicture(picture: Picture): SocialPicture {
  return { url: `${baseUrl(picture)}-social.jpg`, alt: picture.alt, picture: picture.name }
}

/** The logo next to the title already names the business. */
function withoutBusiness(title: string, { manifest }: Site): string {
  const { name } = manifest.site.business
  if (title.endsWith(` | ${name}`)) return title.slice(0, -` | ${name}`.length)
  return title.startsWith(`${name} | `) ? title.slice(`${name} | `.length) : title
}

import { baseUrl, type Picture, pictureName } from '../picture.ts'
import type { Site } from '../site.ts'
import { hashText } from '../text-hash.ts'

/** Pixels of the pictures that other sites show beside a link. Source: https://ogp.me, and what large sites ask for. */
export const socialSize = { width: 1200, height: 630 } as const

/** A picture to show beside a link to a page. JPEG, because few of their readers know anything newer. */
export type SocialPicture = {
  /** Root-relative. */
  url: string
  alt: string
  /** Name of the picture it is made from. */
  picture: string
  /** What is written on it, where the site asks for that. */
  title?: string
}

/** The social picture of a page: its own picture, or the site's, with the title of the page where the site has that on. */
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

/** A picture as it is, cut to size: the same for all pages that show it. */
export function plainSocialPicture(picture: Picture): SocialPicture {
  return { url: `${baseUrl(picture)}-social.jpg`, alt: picture.alt, picture: picture.name }
}

/** The logo stands beside the title. */
function withoutBusiness(title: string, { manifest }: Site): string {
  const { name } = manifest.site.business
  if (title.endsWith(` | ${name}`)) return title.slice(0, -` | ${name}`.length)
  return title.startsWith(`${name} | `) ? title.slice(`${name} | `.length) : title
}

import { describePage } from '#src/head/page-head.ts'
import type { SocialPicture } from '#src/head/social-picture.ts'
import type { Site } from '#src/site.ts'
import { expandRoutes } from './expand.ts'

/** The social picture of every page, where each has its own; those made of a picture alone are known without the pages. */
export function titledSocialPictures(site: Site): SocialPicture[] {
  if (site.socialPictures === 'plain') return []
  const ignored = () => {} // what collides is reported where the pages are rendered
  return [...expandRoutes(site, ignored)].flatMap(({ target }) => describePage(site, target).info.social ?? [])
}

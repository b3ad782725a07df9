import { describePage } from '#src/head/page-head.ts'
import type { SocialPicture } from '#src/head/social-picture.ts'
import type { Site } from '#src/site.ts'
import { expandRoutes } from './expand.ts'

/** The social images that show the title of a page. Empty if the site uses plain ones, which do not depend on pages. */
export function titledSocialPictures(site: Site): SocialPicture[] {
  if (site.socialPictures === 'plain') return []
  const ignored = () => {} // collisions are reported when the pages are rendered
  return [...expandRoutes(site, ignored)].flatMap(({ target }) => describePage(site, target).info.social ?? [])
}

import { describePage } from '#src/head/page-head.ts'
import type { SocialPicture } from '#src/head/social-picture.ts'
import { localSite } from '#src/local-site.ts'
import { type Site, siteAt } from '#src/site.ts'
import type { PageIndex } from '../core/facts.ts'

/** The social image of every page, if each has its own. Images without a title are known without the pages. */
export function titledSocialPictures(site: Site, pages: PageIndex): SocialPicture[] {
  if (site.socialPictures === 'plain') return []
  return [...pages.values()].flatMap(
    ({ target, path }) => describePage(localSite(siteAt(site, path), target), target).info.social ?? [],
  )
}

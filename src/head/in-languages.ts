import type { Target } from '../route.ts'
import { href, routeOf } from '../routes.ts'
import type { SiteIndex } from '../site.ts'
import { listingOf } from './page-head.ts'

/** A page in a language of the site. */
export type InLanguage = {
  /** BCP 47, e.g. `es-US`. */
  tag: string
  /** URL of the page, or of the home page in a language that does not have it. */
  path: string
  /** Search engines may list it. */
  isListed: boolean
}

const none: readonly InLanguage[] = []

/** A page in all languages of the site, in their order. Empty if the site has one language. */
export function inLanguages({ languages }: SiteIndex, target: Target): readonly InLanguage[] {
  return languages.length < 2 ? none : languages.map((site) => inLanguage(site, target))
}

function inLanguage(site: SiteIndex, target: Target): InLanguage {
  const tag = site.manifest.site.language
  if (target.id === 'notFound' || !routeOf(site, target.id).data(site, target.params))
    return { tag, path: href(site, { id: 'home', params: {} }), isListed: false }
  const path = href(site, target)
  const { canonicalPath, isIndexed } = listingOf(site, target)
  return { tag, path, isListed: isIndexed && canonicalPath === path }
}

/** The pages that a page names as its versions in other languages, itself included. Empty unless it has such versions. */
export function alternates(pages: readonly InLanguage[], path: string): readonly InLanguage[] {
  const listed = pages.filter(({ isListed }) => isListed)
  return listed.length > 1 && listed.some((page) => page.path === path) ? listed : none
}

import { servicePassage } from '../local/place-texts.ts'
import { type Picture, type PictureUse, pictureName } from '../picture.ts'
import type { PageData, PageImage, RouteId, Section, Target } from '../route.ts'
import { href, routeOf } from '../routes.ts'
import type { Site, SiteIndex } from '../site.ts'
import { type InLanguage, inLanguages } from './in-languages.ts'
import { type SocialPicture, socialPicture } from './social-picture.ts'

/** What the table and the manifest say about one page: the input of its head, its structured data and its row in the report. */
export type PageInfo = {
  id: RouteId
  /** Root-relative URL. */
  path: string
  /** Root-relative URL of the canonical page: `path`, unless this page is an alias. Undefined for 404.html. */
  canonicalPath: string | undefined
  title: string
  description: string
  keywords: string[]
  isIndexed: boolean
  section: Section
  /** From the home page to this one. */
  breadcrumbs: Breadcrumb[]
  /** The main image. */
  picture: Picture | undefined
  /** Names of the images to show if the main image does not load, in order. */
  alternatives: readonly string[]
  social: SocialPicture | undefined
  /** The page in all languages of the site; empty if there is one. */
  languages: readonly InLanguage[]
  /** Day its main content last changed, `YYYY-MM-DD`; absent if unknown. */
  modified?: string
}

export type Breadcrumb = { name: string; path: string }

export type PageOnScreen = { info: PageInfo; data: PageData[RouteId] }

/** @throws {Error} if the target is not a page of the manifest. */
export function describePage(site: Site, target: Target): PageOnScreen {
  const route = routeOf(site, target.id)
  const data = dataOf(site, target)
  const path = href(site, target)
  const image = route.image?.(data, site)
  const picture = image && site.pictures[pictureName(image.name)]
  const title = route.title(data, site)
  const listing = listingOf(site, target)
  return {
    data,
    info: {
      id: target.id,
      path,
      title,
      description: route.description(data, site),
      keywords: route.keywords?.(data, site) ?? [],
      ...listing,
      section: route.section,
      breadcrumbs: breadcrumbsOf(site, target),
      picture,
      alternatives: image?.alternatives ?? [],
      languages: inLanguages(site, target),
      // An alias has the image of its canonical page.
      social: socialPicture(site, { path: listing.canonicalPath ?? path, title, picture }),
    },
  }
}

export type Listing = Pick<PageInfo, 'canonicalPath' | 'isIndexed'>

/** The canonical and the indexing of a page. */
export function listingOf(site: SiteIndex, target: Target): Listing {
  const route = routeOf(site, target.id)
  const data = dataOf(site, target)
  const path = () => href(site, route.canonical?.(data, site) ?? target)
  return {
    canonicalPath: target.id === 'notFound' ? undefined : path(),
    isIndexed: (route.indexed?.(data) ?? true) && !isHidden(site, target),
  }
}

/** Whether noindex.yaml keeps a page out of search engines. */
const isHidden = (site: SiteIndex, target: Target): boolean =>
  (site.noindexed.size > 0 && site.noindexed.has(href(site, target))) ||
  (site.hidesUnwritten && isUnwritten(site, target))

/** Whether a page is that of a service in a place without a passage about it. The page of an alias has a canonical page. */
export function isUnwritten(site: SiteIndex, target: Target): boolean {
  if (target.id !== 'servicePlace') return false
  const { service, place } = dataOf(site, target) as PageData['servicePlace'] // as its id says
  const isAlias = place.kind === 'city' && place.city.aliasOf !== undefined
  return !isAlias && servicePassage(place, service) === undefined
}

/** The canonical page of a page: the page itself, unless it is an alias. */
export function canonicalPage(site: Site, page: PageOnScreen): PageOnScreen {
  const { id, path, canonicalPath } = page.info
  const target = canonicalPath === path ? undefined : routeOf(site, id).canonical?.(page.data, site)
  return target ? describePage(site, target) : page
}

/** Content of the robots meta element. */
export const robotsOf = (isIndexed: boolean) =>
  isIndexed ? 'index, follow, max-image-preview:large' : 'noindex, follow'

/** From the home page to a page. 404.html has none. */
export function breadcrumbsOf(site: SiteIndex, target: Target): Breadcrumb[] {
  if (target.id === 'notFound') return []
  const trail: Breadcrumb[] = []
  for (let next: Target | undefined = target; next; ) {
    const data = dataOf(site, next)
    const route = routeOf(site, next.id)
    trail.unshift({ name: route.crumb(data, site), path: href(site, next) })
    next = route.parent(data, site)
  }
  return trail
}

/** The main image of a page, and where it comes from. */
export function imageOf(site: SiteIndex, target: Target): PageImage | undefined {
  return routeOf(site, target.id).image?.(dataOf(site, target), site)
}

/** How a page type shows its main image. */
export function mainUse(id: RouteId): PictureUse {
  return id === 'home' ? 'banner' : 'head'
}

export function dataOf(site: SiteIndex, { id, params }: Target): PageData[RouteId] {
  const data = routeOf(site, id).data(site, params)
  if (!data) throw new Error(`No page for ${id} ${JSON.stringify(params)}.`)
  return data
}

/** Absolute URL of a root-relative one. */
export function absolute(site: SiteIndex, path: string): string {
  return site.manifest.site.origin + path
}

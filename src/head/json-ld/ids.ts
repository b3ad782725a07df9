import type { Place } from '../../place.ts'
import type { Target } from '../../route.ts'
import { href } from '../../routes.ts'
import { canonicalCity, type SiteIndex } from '../../site.ts'
import { absolute } from '../page-head.ts'
import type { Id } from './node.ts'

/** The id of something the whole site has one of. */
export function siteId(site: SiteIndex, fragment: 'organization' | 'website' | 'logo' | 'image'): Id {
  return `${absolute(site, '/')}#${fragment}`
}

/** The id of something a page has one of. `url` is the page's, absolute. */
export function pageId(url: string, fragment: 'webpage' | 'breadcrumb' | 'primaryimage' | 'service'): Id {
  return `${url}#${fragment}`
}

/** The id of a place, whatever name of it leads here: that of its own page. */
export function placeId(site: SiteIndex, place: Place): Id {
  const target: Target =
    place.kind === 'county'
      ? { id: 'county', params: { county: place.county.slug } }
      : { id: 'serviceArea', params: { location: canonicalCity(site, place.city).slug } }
  return `${absolute(site, href(site, target))}#place`
}

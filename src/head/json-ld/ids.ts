import type { Office, Service } from '#manifest/schema.ts'
import type { Place } from '../../place.ts'
import type { Target } from '../../route.ts'
import { href } from '../../routes.ts'
import type { SiteIndex } from '../../site.ts'
import { absolute } from '../page-head.ts'
import type { Id } from './node.ts'

/** Id of a node that is unique on the site. */
export function siteId(site: SiteIndex, fragment: 'organization' | 'website' | 'logo' | 'image' | 'services'): Id {
  return `${absolute(site, '/')}#${fragment}`
}

/** Id of a node that is unique on its page. `url` is the page's absolute URL. */
export function pageId(url: string, fragment: 'webpage' | 'breadcrumb' | 'primaryimage' | 'service' | 'article'): Id {
  return `${url}#${fragment}`
}

/** Id of a service of the whole company, based on its page. */
export function serviceId(site: SiteIndex, { slug: service }: Service): Id {
  return pageId(absolute(site, href(site, { id: 'service', params: { service } })), 'service')
}

/** Id of an office, based on its page in the first language: it is one office in all of them. */
export function officeId(shown: SiteIndex, { slug: office }: Office): Id {
  const site = shown.languages[0] ?? shown
  return `${absolute(site, href(site, { id: 'officePage', params: { office } }))}#office`
}

/** Id of a place, based on its canonical page. */
export function placeId(site: SiteIndex, place: Place): Id {
  const target: Target =
    place.kind === 'county'
      ? { id: 'county', params: { county: place.county.slug } }
      : { id: 'serviceArea', params: { location: place.city.slug } }
  return `${absolute(site, href(site, target))}#place`
}

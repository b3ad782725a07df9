import type { DayOfWeek } from 'schema-dts'
import type { SiteSettings } from '#manifest/schema.ts'
import type { RouteId } from '../../route.ts'
import type { Site } from '../../site.ts'
import { absolute } from '../page-head.ts'
import { siteId } from './ids.ts'
import { companyImageNode, type ImageNode, logoNode } from './image.ts'
import type { Identified, NodeOf, Reference } from './node.ts'
import { offerCatalogReference } from './offer-catalog.ts'
import { areaServed, type StateNode } from './place.ts'

export type AddressNode = NodeOf<
  'PostalAddress',
  {
    streetAddress: string
    addressLocality: string
    addressRegion?: string
    postalCode?: string
    addressCountry: string
  }
>

export type HoursNode = NodeOf<
  'OpeningHoursSpecification',
  { dayOfWeek: readonly DayOfWeek[]; opens: string; closes: string }
>

/**
 * Google requires name and address of a local business; every page of ours also has URL and telephone.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
export type BusinessNode = NodeOf<
  'LocalBusiness',
  Identified & {
    name: string
    url: string
    /** E.164. Absent where the page shows the number of its county: a node has one number on all pages. */
    telephone?: string
    address: AddressNode
  }
>

export type FullBusinessNode = BusinessNode & {
  email: string
  slogan: string
  geo: NodeOf<'GeoCoordinates', { latitude: number; longitude: number }>
  openingHoursSpecification: HoursNode[]
  areaServed: (Reference | StateNode)[]
  hasOfferCatalog: Reference
  logo: ImageNode
}

/** Pages that are about the company itself. */
export const aboutTheCompany: readonly RouteId[] = ['home', 'about', 'contact']

/** The subset of these pages that shows its contact details, with its description and price range. */
export const showingDetails: readonly RouteId[] = ['home', 'contact']

/**
 * A company with one office, one node for the whole site. Pages about the company state everything that is visible there; any other
 * page states only what identifies its owner.
 */
export function businessNode(site: Site, id: RouteId): BusinessNode | FullBusinessNode {
  if (!aboutTheCompany.includes(id)) return shortNode(site)
  const { business, hours } = site.manifest.site
  const image = companyImageNode(site)
  const full: FullBusinessNode = {
    ...shortNode(site),
    email: business.email,
    ...contactPoints(business),
    slogan: business.tagline,
    ...(showingDetails.includes(id) && { description: business.description, priceRange: business.priceRange }),
    geo: { '@type': 'GeoCoordinates', ...business.coordinates },
    openingHoursSpecification: hoursNodes(hours),
    areaServed: areaServed(site),
    hasOfferCatalog: offerCatalogReference(site),
    logo: logoNode(site),
    ...(image && { image }),
    ...(business.sameAs.length > 0 && { sameAs: business.sameAs }),
  }
  return full
}

function shortNode(site: Site): BusinessNode {
  const { name, type, phone, address } = site.manifest.site.business
  return {
    // The loader accepts only subtypes of LocalBusiness, whose nodes have the same properties.
    '@type': type as 'LocalBusiness',
    '@id': siteId(site, 'organization'),
    name,
    url: absolute(site, '/'),
    ...(site.contact?.county === undefined && { telephone: phone.e164 }),
    address: addressNode(address),
  }
}

/** The numbers beside the main one, with what each is for. Source: https://schema.org/ContactPoint */
export function contactPoints({ lines }: Pick<SiteSettings['business'], 'lines'>): {
  contactPoint?: NodeOf<'ContactPoint'>[]
} {
  if (lines.length === 0) return {}
  return {
    contactPoint: lines.map(({ id, e164 }) => ({
      '@type': 'ContactPoint',
      telephone: e164,
      contactType: id.replaceAll('-', ' '),
    })),
  }
}

export function addressNode(address: SiteSettings['business']['address']): AddressNode {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.locality,
    ...(address.region !== undefined && { addressRegion: address.region }),
    ...(address.postalCode !== undefined && { postalCode: address.postalCode }),
    addressCountry: address.country,
  }
}

/**
 * Search engines have a day end at 23:59.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
export const lastMinute = (closes: string) => (closes === '24:00' ? '23:59' : closes)

export function hoursNodes({ week }: SiteSettings['hours']): HoursNode[] {
  return week.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes: lastMinute(closes),
  }))
}

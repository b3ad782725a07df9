import type { Office } from '#manifest/schema.ts'
import { href } from '../../routes.ts'
import { officeOf, type Site } from '../../site.ts'
import { officeText } from '../office-phrases.ts'
import { absolute } from '../page-head.ts'
import { addressNode, type BusinessNode, type FullBusinessNode, hoursNodes } from './business.ts'
import { officeId, siteId } from './ids.ts'
import { companyImageNode, logoNode } from './image.ts'
import type { Reference } from './node.ts'
import { areaOfOffice } from './place.ts'

type InCompany = { parentOrganization: Reference }

/**
 * The office that serves the places of a page. Its own page states everything that is visible there; pages about places
 * state what identifies it.
 */
export function officeNode(site: Site, office: Office, isOwnPage: boolean): BusinessNode & InCompany {
  const { business } = site.manifest.site
  const { name, phone, email, address, coordinates, hours, sameAs } = office
  const image = companyImageNode(site)
  const short: BusinessNode & InCompany = {
    // The loader accepts only subtypes of LocalBusiness, whose nodes have the same properties.
    '@type': business.type as 'LocalBusiness',
    '@id': officeId(site, office),
    name,
    url: absolute(site, href(site, { id: 'officePage', params: { office: office.slug } })),
    // The page of a county with its own number does not show that of the office.
    ...(site.contact?.county === undefined && { telephone: phone.e164 }),
    address: addressNode(address),
    parentOrganization: { '@id': siteId(site, 'organization') },
  }
  if (!isOwnPage) return short
  const details: Omit<FullBusinessNode, keyof BusinessNode | 'slogan' | 'hasOfferCatalog'> = {
    email,
    geo: { '@type': 'GeoCoordinates', ...coordinates },
    openingHoursSpecification: hoursNodes(hours),
    areaServed: areaOfOffice(site, office),
    logo: logoNode(site),
  }
  return {
    ...short,
    ...details,
    description: officeText(office, site),
    priceRange: business.priceRange,
    ...(image && { image }),
    ...(sameAs.length > 0 && { sameAs }),
  }
}

/** The id of the company, or of the office that serves the places of the page. */
export function providerId(site: Site) {
  const office = officeOf(site)
  return office ? officeId(site, office) : siteId(site, 'organization')
}

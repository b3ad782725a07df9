import type { RouteId } from '../../route.ts'
import type { Site } from '../../site.ts'
import { absolute } from '../page-head.ts'
import { type AddressNode, aboutTheCompany, addressNode, contactPoints, showingDetails } from './business.ts'
import { officeId, siteId } from './ids.ts'
import { companyImageNode, type ImageNode, logoNode } from './image.ts'
import type { Identified, NodeOf, Reference } from './node.ts'
import { offerCatalogReference } from './offer-catalog.ts'
import { areaServed, type StateNode } from './place.ts'

export type OrganizationNode = NodeOf<'Organization', Identified & { name: string; url: string }>

export type FullOrganizationNode = OrganizationNode & {
  telephone: string
  address: AddressNode
  email: string
  slogan: string
  subOrganization: Reference[]
  areaServed: (Reference | StateNode)[]
  hasOfferCatalog: Reference
  logo: ImageNode
}

/**
 * A company with several offices, one node for the whole site. Its offices are nodes of their own. Only pages about the
 * company state its address and phone number, because other pages show those of one office.
 */
export function organizationNode(site: Site, id: RouteId): OrganizationNode | FullOrganizationNode {
  const { business } = site.manifest.site
  const short: OrganizationNode = {
    '@type': 'Organization',
    '@id': siteId(site, 'organization'),
    name: business.name,
    url: absolute(site, '/'),
  }
  if (!aboutTheCompany.includes(id)) return short
  const image = companyImageNode(site)
  const full: FullOrganizationNode = {
    ...short,
    telephone: business.phone.e164,
    address: addressNode(business.address),
    email: business.email,
    ...contactPoints(business),
    slogan: business.tagline,
    ...(showingDetails.includes(id) && { description: business.description }),
    subOrganization: site.manifest.offices.map((office) => ({ '@id': officeId(site, office) })),
    areaServed: areaServed(site),
    hasOfferCatalog: offerCatalogReference(site),
    logo: logoNode(site),
    ...(image && { image }),
    ...(business.sameAs.length > 0 && { sameAs: business.sameAs }),
  }
  return full
}

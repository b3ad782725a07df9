import type { Price } from '#manifest/schema.ts'
import { requiredPage, type Site } from '../../site.ts'
import { serviceId, siteId } from './ids.ts'
import type { Identified, NodeOf, Reference } from './node.ts'
import { offerNode } from './offer.ts'

type OfferedService = NodeOf<'Offer', { itemOffered: NodeOf<'Service', Identified & { name: string }> }>

export type OfferCatalogNode = NodeOf<'OfferCatalog', Identified & { name: string; itemListElement: OfferedService[] }>

/**
 * All services of the company in the order of the site, with the prices that the home page shows. It is a catalogue
 * rather than `makesOffer`, because it has a name, an order and an `@id`: the home page, which shows every service with
 * its price, states it, and the other pages about the company refer to it. The page of a service describes the service.
 */
export function offerCatalogNode(site: Site): OfferCatalogNode {
  return {
    '@type': 'OfferCatalog',
    '@id': siteId(site, 'services'),
    name: requiredPage(site, 'home').services.heading,
    itemListElement: site.manifest.services.map((service) => ({
      '@type': 'Offer',
      ...listedPrice(site, service.price),
      // The loader accepts only subtypes of Service.
      itemOffered: { '@type': service.type as 'Service', '@id': serviceId(site, service), name: service.name },
    })),
  }
}

/** A price as the card of a service shows it: some sites without the unit, unless it is the hour. A price by quote is not an amount. */
function listedPrice(site: Site, price: Price): Partial<NodeOf<'Offer'>> {
  if (price.kind !== 'from' || site.manifest.site.display.priceUnits) return { ...offerNode(site, price) }
  const { amount, currency: priceCurrency } = price
  return { priceSpecification: { '@type': 'PriceSpecification', price: amount, minPrice: amount, priceCurrency } }
}

export function offerCatalogReference(site: Site): Reference {
  return { '@id': siteId(site, 'services') }
}

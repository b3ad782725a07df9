import type { Service } from '#manifest/schema.ts'
import type { Place } from '../../place.ts'
import type { Site } from '../../site.ts'
import { pageId, placeId } from './ids.ts'
import type { Identified, NodeOf, Reference } from './node.ts'
import { offerNode } from './offer.ts'
import { providerId } from './office.ts'
import { areaServed, type StateNode } from './place.ts'

export type ServiceNode = NodeOf<
  'Service',
  Identified & {
    name: string
    serviceType: string
    description: string
    url: string
    provider: Reference
    areaServed: (Reference | StateNode)[]
  }
>

/** A service in one place, or in the whole service area. */
export function serviceNode(
  site: Site,
  { service, place }: { service: Service; place?: Place },
  url: string,
): ServiceNode {
  const offers = offerNode(site, service.price)
  return {
    // The loader accepts only subtypes of Service, whose nodes have the same properties.
    '@type': service.type as 'Service',
    '@id': pageId(url, 'service'),
    name: service.name,
    serviceType: service.serviceType ?? service.name,
    description: service.description,
    url,
    provider: { '@id': providerId(site) },
    areaServed: place ? [{ '@id': placeId(site, place) }] : areaServed(site),
    ...(offers && { offers }),
    ...(site.contact?.county !== undefined && { availableChannel: phoneChannel(site) }),
  }
}

/** How to order a service in a county with its own phone number. */
function phoneChannel(site: Site): NodeOf<'ServiceChannel'> {
  const telephone = site.manifest.site.business.phone.e164
  return { '@type': 'ServiceChannel', servicePhone: { '@type': 'ContactPoint', telephone } }
}

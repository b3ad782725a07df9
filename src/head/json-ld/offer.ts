import type { Price } from '#manifest/schema.ts'
import { unitCodeOfPrice } from '../../country/units.ts'
import { unitText } from '../../format.ts'
import type { Site } from '../../site.ts'
import type { NodeOf } from './node.ts'

type PriceNode = NodeOf<
  'UnitPriceSpecification',
  { price: number; minPrice: number; priceCurrency: string; unitText: string; unitCode: string }
>

export type OfferNode = NodeOf<'Offer', { priceSpecification: PriceNode }>

/**
 * Only a numeric price makes an offer: "by quote" is not an offer of zero. `price` is that of the smallest job;
 * `minPrice` repeats it to say that larger jobs cost more.
 */
export function offerNode(site: Site, price: Price): OfferNode | undefined {
  if (price.kind === 'quote' || price.kind === 'custom') return undefined
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: price.amount,
      minPrice: price.amount,
      priceCurrency: price.currency,
      unitText: unitText(site, price),
      unitCode: unitCodeOfPrice(price, site.manifest.site.language),
    },
  }
}

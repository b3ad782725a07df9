import type { OwnPage } from '../../core/html/page.ts'
import { dataNodes, isNode, listOf, textOf } from './nodes.ts'

/** Properties of schema.org that state a price. */
export const priceProperties = ['price', 'minPrice', 'maxPrice', 'lowPrice', 'highPrice'] as const

/** A price as structured data states it, with the currency of the same node or of the offer above it. */
export type StatedPrice = { property: string; value: unknown; currency: string | undefined }

export function statedPrices(page: OwnPage): StatedPrice[] {
  const found: StatedPrice[] = []
  const above = new Map<unknown, string>()
  for (const node of dataNodes(page)) {
    const currency = textOf(node.priceCurrency) ?? textOf(node.currency) ?? above.get(node)
    if (currency !== undefined)
      for (const part of listOf(node.priceSpecification)) if (isNode(part)) above.set(part, currency)
    for (const property of priceProperties) {
      if (!(property in node)) continue
      for (const value of listOf(node[property])) if (!isNode(value)) found.push({ property, value, currency })
    }
  }
  return found
}

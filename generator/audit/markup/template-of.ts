import type { DistinctElement } from '../../core/html/distinct-element.ts'

/**
 * The tag of a link without its URL and label: what the links that one template writes have in common. Undefined for a link
 * without a class or data attribute, which a text may contain.
 */
export function templateOf({ tag }: Pick<DistinctElement, 'tag'>): string | undefined {
  if (!/\s(?:class|data-[\w-]+)\s*=/i.test(tag)) return undefined
  return tag.replace(/\s((?:data-)?[\w-]*(?:href|label|title|url))\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi, ' $1')
}

import { decodeHTML } from 'entities'
import { boundedMemo } from '../../core/bounded-memo.ts'
import type { JsonLdNode } from '../../core/html/json-ld.ts'
import type { OwnPage, ScannedPage } from '../../core/html/page.ts'
import { perScan } from '../../core/html/per-scan.ts'
import { selection } from '../markup/selection.ts'
import { dataNodes, hasType } from './nodes.ts'

/** The subject of findings about the names of the trails. */
export const trailNames = 'names of the trail'

/** The names of the breadcrumb that visitors see; undefined without one. */
export function visibleTrail({ own, parts }: Pick<ScannedPage, 'own' | 'parts'>): string[] | undefined {
  for (const scan of [own, ...parts.map((part) => part.scan)]) {
    const { names } = trailIn(scan)
    if (names) return names
  }
  return undefined
}

const trailIn = perScan((scan): { names?: string[] } => {
  const [nav] = trails(scan)
  return nav ? { names: namesIn(scan.html.slice(nav.offset, nav.end)) } : {}
})

const trails = selection(({ name, attributes }) => {
  if (name !== 'nav' && name !== 'ol') return false
  return /bread-?\s?crumb/i.test(attributes['aria-label'] ?? '') || /bread-?crumb/i.test(attributes.class ?? '')
})

/** The text of each list item, without separators. */
function namesIn(html: string): string[] {
  return html
    .split(/<li\b/i)
    .slice(1)
    .map(nameIn)
    .filter((name) => name !== '')
}

/** The items above a page are on its siblings too. */
const nameIn = boundedMemo(1000, (item) =>
  decodeHTML(`<li${item}`.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .replace(/^[\s/›»>→·|]+|[\s/›»>→·|]+$/g, ''),
)

/** The names of the BreadcrumbList in structured data, by position; undefined without one. */
export function markedTrail(page: Pick<OwnPage, 'jsonLd'>): string[] | undefined {
  const list = dataNodes(page).find(isList)
  return list && itemsOf(list).map(nameOf)
}

/** Whether every BreadcrumbList is numbered from 1 and has names. `breadcrumb-shape` reports others. */
export function isMarkedWell(page: Pick<OwnPage, 'jsonLd'>): boolean {
  return dataNodes(page)
    .filter(isList)
    .every((list) => {
      const items = itemsOf(list)
      return (
        items.length > 1 && items.every((item, index) => Number(item.position) === index + 1 && nameOf(item) !== '')
      )
    })
}

const isList = (node: JsonLdNode) => hasType(node, 'BreadcrumbList')

function itemsOf({ itemListElement: items }: JsonLdNode): JsonLdNode[] {
  const list = (Array.isArray(items) ? items : [items]).filter((item) => typeof item === 'object' && item !== null)
  return list.sort((a, b) => Number(a.position) - Number(b.position))
}

function nameOf({ name, item }: JsonLdNode): string {
  const inner = typeof item === 'object' && item !== null && 'name' in item ? item.name : undefined
  return String(name ?? inner ?? '')
}

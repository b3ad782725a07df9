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

/** The links of the breadcrumb that visitors see, by their names. */
export function visibleLinks({ own, parts }: Pick<ScannedPage, 'own' | 'parts'>): ReadonlyMap<string, string> {
  const found = [own, ...parts.map((part) => part.scan)].map(trailIn).find(({ names }) => names)
  return new Map(found?.links)
}

type Trail = { names?: string[]; links?: (readonly [name: string, href: string])[] }

const trailIn = perScan((scan): Trail => {
  const [nav] = trails(scan)
  if (!nav) return {}
  const items = itemsIn(scan.html.slice(nav.offset, nav.end))
  return {
    names: items.flatMap(({ name }) => name || []),
    links: items.flatMap(({ name, href }) => (name === '' || href === undefined ? [] : [[name, href] as const])),
  }
})

const trails = selection(({ name, attributes }) => {
  if (name !== 'nav' && name !== 'ol') return false
  return /bread-?\s?crumb/i.test(attributes['aria-label'] ?? '') || /bread-?crumb/i.test(attributes.class ?? '')
})

/** The text of each list item, without separators, and its link. */
const itemsIn = (html: string) => html.split(/<li\b/i).slice(1).map(itemIn)

/** The items above a page are on its siblings too. */
const itemIn = boundedMemo(1000, (item) => ({
  name: decodeHTML(`<li${item}`.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .replace(/^[\s/›»>→·|]+|[\s/›»>→·|]+$/g, ''),
  href: /<a\s[^>]*?\bhref="([^"]*)"/i.exec(item)?.[1],
}))

/** The names of the BreadcrumbList in structured data, by position; undefined without one. */
export function markedTrail(page: Pick<OwnPage, 'jsonLd'>): string[] | undefined {
  const list = dataNodes(page).find(isList)
  return list && itemsOf(list).map(nameOf)
}

/** The URLs of the BreadcrumbList in structured data, with the names of their steps. */
export function markedLinks(page: Pick<OwnPage, 'jsonLd'>): (readonly [name: string, url: string])[] {
  const list = dataNodes(page).find(isList)
  return (list ? itemsOf(list) : []).flatMap((step) => {
    const { item } = step
    const url = typeof item === 'object' && item !== null && '@id' in item ? item['@id'] : item
    return typeof url === 'string' ? [[nameOf(step), url] as const] : []
  })
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

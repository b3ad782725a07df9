import type { DataPicture } from '../../core/facts.ts'
import { type JsonLdNode, typesOf } from '../../core/html/json-ld.ts'
import { siteUrl } from '../../core/html/site-url.ts'
import { hasType, isNode, listOf, textOf } from '../structured-data/nodes.ts'

/** Properties with a date of publication or change. */
export const dateProperties = ['datePublished', 'dateModified', 'dateCreated', 'uploadDate', 'datePosted'] as const

/** Images that structured data describes, each once, with the stated size. */
export function dataPictures(nodes: readonly JsonLdNode[], path: string, origin: string): DataPicture[] {
  const logos = new Set<unknown>()
  for (const node of nodes) for (const logo of listOf(node.logo)) logos.add(logo)
  const found = new Map<string, DataPicture>()
  for (const node of nodes) {
    for (const logo of listOf(node.logo))
      if (typeof logo === 'string') note(found, siteUrl(logo, path, origin, false), { isLogo: true })
    if (!hasType(node, 'ImageObject')) continue
    const url = textOf(node.contentUrl) ?? textOf(node.url)
    if (url === undefined) continue
    const [width, height] = [pixels(node.width), pixels(node.height)]
    note(found, siteUrl(url, path, origin, false), { width, height, isLogo: logos.has(node) })
  }
  return [...found.values()]
}

function note(found: Map<string, DataPicture>, url: string | undefined, stated: Partial<DataPicture>): void {
  if (url === undefined) return
  const picture = { url, width: 0, height: 0, isLogo: false, ...stated }
  const key = `${url} ${picture.width} ${picture.height}`
  const known = found.get(key)
  if (known) known.isLogo ||= picture.isLogo
  else found.set(key, picture)
}

/** A size may be a number, a text such as `1200` or `1200px`, or a QuantitativeValue. Anything else is 0. */
function pixels(size: unknown): number {
  const value = isNode(size) ? size.value : size
  const number = Number.parseInt(String(value), 10)
  return number > 0 && number < 1_000_000 ? number : 0
}

/** The latest date of publication or change in structured data, `YYYY-MM-DD`; empty without one. */
export function lastDay(nodes: readonly JsonLdNode[]): string {
  let last = ''
  for (const node of nodes)
    for (const property of dateProperties) {
      if (node[property] === undefined) continue
      const day = dayOf(node[property])
      if (day > last) last = day
    }
  return last
}

/** The earliest day a job posting of the page closes, `YYYY-MM-DD`; empty without one. */
export function jobsClose(nodes: readonly JsonLdNode[]): string {
  return firstDay(nodes, ['validThrough'], (node) => hasType(node, 'JobPosting'))
}

/** The earliest day an offer of the page ends, `YYYY-MM-DD`; empty without one. */
export function offersEnd(nodes: readonly JsonLdNode[]): string {
  return firstDay(nodes, ['priceValidUntil', 'validThrough'], (node) =>
    typesOf(node).some((type) => /(?:Offer|PriceSpecification)$/.test(type)),
  )
}

/** The earliest day that a property of some nodes gives; empty without one. */
function firstDay(
  nodes: readonly JsonLdNode[],
  properties: readonly string[],
  isMeant: (node: JsonLdNode) => boolean,
): string {
  let first = ''
  for (const node of nodes)
    for (const property of properties) {
      if (node[property] === undefined || !isMeant(node)) continue
      const day = dayOf(node[property])
      if (day !== '' && (first === '' || day < first)) first = day
    }
  return first
}

const dayOf = (value: unknown) => /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(textOf(value) ?? '')?.[0] ?? ''

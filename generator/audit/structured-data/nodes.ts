import { contentOf, type JsonLdContent, type JsonLdNode, typesOf } from '../../core/html/json-ld.ts'
import type { OwnPage } from '../../core/html/page.ts'
import { perRecent } from '../../core/per-recent.ts'
import { localBusinessTypes } from '../../core/schema-org-names.ts'

/** What the structured data of a page contains, at any depth. Read once, since many rules need it. */
export const dataContent = perRecent(
  ({ jsonLd }: Pick<OwnPage, 'jsonLd'>): JsonLdContent => contentOf(jsonLd.map(({ root }) => root)),
)

/** All nodes of a page's structured data, at any depth. */
export const dataNodes = (page: Pick<OwnPage, 'jsonLd'>): JsonLdNode[] => dataContent(page).nodes

/** The top-level nodes: the root of a block, the members of an array at its root, and those of `@graph`. */
export const topNodes = perRecent(({ jsonLd }: Pick<OwnPage, 'jsonLd'>): JsonLdNode[] =>
  jsonLd.flatMap(({ root }) => rootsOf(root)).flatMap((root) => graphOf(root)),
)

/** The objects at the root of a block, each with its own context. */
export function rootsOf(root: unknown): JsonLdNode[] {
  return (Array.isArray(root) ? root : [root]).filter(isNode)
}

function graphOf(root: JsonLdNode): JsonLdNode[] {
  const graph = root['@graph']
  if (graph === undefined) return [root]
  return listOf(graph).filter(isNode)
}

export function isNode(value: unknown): value is JsonLdNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The values of a property, which JSON-LD writes as a list only if there are several. */
export function listOf(value: unknown): unknown[] {
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]
}

/** The first value of a property if it is a text and not blank. */
export function textOf(value: unknown): string | undefined {
  const first = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' && first.trim() !== '' ? first : undefined
}

export function hasType(node: JsonLdNode, ...names: string[]): boolean {
  const type = node['@type'] // a text on nearly all nodes
  return typeof type === 'string' ? names.includes(type) : typesOf(node).some((each) => names.includes(each))
}

/** Whether a node is a LocalBusiness or a subtype: a business with an office or shop. */
export function isLocalBusiness(node: JsonLdNode): boolean {
  const type = node['@type']
  return typeof type === 'string'
    ? localBusinessTypes.has(type)
    : typesOf(node).some((each) => localBusinessTypes.has(each))
}

/** The top-level nodes of a page that are businesses. */
export function localBusinesses(page: OwnPage): JsonLdNode[] {
  return topNodes(page).filter(isLocalBusiness)
}

/** The name of a node in a message: `Service "House Cleaning"`. */
export function nameOf(node: JsonLdNode): string {
  const type = typesOf(node)[0] ?? 'node'
  const name = textOf(node.name)
  return name === undefined ? type : `${type} "${name}"`
}

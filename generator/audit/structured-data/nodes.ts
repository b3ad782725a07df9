import { type JsonLdNode, nodesOf, typesOf } from '../../core/html/json-ld.ts'
import type { OwnPage } from '../../core/html/page.ts'
import { localBusinessTypes } from '../../core/schema-org-names.ts'

const nodesByPage = new WeakMap<OwnPage, JsonLdNode[]>()
const topByPage = new WeakMap<OwnPage, JsonLdNode[]>()

/** All nodes of a page's structured data, at any depth. Computed once, since several rules read them. */
export function dataNodes(page: OwnPage): JsonLdNode[] {
  const known = nodesByPage.get(page)
  if (known) return known
  const nodes = page.jsonLd.flatMap(({ root }) => nodesOf(root))
  nodesByPage.set(page, nodes)
  return nodes
}

/** The top-level nodes: the root of a block, the members of an array at its root, and those of `@graph`. */
export function topNodes(page: OwnPage): JsonLdNode[] {
  const known = topByPage.get(page)
  if (known) return known
  const nodes = page.jsonLd.flatMap(({ root }) => rootsOf(root)).flatMap((root) => graphOf(root))
  topByPage.set(page, nodes)
  return nodes
}

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
  const [first] = listOf(value)
  return typeof first === 'string' && first.trim() !== '' ? first : undefined
}

export function hasType(node: JsonLdNode, ...names: string[]): boolean {
  return typesOf(node).some((type) => names.includes(type))
}

/** Whether a node is a LocalBusiness or a subtype: a business with an office or shop. */
export function isLocalBusiness(node: JsonLdNode): boolean {
  return typesOf(node).some((type) => localBusinessTypes.has(type))
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

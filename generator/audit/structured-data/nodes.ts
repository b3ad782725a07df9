import { type JsonLdNode, nodesOf, typesOf } from '../../core/html/json-ld.ts'
import type { ScannedPage } from '../../core/html/page.ts'
import { localBusinessTypes } from './schema-org-names.ts'

const nodesByPage = new WeakMap<ScannedPage, JsonLdNode[]>()
const topByPage = new WeakMap<ScannedPage, JsonLdNode[]>()

/** Every node of a page's structured data, at any depth; several rules ask for the same. */
export function dataNodes(page: ScannedPage): JsonLdNode[] {
  const known = nodesByPage.get(page)
  if (known) return known
  const nodes = page.jsonLd.flatMap(({ root }) => nodesOf(root))
  nodesByPage.set(page, nodes)
  return nodes
}

/** Those that stand for themselves: the root of a block, the members of an array at its root, and those of `@graph`. */
export function topNodes(page: ScannedPage): JsonLdNode[] {
  const known = topByPage.get(page)
  if (known) return known
  const nodes = page.jsonLd.flatMap(({ root }) => rootsOf(root)).flatMap((root) => graphOf(root))
  topByPage.set(page, nodes)
  return nodes
}

/** Objects that state a context of their own. */
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

/** The values of a property: JSON-LD writes one as itself and several as a list. */
export function listOf(value: unknown): unknown[] {
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]
}

/** A text that says something, or nothing. */
export function textOf(value: unknown): string | undefined {
  const [first] = listOf(value)
  return typeof first === 'string' && first.trim() !== '' ? first : undefined
}

export function hasType(node: JsonLdNode, ...names: string[]): boolean {
  return typesOf(node).some((type) => names.includes(type))
}

/** A business with an office or shop, such as a map shows. */
export function isLocalBusiness(node: JsonLdNode): boolean {
  return typesOf(node).some((type) => localBusinessTypes.has(type))
}

/** Those of a page that stand for themselves. */
export function localBusinesses(page: ScannedPage): JsonLdNode[] {
  return topNodes(page).filter(isLocalBusiness)
}

/** How a sentence calls a node: `Service "House Cleaning"`. */
export function nameOf(node: JsonLdNode): string {
  const type = typesOf(node)[0] ?? 'node'
  const name = textOf(node.name)
  return name === undefined ? type : `${type} "${name}"`
}

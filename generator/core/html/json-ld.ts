import { elementsNamed, type HtmlScan } from './scan-html.ts'

/** A JSON-LD node, at any depth. */
export type JsonLdNode = { '@type'?: unknown; '@id'?: unknown } & Record<string, unknown>

/** A JSON-LD block: the text of its script, and the parsed value or the error of the parser. */
export type JsonLdBlock = { text: string; root?: unknown; error?: string }

export function jsonLdBlocks(scan: Pick<HtmlScan, 'byName'>): JsonLdBlock[] {
  return elementsNamed(scan, 'script')
    .filter(({ attributes }) => attributes.type?.trim().toLowerCase() === 'application/ld+json')
    .map(({ text }) => {
      try {
        return { text, root: JSON.parse(text) }
      } catch (error) {
        return { text, error: error instanceof Error ? error.message : String(error) }
      }
    })
}

/** What a JSON-LD value contains, at any depth and in order. */
export type JsonLdContent = {
  /** Objects that have a type, or an `@id` and another property. A bare reference is not a node. */
  nodes: JsonLdNode[]
  /** Ids of references: objects with only an `@id`. */
  references: string[]
  /** Every string. */
  texts: string[]
}

/** Reads the values of some blocks in one pass. */
export function contentOf(roots: readonly unknown[]): JsonLdContent {
  const content: JsonLdContent = { nodes: [], references: [], texts: [] }
  for (const root of roots) addContent(content, root)
  return content
}

function addContent(content: JsonLdContent, value: unknown): void {
  if (typeof value === 'string') content.texts.push(value)
  else if (Array.isArray(value)) for (const item of value) addContent(content, item)
  else if (typeof value === 'object' && value !== null) {
    const node = value as JsonLdNode // every object is a possible node
    const keys = Object.keys(node)
    if (node['@type'] !== undefined) content.nodes.push(node)
    else if ('@id' in node && keys.length === 1) content.references.push(String(node['@id']))
    else if ('@id' in node || '@type' in node) content.nodes.push(node)
    for (const key of keys) addContent(content, node[key])
  }
}

/** The types of a node. Ignores a `@type` that is not a string. */
export function typesOf(node: JsonLdNode): string[] {
  const type = node['@type']
  return (Array.isArray(type) ? type : [type]).filter((name) => typeof name === 'string')
}

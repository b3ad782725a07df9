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

/** Every object at any depth that has a type, or an `@id` and another property. A bare reference is not a node. */
export function nodesOf(root: unknown): JsonLdNode[] {
  const found: JsonLdNode[] = []
  walk(root, (value) => {
    const keys = Object.keys(value)
    if ('@type' in value || ('@id' in value && keys.length > 1)) found.push(value)
  })
  return found
}

/** Ids of references: objects with only an `@id`. */
export function referencesOf(root: unknown): string[] {
  const found: string[] = []
  walk(root, (value) => {
    if ('@id' in value && Object.keys(value).length === 1) found.push(String(value['@id']))
  })
  return found
}

/** Every string at any depth, with the property that has it as its value. */
export function textsOf(root: unknown): { property: string; text: string }[] {
  const found: { property: string; text: string }[] = []
  const visit = (value: unknown, property: string): void => {
    if (typeof value === 'string') found.push({ property, text: value })
    else if (Array.isArray(value)) for (const item of value) visit(item, property)
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) visit(item, key)
  }
  visit(root, '')
  return found
}

/** The types of a node. Ignores a `@type` that is not a string. */
export function typesOf(node: JsonLdNode): string[] {
  const type = node['@type']
  return (Array.isArray(type) ? type : [type]).filter((name) => typeof name === 'string')
}

function walk(value: unknown, visit: (object: JsonLdNode) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) visit(value as JsonLdNode) // every object is a possible node
  for (const item of Object.values(value)) walk(item, visit)
}

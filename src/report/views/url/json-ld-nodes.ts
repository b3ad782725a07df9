/** A node of structured data, or the text of a block that cannot be read. */
export type JsonLdNode = {
  /** Types, e.g. `Service` or `LocalBusiness, Organization`; empty where it names none. */
  type: string
  id: string
  /** With two spaces a level. */
  json: string
  problem?: string
}

/** The nodes of blocks of JSON-LD: the entries of a `@graph`, those of a list, or the one there is. */
export function jsonLdNodes(blocks: readonly string[]): JsonLdNode[] {
  return blocks.flatMap((block) => {
    let value: unknown
    try {
      value = JSON.parse(block)
    } catch {
      return [{ type: '', id: '', json: block, problem: 'This block is not JSON, so search engines skip it.' }]
    }
    return entriesOf(value).map((entry) => ({
      type: listOf(field(entry, '@type')).join(', '),
      id: listOf(field(entry, '@id')).join(', '),
      json: JSON.stringify(entry, undefined, 2),
    }))
  })
}

function entriesOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  const graph = field(value, '@graph')
  return Array.isArray(graph) ? graph : [value]
}

export function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return (value as Record<string, unknown>)[name] // an object, as just seen, may be asked for any key
}

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry === 'string')

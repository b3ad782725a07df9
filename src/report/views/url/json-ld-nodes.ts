/** A node of structured data, or the text of an invalid block. */
export type JsonLdNode = {
  /** Types, e.g. `Service` or `LocalBusiness, Organization`; empty if there are none. */
  type: string
  id: string
  /** Indented by two spaces. */
  json: string
  problem?: string
}

/** The nodes of JSON-LD blocks: the entries of a `@graph`, of a list, or a single node. */
export function jsonLdNodes(blocks: readonly string[]): JsonLdNode[] {
  return blocks.flatMap((block) => {
    let value: unknown
    try {
      value = JSON.parse(block)
    } catch {
      return [{ type: '', id: '', json: block, problem: 'This block is not valid JSON, so search engines ignore it.' }]
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
  return (value as Record<string, unknown>)[name] // checked above to be an object
}

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry === 'string')

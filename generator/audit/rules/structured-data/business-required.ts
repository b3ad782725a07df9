import type { JsonLdNode } from '../../../core/html/json-ld.ts'
import type { Issue, PageRule } from '../../rule.ts'
import { isNode, listOf, localBusinesses, nameOf, textOf } from '../../structured-data/nodes.ts'
import { severalBusinesses } from './business-several.ts'

/** A business node without the properties that Google requires. */
export const businessRequired: PageRule = {
  code: 'business-required',
  scope: 'page',
  title: 'Business without name or address',
  severity: 'error',
  why: 'Google requires both for a local business, and ignores a node without them.',
  how: 'Every business (LocalBusiness or a subtype) has a name and an address. An address that is a node has addressLocality and addressCountry; an address that is only a reference is accepted. Nodes with one @id count as one.',
  fix: 'State the name and the address as in site.yaml. A business without a public address is an Organization.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
  supersededBy: ['business-several'],
  *check(page): Generator<Issue> {
    for (const node of joinedById(localBusinesses(page))) {
      const missing = [...(textOf(node.name) === undefined ? ['name'] : []), ...missingInAddress(node.address)]
      if (missing.length > 0)
        yield {
          what: `The ${nameOf(node)} in the structured data {pages} has no ${missing.join(' and no ')}.`,
          cause: `${String(node['@id'])} ${missing.join(' ')}`,
          followsFrom: [severalBusinesses],
        }
    }
  },
}

/** Nodes, those with one `@id` as one: they describe the same thing, and complete each other. */
function joinedById(nodes: readonly JsonLdNode[]): JsonLdNode[] {
  if (nodes.length < 2) return [...nodes]
  const joined = new Map<unknown, JsonLdNode>()
  for (const node of nodes) {
    const id = node['@id'] ?? node
    joined.set(id, { ...joined.get(id), ...node })
  }
  return [...joined.values()]
}

function missingInAddress(address: unknown): string[] {
  const [first] = listOf(address)
  if (typeof first === 'string' && first.trim() !== '') return []
  if (!isNode(first)) return ['address']
  if ('@id' in first && Object.keys(first).length === 1) return [] // a reference to a node stated elsewhere
  return ['addressLocality', 'addressCountry'].filter(
    (part) => textOf(first[part]) === undefined && !isNode(first[part]),
  )
}

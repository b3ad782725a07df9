import type { JsonLdNode } from '../../../core/html/json-ld.ts'
import type { Issue, PageRule } from '../../rule.ts'
import { dataNodes } from '../../structured-data/nodes.ts'

/** Two nodes of a page with one id and different values. */
export const jsonldIdRepeated: PageRule = {
  code: 'jsonld-id-repeated',
  scope: 'page',
  title: 'Contradictory nodes with one @id',
  severity: 'error',
  why: 'Search engines merge nodes with the same "@id". If these contradict each other, one value or both are ignored.',
  how: 'Compares the nodes of a page that have the same "@id": a property that both state must have one value. Accepts nodes that complete each other.',
  fix: 'Give the second thing its own "@id", or state the property once.',
  source: 'https://www.w3.org/TR/json-ld11/#node-identifiers',
  *check(page): Generator<Issue> {
    const byId = new Map<string, JsonLdNode>()
    for (const node of dataNodes(page)) {
      const { '@id': id } = node
      if (typeof id !== 'string') continue
      const known = byId.get(id)
      if (!known) {
        byId.set(id, node)
        continue
      }
      const property = Object.keys(node).find(
        (key) => key !== '@id' && key in known && JSON.stringify(known[key]) !== JSON.stringify(node[key]),
      )
      if (property !== undefined)
        yield { what: `Two nodes {pages} have the id ${id} but different values for "${property}".`, subject: id }
    }
  },
}

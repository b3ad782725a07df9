import type { JsonLdNode } from '../../../core/html/json-ld.ts'
import type { Issue, PageRule } from '../../rule.ts'
import { dataNodes } from '../../structured-data/nodes.ts'

/** Two nodes of one id are one thing, so they must not say two things of it. */
export const jsonldIdRepeated: PageRule = {
  code: 'jsonld-id-repeated',
  scope: 'page',
  title: 'Two nodes with one id that disagree',
  severity: 'error',
  why: 'A search engine joins nodes of one id. Where they disagree, it believes one of them, or neither.',
  how: 'Nodes of a page with the same "@id" are held against each other: a property both state has one value. Nodes that complete each other are let pass.',
  fix: 'Give the second thing an id of its own, or state the property once.',
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
        yield { what: `Two nodes {pages} have the id ${id} and two values for "${property}".` }
    }
  },
}

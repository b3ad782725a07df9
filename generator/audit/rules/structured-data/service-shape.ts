import type { Issue, PageRule } from '../../rule.ts'
import { hasType, listOf, nameOf, topNodes } from '../../structured-data/nodes.ts'

const needed = ['name', 'provider']
const useful = ['serviceType', 'areaServed', 'url', 'description']

/** A service says what it is, who does it, and where. */
export const serviceShape: PageRule = {
  code: 'service-shape',
  scope: 'page',
  title: 'Service that does not say what, who or where',
  severity: 'error',
  why: 'A service without a provider belongs to nobody, and one without an area is offered nowhere.',
  how: 'Every Service at the root or in "@graph" states name and provider; without serviceType, areaServed, url or description it is a warning.',
  fix: 'Add the properties; provider and areaServed may be references to nodes by their "@id".',
  source: 'https://schema.org/Service',
  *check(page): Generator<Issue> {
    for (const node of topNodes(page)) {
      if (!hasType(node, 'Service')) continue
      const lacking = (properties: string[]) => properties.filter((property) => listOf(node[property]).length === 0)
      const lacks = [...lacking(needed), ...lacking(useful)]
      if (lacks.length > 0)
        yield {
          ...(lacking(needed).length === 0 && { severity: 'warning' }),
          what: `The ${nameOf(node)} in the structured data {pages} does not state ${lacks.join(', ')}.`,
        }
    }
  },
}

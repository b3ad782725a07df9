import type { Issue, PageRule } from '../../rule.ts'
import { hasType, listOf, nameOf, topNodes } from '../../structured-data/nodes.ts'

const required = ['name', 'provider']
const recommended = ['serviceType', 'areaServed', 'url', 'description']

/** A Service node without its main properties. */
export const serviceShape: PageRule = {
  code: 'service-shape',
  scope: 'page',
  title: 'Incomplete service markup',
  severity: 'error',
  why: 'A service without a provider belongs to no company, and one without a service area is offered nowhere.',
  how: 'Every Service at the root or in "@graph" states name and provider. A missing serviceType, areaServed, url or description is a warning.',
  fix: 'Add the properties. provider and areaServed may refer to nodes by their "@id".',
  source: 'https://schema.org/Service',
  *check(page): Generator<Issue> {
    for (const node of topNodes(page)) {
      if (!hasType(node, 'Service')) continue
      const missingOf = (properties: string[]) => properties.filter((property) => listOf(node[property]).length === 0)
      const missing = [...missingOf(required), ...missingOf(recommended)]
      if (missing.length > 0)
        yield {
          ...(missingOf(required).length === 0 && { severity: 'warning' }),
          what: `The ${nameOf(node)} in the structured data {pages} does not state ${missing.join(', ')}.`,
        }
    }
  },
}

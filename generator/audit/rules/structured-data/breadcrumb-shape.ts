import type { JsonLdNode } from '../../../core/html/json-ld.ts'
import type { Issue, PageRule } from '../../rule.ts'
import { dataNodes, hasType, isNode, listOf, textOf } from '../../structured-data/nodes.ts'

/** A trail that cannot be shown as one. Whether its addresses are there is dead-data-url's to say. */
export const breadcrumbShape: PageRule = {
  code: 'breadcrumb-shape',
  scope: 'page',
  title: 'Breadcrumb trail that cannot be read',
  severity: 'error',
  why: 'Results show the trail in place of the address, if every step is there: with a name, a number and a page. One that is not takes the whole trail out.',
  how: 'Every BreadcrumbList has two steps at least, numbered from 1 without a gap, each with a name, and all but the last with an address.',
  fix: 'Number the steps from 1, and give each a name and an item.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
  *check(page): Generator<Issue> {
    for (const node of dataNodes(page)) {
      if (!hasType(node, 'BreadcrumbList')) continue
      const fault = faultOf(listOf(node.itemListElement).filter(isNode))
      if (fault !== undefined) yield { what: `The breadcrumb trail in the structured data {pages} ${fault}.` }
    }
  },
}

function faultOf(steps: readonly JsonLdNode[]): string | undefined {
  if (steps.length === 0) return undefined // no trail: breadcrumb-missing speaks of it
  if (steps.length === 1) return 'has one step, and so leads nowhere'
  const misnumbered = steps.findIndex(({ position }, index) => Number(position) !== index + 1)
  if (misnumbered >= 0)
    return `has ${JSON.stringify(steps[misnumbered]?.position) ?? 'no number'} as the position of step ${misnumbered + 1}`
  const nameless = steps.findIndex(
    ({ name, item }) => (textOf(name) ?? (isNode(item) ? textOf(item.name) : undefined)) === undefined,
  )
  if (nameless >= 0) return `has no name for step ${nameless + 1}`
  const pathless = steps.findIndex(({ item }, index) => index < steps.length - 1 && listOf(item).length === 0)
  return pathless >= 0 ? `has no address for step ${pathless + 1}` : undefined
}

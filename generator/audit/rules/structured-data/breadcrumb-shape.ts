import type { JsonLdNode } from '../../../core/html/json-ld.ts'
import type { Issue, PageRule } from '../../rule.ts'
import { dataNodes, hasType, isNode, listOf, textOf } from '../../structured-data/nodes.ts'

/** A BreadcrumbList that search engines cannot use. `dead-data-url` checks its URLs. */
export const breadcrumbShape: PageRule = {
  code: 'breadcrumb-shape',
  scope: 'page',
  title: 'Invalid breadcrumb markup',
  severity: 'error',
  why: 'Search results show the breadcrumb instead of the URL, but only if every step has a name, a position and a URL. One invalid step removes the whole breadcrumb.',
  how: 'Every BreadcrumbList has at least two steps with positions from 1 without a gap, and each step has a name, and an item unless it is the last.',
  fix: 'Number the steps from 1, and give each a name and an item.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
  *check(page): Generator<Issue> {
    for (const node of dataNodes(page)) {
      if (!hasType(node, 'BreadcrumbList')) continue
      const error = errorIn(listOf(node.itemListElement).filter(isNode))
      if (error !== undefined) yield { what: `The breadcrumb in the structured data {pages} ${error}.` }
    }
  },
}

function errorIn(steps: readonly JsonLdNode[]): string | undefined {
  if (steps.length === 0) return 'has no steps'
  if (steps.length === 1) return 'has only one step'
  const misnumbered = steps.findIndex(({ position }, index) => Number(position) !== index + 1)
  if (misnumbered >= 0)
    return `has ${JSON.stringify(steps[misnumbered]?.position) ?? 'no value'} as the position of step ${misnumbered + 1}`
  const withoutName = steps.findIndex(
    ({ name, item }) => (textOf(name) ?? (isNode(item) ? textOf(item.name) : undefined)) === undefined,
  )
  if (withoutName >= 0) return `has no name for step ${withoutName + 1}`
  const withoutItem = steps.findIndex(({ item }, index) => index < steps.length - 1 && listOf(item).length === 0)
  return withoutItem >= 0 ? `has no item for step ${withoutItem + 1}` : undefined
}

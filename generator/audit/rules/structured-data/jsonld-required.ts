import type { Issue, PageRule } from '../../rule.ts'
import { dataNodes, hasType, nameOf } from '../../structured-data/nodes.ts'

/** What Google needs, and of articles recommends, to show a rich result. */
const required: readonly (readonly [types: readonly string[], properties: readonly string[]])[] = [
  [['VideoObject'], ['name', 'thumbnailUrl', 'uploadDate']],
  [
    ['Article', 'NewsArticle', 'BlogPosting'],
    ['headline', 'author', 'datePublished'],
  ],
  [['Event'], ['name', 'startDate', 'location']],
]

/** A video, article or event without what its rich result needs. */
export const jsonldRequired: PageRule = {
  code: 'jsonld-required',
  scope: 'page',
  title: 'Incomplete video, article or event',
  severity: 'warning',
  why: 'Search engines show no rich result for a video, article or event if a property is missing that they need.',
  how: `Checks the properties of each node: ${required.map(([[type], properties]) => `${type} needs ${properties.join(', ')}`).join('; ')}. Ignores nodes that only refer to another one.`,
  fix: 'State the missing properties, or remove the node.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
  *check(page): Generator<Issue> {
    for (const node of dataNodes(page)) {
      const found = required.find(([types]) => hasType(node, ...types))
      if (!found || Object.keys(node).every((key) => key.startsWith('@'))) continue
      const missing = found[1].filter((property) => node[property] === undefined || node[property] === '')
      if (missing.length > 0)
        yield { what: `The ${nameOf(node)} in the structured data {pages} has no ${missing.join(', ')}.` }
    }
  },
}

import type { JsonLdNode } from '../../../core/html/json-ld.ts'
import type { Issue, PageRule } from '../../rule.ts'
import { dataNodes, hasType, isLocalBusiness, isNode, listOf, nameOf, textOf } from '../../structured-data/nodes.ts'

/** Reviews of the company, marked up on its own site. */
export const reviewSelfServing: PageRule = {
  code: 'review-self-serving',
  scope: 'page',
  title: 'Self-serving review markup',
  severity: 'error',
  why: 'Google shows no stars for reviews of a company on its own site, and such markup can cost the site its other rich results. Showing the reviews as text is fine.',
  how: 'Reports review or aggregateRating on a business, Organization, Service or WebSite of the company, and a Review or AggregateRating whose itemReviewed is missing or of this site. Ignores reviews of others.',
  fix: 'Remove the markup; the reviews may stay on the page.',
  source: 'https://developers.google.com/search/blog/2019/09/making-review-rich-results-more-helpful',
  *check(page, { manifest }): Generator<Issue> {
    const { origin, business } = manifest.site
    const isOwn = (node: JsonLdNode) => {
      const id = typeof node['@id'] === 'string' ? node['@id'] : ''
      return id.startsWith(origin) || (textOf(node.name) ?? '').includes(business.name) || hasType(node, 'Service')
    }
    const nested = new Set<unknown>()
    for (const node of dataNodes(page)) {
      for (const property of ['review', 'aggregateRating']) {
        const values = listOf(node[property])
        if (values.length === 0) continue
        for (const value of values) nested.add(value)
        if (
          isOwn(node) ||
          ((isLocalBusiness(node) || hasType(node, 'Organization', 'WebSite')) && node.name === undefined)
        )
          yield { what: `The structured data {pages} states "${property}" of the company's own ${nameOf(node)}.` }
      }
      if (!hasType(node, 'Review', 'AggregateRating') || nested.has(node)) continue
      const reviewed = listOf(node.itemReviewed).filter(isNode)
      if (reviewed.length === 0 || reviewed.some(isOwn))
        yield {
          what: `The structured data {pages} has a ${nameOf(node)} ${reviewed[0] ? `of the company's own ${nameOf(reviewed[0])}` : 'without itemReviewed'}.`,
        }
    }
  },
}

import type { Issue, PageRule } from '../../rule.ts'
import { dataNodes, hasType, nameOf, textOf } from '../../structured-data/nodes.ts'

/** A service marked up as a product to get product results. */
export const serviceAsProduct: PageRule = {
  code: 'service-as-product',
  scope: 'page',
  title: 'Service marked up as a product',
  severity: 'error',
  why: 'Results for products show stars and prices. Google takes a service marked up as a product for misleading markup, which can cost the site all its rich results.',
  how: 'Reports nodes of the type Product whose name is, or begins with, that of a service of the manifest.',
  fix: 'Change the type to Service.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/review-snippet',
  *check(page, { manifest }): Generator<Issue> {
    for (const node of dataNodes(page)) {
      if (!hasType(node, 'Product') || hasType(node, 'Service')) continue
      const name = textOf(node.name)?.toLowerCase() ?? ''
      if (manifest.services.some((service) => name.startsWith(service.name.toLowerCase())))
        yield { what: `The structured data {pages} has a ${nameOf(node)}, which is a service.` }
    }
  },
}

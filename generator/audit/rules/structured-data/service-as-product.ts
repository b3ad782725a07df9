import type { Issue, PageRule } from '../../rule.ts'
import { dataNodes, hasType, nameOf, textOf } from '../../structured-data/nodes.ts'

/** A service dressed as a product, for the stars of products. */
export const serviceAsProduct: PageRule = {
  code: 'service-as-product',
  scope: 'page',
  title: 'Service marked up as a product',
  severity: 'error',
  why: 'Results for products show stars and prices, and services are put there to borrow them. Google takes it as misleading markup, for which a site can lose all its rich results.',
  how: 'A node of the type Product whose name is that of a service of the manifest, or begins with it.',
  fix: 'Make it a Service.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/review-snippet',
  *check(page, { manifest }): Generator<Issue> {
    for (const node of dataNodes(page)) {
      if (!hasType(node, 'Product') || hasType(node, 'Service')) continue
      const name = textOf(node.name)?.toLowerCase() ?? ''
      if (manifest.services.some((service) => name.startsWith(service.name.toLowerCase())))
        yield { what: `The structured data {pages} calls ${nameOf(node)}, which is a service, a product.` }
    }
  },
}

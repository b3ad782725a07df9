import type { Issue, WholePageRule } from '../../rule.ts'
import { isNode, listOf, localBusinesses, textOf } from '../../structured-data/nodes.ts'
import { isVisible } from '../../text/visible-text.ts'

/** Name and address of the company in structured data that the page does not show. Other rules check prices, questions and breadcrumbs. */
export const jsonldDiffersFromText: WholePageRule = {
  code: 'jsonld-differs-from-text',
  scope: 'whole-page',
  title: 'Structured data not shown on the page',
  severity: 'warning',
  why: 'Google requires that structured data describes what visitors see. Data that differs is not shown in results, and casts doubt on the rest.',
  how: 'Name and street of the business must appear in the text of the page, its header or its footer. Ignores punctuation, case and white space, and businesses that differ from site.yaml and have no "@id" of this site.',
  fix: 'Show on the page what the structured data states, or correct it.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  // With two main elements, it is unclear which text is that of the page.
  supersededBy: ['name-differs', 'address-differs', 'main-landmark'],
  *check(page, { manifest }): Generator<Issue> {
    const { business, origin } = manifest.site
    for (const node of localBusinesses(page)) {
      const isOfSite = String(node['@id'] ?? '').startsWith(origin)
      const [address] = listOf(node.address)
      const name = textOf(node.name)
      const street = isNode(address) ? textOf(address.streetAddress) : undefined
      if (name !== undefined && (isOfSite || name === business.name) && !isVisible(page, name))
        yield {
          what: `The name "${name}" is in the structured data {pages}, but not in the text.`,
          cause: 'name',
          subject: 'name',
          followsFrom: ['main', 'mains'],
        }
      if (street !== undefined && (isOfSite || street === business.address.street) && !isVisible(page, street))
        yield {
          what: `The address "${street}" is in the structured data {pages}, but not in the text.`,
          cause: 'address',
          subject: 'street',
          followsFrom: ['main', 'mains'],
        }
    }
  },
}

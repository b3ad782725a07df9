import type { Issue, PageRule } from '../../rule.ts'
import { isNode, listOf, localBusinesses, textOf } from '../../structured-data/nodes.ts'
import { isVisible } from '../../text/visible-text.ts'
import { wrongAddresses } from '../content/address-differs.ts'

/** Name and address of the company in structured data that the page does not show. Other rules check prices, questions and breadcrumbs. */
export const jsonldDiffersFromText: PageRule = {
  code: 'jsonld-differs-from-text',
  scope: 'page',
  title: 'Structured data not shown on the page',
  severity: 'warning',
  why: 'Google requires that structured data describes what visitors see. Data that differs is not shown in results, and casts doubt on the rest.',
  how: 'If the business in structured data has the name and street of site.yaml, both must appear in the text of the page, its header or its footer. Ignores punctuation, case and white space.',
  fix: 'Show on the page what the structured data states, or correct it.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  *check(page, { manifest }): Generator<Issue> {
    const { business } = manifest.site
    for (const node of localBusinesses(page)) {
      const [address] = listOf(node.address)
      const street = isNode(address) ? textOf(address.streetAddress) : undefined
      if (textOf(node.name) === business.name && !isVisible(page, business.name))
        yield {
          what: `The name "${business.name}" is in the structured data {pages}, but not in the text.`,
          cause: 'name',
        }
      // `address-differs` reports another address in the text.
      const isHidden = street === business.address.street && !isVisible(page, street)
      if (isHidden && wrongAddresses(page, manifest).length === 0)
        yield {
          what: `The address "${street}" is in the structured data {pages}, but not in the text.`,
          cause: 'address',
        }
    }
  },
}

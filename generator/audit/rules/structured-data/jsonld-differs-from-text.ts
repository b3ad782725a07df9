import type { Issue, PageRule } from '../../rule.ts'
import { isNode, listOf, localBusinesses, textOf } from '../../structured-data/nodes.ts'
import { isVisible } from '../../text/visible-text.ts'
import { otherDoors } from '../content/address-differs.ts'

/**
 * What structured data says of the company, the page shows as well. Where it is another
 * name, address or number than the company's, the rules of those speak; prices, questions and breadcrumbs have rules of their own.
 */
export const jsonldDiffersFromText: PageRule = {
  code: 'jsonld-differs-from-text',
  scope: 'page',
  title: 'Structured data that the page does not show',
  severity: 'warning',
  why: 'Google asks that structured data describes what visitors see. What differs is not shown in results, and makes the rest doubtful.',
  how: 'Name and street of the business must stand in the text of the page, its header or its footer. Marks, case and white space do not count.',
  fix: 'Show on the page what the structured data says, or correct it.',
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
      // Where the text gives another door, address-differs speaks.
      const isHidden = street === business.address.street && !isVisible(page, street)
      if (isHidden && otherDoors(page, manifest).length === 0)
        yield {
          what: `The address "${street}" is in the structured data {pages}, but not in the text.`,
          cause: 'address',
        }
    }
  },
}

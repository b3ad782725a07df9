import type { JsonLdNode } from '../../../core/html/json-ld.ts'
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
  how: 'Name and street of the business must appear in the text of the page, its header or its footer, and so must the numbers of licenses, taxes and registers that it states; these are an error. Ignores punctuation, case and white space, and businesses that differ from site.yaml and have no "@id" of this site.',
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
      for (const number of isOfSite ? numbersOf(node) : [])
        if (!isVisible(page, number))
          yield {
            severity: 'error',
            what: `The number "${number}" of the company is in the structured data {pages}, but not in the text.`,
            fix: 'Correct the number, show it on the page, or remove it.',
            cause: number,
            phrase: number,
            subject: 'number',
          }
    }
  },
}

/** Properties with a number that an authority gave the company. */
const numbered = ['identifier', 'hasCredential', 'taxID', 'vatID', 'duns', 'leiCode', 'iso6523Code']

/** Numbers of licenses, taxes and registers, also those in nodes of their own. URLs are not numbers. */
function numbersOf(node: JsonLdNode): string[] {
  return numbered.flatMap((property) =>
    listOf(node[property]).flatMap((value) => {
      const text = isNode(value) ? (textOf(value.value) ?? textOf(value.identifier)) : textOf(value)
      return text !== undefined && /\d{3}/.test(text) && !/^https?:/i.test(text) ? text : []
    }),
  )
}

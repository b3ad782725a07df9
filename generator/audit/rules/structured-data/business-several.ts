import type { Issue, PageRule } from '../../rule.ts'
import { isNode, listOf, localBusinesses, nameOf, textOf } from '../../structured-data/nodes.ts'
import { companyDetails } from '../../text/company-details.ts'

/** Names the businesses of a page that describes several. */
export const severalBusinesses = 'several businesses'

/** More than one business node on a page, or another locality than that of its office. */
export const businessSeveral: PageRule = {
  code: 'business-several',
  scope: 'page',
  title: 'Multiple businesses for one company',
  severity: 'error',
  why: 'A business node for every town claims offices that do not exist. Search engines treat this as spam, and confuse or drop the real office.',
  how: 'A page describes the company with one business node (LocalBusiness or a subtype, at the root or in "@graph"), and the locality of its address equals that in site.yaml, or that of the office that serves the place. Ignores businesses with other names, as on a page about partners, and with the street of the company, which `address-differs` checks.',
  fix: 'Keep the one node of the company, and state the service area with areaServed.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  *check(page, { manifest }): Generator<Issue> {
    const { business } = manifest.site
    const { addresses, names } = companyDetails(page, manifest)
    const localities = [...new Set(addresses.map(({ locality }) => locality))]
    const streets = new Set<string | undefined>(addresses.map(({ street }) => street))
    const own = localBusinesses(page).filter((node) => {
      const name = textOf(node.name) ?? ''
      return names.includes(name) || name.includes(business.name)
    })
    const ids = new Set(own.map((node) => node['@id'] ?? node))
    if (ids.size > 1)
      yield {
        what: `The structured data {pages} describes ${ids.size} businesses named ${business.name}.`,
        subject: severalBusinesses,
      }
    // The address of the other one is not a second mistake.
    else
      for (const node of own) {
        const [address] = listOf(node.address)
        const locality = isNode(address) ? textOf(address.addressLocality) : undefined
        // With the street of the company, the locality is a slip, which `address-differs` reports.
        if (isNode(address) && streets.has(textOf(address.streetAddress))) continue
        if (locality !== undefined && !localities.some((each) => each.toLowerCase() === locality.toLowerCase()))
          yield {
            what: `The ${nameOf(node)} in the structured data {pages} has its address in ${locality}, but the company is in ${localities.join(', ')}.`,
            cause: locality,
            subject: 'locality',
          }
      }
  },
}

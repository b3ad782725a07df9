import type { Issue, PageRule } from '../../rule.ts'
import { isNode, listOf, localBusinesses, nameOf, textOf } from '../../structured-data/nodes.ts'

/** A business with one office is one node, and is not made up again for every town it serves. */
export const businessSeveral: PageRule = {
  code: 'business-several',
  scope: 'page',
  title: 'More than one business for one company',
  severity: 'error',
  why: 'A business for every town claims offices that are not there. Search engines call it spam, and mix up or drop the real one.',
  how: 'A page describes one business (LocalBusiness and what is one, at the root or in "@graph"), and the locality of its address is that of site.yaml. A business of another name, as on a page about partners, is let pass.',
  fix: 'Keep the one node of the company, and say where it works with areaServed.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  *check(page, { manifest }): Generator<Issue> {
    const { business } = manifest.site
    const own = localBusinesses(page).filter((node) => (textOf(node.name) ?? '').includes(business.name))
    const ids = new Set(own.map((node) => node['@id'] ?? node))
    if (ids.size > 1)
      yield { what: `The structured data {pages} describes ${ids.size} businesses named ${business.name}.` }
    for (const node of own) {
      const [address] = listOf(node.address)
      const locality = isNode(address) ? textOf(address.addressLocality) : undefined
      if (locality !== undefined && locality.toLowerCase() !== business.address.locality.toLowerCase())
        yield {
          what: `The ${nameOf(node)} in the structured data {pages} has its address in ${locality}, while the company's is in ${business.address.locality}.`,
        }
    }
  },
}

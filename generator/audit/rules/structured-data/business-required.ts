import type { Issue, PageRule } from '../../rule.ts'
import { isNode, listOf, localBusinesses, nameOf, textOf } from '../../structured-data/nodes.ts'

/** What Google asks of a local business before it shows anything of it. */
export const businessRequired: PageRule = {
  code: 'business-required',
  scope: 'page',
  title: 'Business without a name or an address',
  severity: 'error',
  why: 'Google requires both of a local business; a node that lacks one is passed over, with everything else it says.',
  how: 'Every business (LocalBusiness and what is one) has a name and an address; an address as a node has a locality and a country.',
  fix: 'State the name and the address as site.yaml has them. A business that has no address open to the public is an Organization.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
  *check(page): Generator<Issue> {
    for (const node of localBusinesses(page)) {
      const lacks = [...(textOf(node.name) === undefined ? ['name'] : []), ...lackingOfAddress(node.address)]
      if (lacks.length > 0)
        yield {
          what: `The ${nameOf(node)} in the structured data {pages} has no ${lacks.join(' and no ')}.`,
          cause: `${String(node['@id'])} ${lacks.join(' ')}`,
        }
    }
  },
}

function lackingOfAddress(address: unknown): string[] {
  const [first] = listOf(address)
  if (typeof first === 'string' && first.trim() !== '') return []
  if (!isNode(first)) return ['address']
  if ('@id' in first && Object.keys(first).length === 1) return [] // stated elsewhere
  return ['addressLocality', 'addressCountry'].filter(
    (part) => textOf(first[part]) === undefined && !isNode(first[part]),
  )
}

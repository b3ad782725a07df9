import type { Issue, PageRule } from '../../rule.ts'
import { dataNodes, listOf } from '../../structured-data/nodes.ts'

/** Properties whose value is an address. A picture may also be a node, which is then looked at by itself. */
const addressed = ['url', 'item', 'contentUrl', 'image', 'logo', 'sameAs', 'thumbnailUrl', 'mainEntityOfPage']

/** An address that is whole only together with that of the page it stands on. */
export const jsonldRelativeUrl: PageRule = {
  code: 'jsonld-relative-url',
  scope: 'page',
  title: 'Relative address in structured data',
  severity: 'error',
  why: 'Structured data is read apart from its page, and an address without a host leads nowhere there. An id that is only a fragment names another thing on every page.',
  how: 'The properties url, item, contentUrl, image, logo, sameAs, thumbnailUrl and mainEntityOfPage begin with https://; "@id" too, unless it is a blank node (_:). An id or address with http:// is let pass where it is not of this site.',
  fix: 'Write the whole address, with https:// and the host of the site.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  *check(page, { manifest }): Generator<Issue> {
    const insecure = manifest.site.origin.replace('https:', 'http:')
    const wrong = (text: string) => !/^https?:\/\//i.test(text) || text === insecure || text.startsWith(`${insecure}/`)
    for (const node of dataNodes(page)) {
      const id = node['@id']
      if (typeof id === 'string' && !/^(_:|urn:|tag:)/.test(id) && wrong(id))
        yield { what: `The structured data {pages} has the id "${id}", which is no whole https address.` }
      for (const property of addressed) {
        const value = node[property]
        if (value === undefined) continue
        for (const text of listOf(value))
          if (typeof text === 'string' && wrong(text))
            yield {
              what: `The structured data {pages} gives "${text}" as "${property}", which is no whole https address.`,
              phrase: text,
            }
      }
    }
  },
}

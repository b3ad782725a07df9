import { typesOf } from '../../../core/html/json-ld.ts'
import type { Issue, PageRule } from '../../rule.ts'
import { textOf, topNodes } from '../../structured-data/nodes.ts'
import { webPageTypes } from '../../structured-data/schema-org-names.ts'

/** The node of the page itself must name the page it stands on. */
export const jsonldPageUrl: PageRule = {
  code: 'jsonld-page-url',
  scope: 'page',
  title: 'Structured data about another page than its own',
  severity: 'error',
  why: 'A block that was copied from another page describes that one, and what it says is lost for the page it stands on.',
  how: 'The url of the node of the page (WebPage and what is one, at the root or in "@graph") equals the canonical. Without a canonical nothing is compared, nor a relative address, and where it is the address of the page itself the canonical is what differs: of these other rules speak.',
  fix: 'Write the canonical address of the page.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  *check(page, { manifest }): Generator<Issue> {
    const { canonical, path } = page
    if (canonical === undefined) return
    const urls = topNodes(page)
      .filter((node) => typesOf(node).some((type) => webPageTypes.has(type)))
      .flatMap((node) => textOf(node.url) ?? [])
    const [first] = urls
    if (
      first === undefined ||
      urls.includes(canonical) ||
      urls.includes(manifest.site.origin + path) ||
      !/^https:\/\//.test(first)
    )
      return
    yield { what: `The structured data {pages} describes ${first}, while the canonical is ${canonical}.` }
  },
}

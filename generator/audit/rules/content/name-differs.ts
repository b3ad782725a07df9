import { metaContent } from '../../../core/html/page.ts'
import type { Issue, PageRule } from '../../rule.ts'
import { hasType, isLocalBusiness, textOf, topNodes } from '../../structured-data/nodes.ts'

/** The company under another name. */
export const nameDiffers: PageRule = {
  code: 'name-differs',
  scope: 'page',
  title: 'Company under another name',
  severity: 'warning',
  why: 'Maps and search engines match a company by its name, address and number; another spelling is another company to them.',
  how: 'og:site_name, and in structured data the name of the WebSite and of the business with the id of this site, must be the name of site.yaml.',
  fix: 'Write the name as site.yaml has it; where a page was edited by hand, build it again.',
  source: 'https://support.google.com/business/answer/9157481',
  *check(page, { manifest }): Generator<Issue> {
    const { business, origin } = manifest.site
    const named = metaContent(page.own, 'og:site_name')
    const found = new Map<string, string>()
    if (named !== undefined && named !== business.name) found.set(named, 'og:site_name')
    for (const node of topNodes(page)) {
      if (!hasType(node, 'WebSite', 'Organization') && !isLocalBusiness(node)) continue
      const name = textOf(node.name)
      if (
        name !== undefined &&
        name !== business.name &&
        String(node['@id'] ?? '').startsWith(origin) &&
        !found.has(name)
      )
        found.set(name, 'structured data')
    }
    for (const [name, place] of found)
      yield {
        what: `The ${place} {pages} calls the company "${name}" instead of "${business.name}".`,
        phrase: name,
        cause: name,
      }
  },
}

import { hreflangLinks } from '../../../core/html/page.ts'
import { elementsNamed, type HtmlScan, isInside } from '../../../core/html/scan-html.ts'
import type { PageRule } from '../../rule.ts'

/** Hreflang links without a version for other languages, or unlike the menu of languages. */
export const hreflangSet: PageRule = {
  code: 'hreflang-set',
  scope: 'page',
  title: 'Incomplete hreflang links',
  severity: 'warning',
  why: 'Search engines show visitors of all other languages any version of the page. Visitors who change the language get to another page.',
  how: 'A page with hreflang links needs one with x-default, and the links of its menu of languages must lead to the versions that they name. Ignores pages without hreflang, and links in the main content.',
  fix: 'Build the site again. The build writes x-default and the menu.',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  supersededBy: ['canonical-unexpected', 'hreflang', 'hreflang-target'],
  *check({ route, own }, { manifest }) {
    if (route === undefined) return
    const links = hreflangLinks(own)
    if (links.length === 0) return
    if (!links.some(({ code }) => code.toLowerCase() === 'x-default'))
      yield {
        what: 'No hreflang link {pages} is x-default, for visitors of all other languages.',
        fix: 'Add a link with x-default to the links on every page of the set.',
        cause: 'x-default',
      }
    const other = otherVersion(own, links, manifest.site.origin)
    if (other)
      yield {
        what: `The link "${other.label}" {pages} leads to ${other.attributes.href}, but the version of the page in that language is another one.`,
        fix: 'Link to the page that the hreflang link of the language names.',
        cause: `${other.label} ${other.attributes.href}`,
      }
  },
}

/** A link to another language, outside the main content, that does not lead to the version of the page. */
function otherVersion(own: HtmlScan, links: readonly { code: string; url: string }[], origin: string) {
  return elementsNamed(own, 'a').find((link) => {
    const { hreflang: code, href = '' } = link.attributes
    if (code === undefined || isInside(link, 'main')) return false
    const version = links.find((each) => each.code.toLowerCase() === code.trim().toLowerCase())
    return version !== undefined && version.url !== href && version.url !== origin + href
  })
}

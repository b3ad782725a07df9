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
        subject: 'x-default',
        followsFrom: [''],
      }
    const other = otherVersion(own, links, manifest.site.origin)
    if (other)
      yield {
        severity: 'error',
        what: `The link "${other.label}" {pages} leads to ${other.attributes.href}, but ${other.hasVersion ? 'the version of the page in that language is another one' : 'no hreflang link names a version in that language'}.`,
        fix: 'Link to the page that the hreflang link of the language names.',
        cause: `${other.label} ${other.attributes.href}`,
        subject: versionsOn,
        followsFrom: [''],
      }
  },
}

/** The subject of versions that the menu does not have. */
export const versionsOn = 'versions'

/** A link to another language, outside the main content, that does not lead to the version of the page. */
function otherVersion(own: HtmlScan, links: readonly { code: string; url: string }[], origin: string) {
  for (const link of elementsNamed(own, 'a')) {
    const { hreflang: code, href = '' } = link.attributes
    if (code === undefined || isInside(link, 'main')) continue
    const isIt = (url: string) => url === href || url === origin + href
    const version = links.find((each) => each.code.toLowerCase() === code.trim().toLowerCase())
    // A page may have no version in a language of the menu, which then leads to its home page.
    const codes = links.flatMap((each) => (isIt(each.url) ? each.code.toLowerCase() : []))
    if (version ? !isIt(version.url) : codes.length > 0 && codes.every((each) => each === 'x-default'))
      return { label: link.label, attributes: link.attributes, hasVersion: version !== undefined }
  }
  return undefined
}

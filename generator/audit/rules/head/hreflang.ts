import { elementsNamed } from '../../../core/html/scan-html.ts'
import type { PageRule } from '../../rule.ts'

/** Invalid hreflang links. A site in one language needs none. */
export const hreflang: PageRule = {
  code: 'hreflang',
  scope: 'page',
  title: 'Invalid hreflang links',
  severity: 'warning',
  why: 'Search engines ignore all hreflang links of a page if one is malformed or the page does not list itself, and may then show visitors the wrong language.',
  how: 'Each link element with hreflang must have a language tag or x-default and an absolute URL, no language may occur twice, and the page must list itself. Ignores pages without hreflang.',
  fix: 'Complete the links on every page of the set, or remove them if the site has one language.',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  *check({ route, own, path }, { manifest }) {
    if (route === undefined) return
    const links = elementsNamed(own, 'link').filter(
      ({ attributes: { hreflang: code, rel = '' } }) => code !== undefined && /(^|\s)alternate(\s|$)/i.test(rel),
    )
    if (links.length === 0) return
    const codes = links.map(({ attributes }) => attributes.hreflang?.trim().toLowerCase() ?? '')
    const wrong = codes.find(
      (code) => code !== 'x-default' && !/^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/.test(code),
    )
    const twice = codes.find((code, index) => codes.indexOf(code) !== index)
    const urls = links.map(({ attributes }) => attributes.href ?? '')
    const relative = urls.find((url) => !/^https?:\/\//i.test(url))
    if (wrong !== undefined) yield { what: `The hreflang "${wrong}" {pages} is not a language tag.` }
    if (twice !== undefined) yield { what: `The hreflang "${twice}" occurs twice {pages}.` }
    if (relative !== undefined) yield { what: `The URL "${relative}" of an hreflang link {pages} is not absolute.` }
    else if (!urls.includes(manifest.site.origin + path))
      yield { what: 'The hreflang links {pages} do not include the page itself.' }
  },
}

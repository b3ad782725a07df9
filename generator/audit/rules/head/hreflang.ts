import { elementsNamed } from '../../../core/html/scan-html.ts'
import type { PageRule } from '../../rule.ts'

/** Links to other languages that search engines will not believe. A site of one language needs none, which is in order. */
export const hreflang: PageRule = {
  code: 'hreflang',
  scope: 'page',
  title: 'Links to other languages that do not work',
  severity: 'warning',
  why: 'Search engines drop the whole set of languages of a page where one entry is malformed or the page does not name itself, and then show visitors the wrong one.',
  how: 'Of link elements with hreflang: each has a language tag or x-default and an absolute address, no language stands twice, and the page itself is among them. A page without any is in order.',
  fix: 'Complete the set on every page of it, or remove it where the site has one language.',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  *check({ route, own, path }, { manifest }) {
    if (route === undefined || !/hreflang/i.test(own.html)) return
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
    if (wrong !== undefined) yield { what: `The hreflang "${wrong}" {pages} is no language tag.` }
    if (twice !== undefined) yield { what: `The hreflang "${twice}" stands {pages} twice.` }
    if (relative !== undefined) yield { what: `The address "${relative}" of a hreflang {pages} is not absolute.` }
    else if (!urls.includes(manifest.site.origin + path))
      yield { what: 'The links to other languages {pages} leave out the page itself.' }
  },
}

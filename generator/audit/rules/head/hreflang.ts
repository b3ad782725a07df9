import type { Manifest } from '#manifest/schema.ts'
import { boundedMemo } from '../../../core/bounded-memo.ts'
import { hreflangLinks } from '../../../core/html/page.ts'
import { usualTag } from '../../../core/language-tag.ts'
import type { PageRule } from '../../rule.ts'

/** Invalid hreflang links of a page. A site in one language needs none. */
export const hreflang: PageRule = {
  code: 'hreflang',
  scope: 'page',
  title: 'Invalid hreflang links',
  severity: 'error',
  why: 'Search engines ignore all hreflang links of a page if one is malformed or the page does not list itself, and may then show visitors the wrong language.',
  how: 'Each link element with hreflang must have x-default or the tag of an existing language and country, and an absolute URL. A language of site.yaml must not have another country. No language may occur twice, and the page must list itself, or an alias its page. `hreflang-set` checks x-default and the menu of languages. Ignores pages without hreflang.',
  fix: 'Complete the links on every page of the set, or remove them if the site has one language.',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  *check({ route, own, path, canonical }, { manifest }) {
    if (route === undefined) return
    const links = hreflangLinks(own)
    if (links.length === 0) return
    const codes = links.map(({ code }) => code.toLowerCase())
    const wrong = links.find(({ code }) => code.toLowerCase() !== 'x-default' && !isKnown(code))?.code
    const twice = codes.find((code, index) => codes.indexOf(code) !== index)
    const urls = links.map(({ url }) => url)
    const relative = urls.find((url) => !/^https?:\/\//i.test(url))
    const usual = wrong === undefined ? undefined : usualOf(wrong)
    const foreign = links.find((link) => isForeign(link, manifest.site))?.code
    if (wrong !== undefined)
      yield usual === undefined
        ? { what: `The hreflang "${wrong}" {pages} is not the tag of a language.`, cause: wrong }
        : {
            what: `The hreflang "${wrong}" {pages} should be ${usual}.`,
            fix: `Write ${usual} on every page of the set.`,
            cause: wrong,
          }
    else if (twice !== undefined)
      yield { what: `The hreflang "${twice}" occurs twice {pages}.`, cause: `${twice} twice` }
    else if (relative !== undefined)
      yield { what: `The URL "${relative}" of an hreflang link {pages} is not absolute.` }
    else if (foreign !== undefined)
      yield {
        what: `The hreflang "${foreign}" {pages} is none of the languages of the site, ${manifest.site.languages.map(({ tag }) => tag).join(' and ')}.`,
        fix: 'Write the language as in site.yaml on every page of the set.',
        cause: foreign,
      }
    // An alias may have the links of its page.
    else if (!urls.includes(manifest.site.origin + path) && !(canonical && urls.includes(canonical)))
      yield { what: 'The hreflang links {pages} do not include the page itself.', cause: 'itself' }
  },
}

/** Whether a link to this site names a language of it with another country: `es-LA` for es-US. */
function isForeign({ code, url }: { code: string; url: string }, { languages, origin }: Manifest['site']): boolean {
  const [language, country] = code.toLowerCase().split('-')
  const tags = languages.map(({ tag }) => tag.toLowerCase())
  return (
    country !== undefined &&
    url.startsWith(origin) &&
    !tags.includes(code.toLowerCase()) &&
    tags.some((tag) => tag.startsWith(`${language}-`))
  )
}

/** Whether a code names a language and country, in any case. */
const isKnown = (code: string) => usualOf(code)?.toLowerCase() === code.toLowerCase()
const usualOf = boundedMemo(100, usualTag)

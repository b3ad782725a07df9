import { writtenMeta } from '../../markup/head-elements.ts'
import type { PageRule } from '../../rule.ts'
import { faultOf } from './canonical-form.ts'

/** An og:url that is not the canonical. One that is missing is left to social-tags. */
export const canonicalOgUrl: PageRule = {
  code: 'canonical-og-url',
  scope: 'page',
  title: 'og:url and canonical disagree',
  severity: 'warning',
  why: 'Social networks count shares by og:url and search engines list the canonical: where they differ, what a page has earned is split between two addresses.',
  how: 'Where a page has both, og:url must be the canonical to the letter. Where it is the address of the page itself, the canonical is what differs, and the rules about canonicals speak.',
  fix: 'Write the canonical into og:url. Where the build wrote both, the file was changed afterwards: build again.',
  source: 'https://ogp.me/',
  *check(page, { manifest }) {
    const url = writtenMeta(page, 'og:url')
    const { canonical, path, route } = page
    if (route === undefined || !canonical || url === undefined || url === canonical) return
    if (url === manifest.site.origin + path) return
    // A canonical that is none is left to canonical-form.
    if (faultOf(canonical, manifest.site.origin) !== undefined) return
    yield { what: `The og:url {pages} is ${url}, but the canonical is ${canonical}.` }
  },
}

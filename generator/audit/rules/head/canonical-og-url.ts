import { writtenMeta } from '../../markup/head-elements.ts'
import type { PageRule } from '../../rule.ts'

/** An og:url that differs from the canonical. */
export const canonicalOgUrl: PageRule = {
  code: 'canonical-og-url',
  scope: 'page',
  title: 'og:url differs from the canonical',
  severity: 'warning',
  why: 'Social networks count shares by og:url, and search engines index the canonical. Where they differ, the page’s reputation is split between two URLs.',
  how: 'If a page has both, og:url must equal the canonical exactly.',
  fix: 'Write the canonical into og:url. If the build wrote both, the file was changed afterwards: build again.',
  source: 'https://ogp.me/',
  supersededBy: ['canonical-form', 'canonical-unexpected', 'dead-canonical'],
  *check(page) {
    const url = writtenMeta(page, 'og:url')
    const { canonical, path, route } = page
    if (route === undefined || !canonical || url === undefined || url === canonical) return
    yield {
      what: `The og:url {pages} is ${url}, but the canonical is ${canonical}.`,
      cause: `${url.replace(path, ' ')} ${canonical.replace(path, ' ')}`,
    }
  },
}

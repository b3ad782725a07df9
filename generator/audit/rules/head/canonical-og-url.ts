import { writtenMeta } from '../../markup/head-elements.ts'
import { isLocal } from '../../markup/local-host.ts'
import { isOtherHostOf } from '../../markup/other-host.ts'
import type { PageRule } from '../../rule.ts'

/** An og:url that differs from the canonical. */
export const canonicalOgUrl: PageRule = {
  code: 'canonical-og-url',
  scope: 'page',
  title: 'og:url differs from the canonical',
  severity: 'warning',
  why: 'Social networks count shares by og:url, and search engines index the canonical. Where they differ, the page’s reputation is split between two URLs.',
  how: 'If a page has both, og:url must equal the canonical exactly. An og:url on localhost or a trial of the site, or on its domain with or without "www" unlike its origin, is an error.',
  fix: 'Write the canonical into og:url. If the build wrote both, the file was changed afterwards: build again.',
  source: 'https://ogp.me/',
  supersededBy: ['canonical-form', 'canonical-unexpected', 'dead-canonical'],
  *check(page, { manifest }) {
    const url = writtenMeta(page, 'og:url')
    const { canonical, path, route } = page
    if (route === undefined || !canonical || url === undefined || url === canonical) return
    const [shared, listed] = [url, canonical].map((each) => (URL.canParse(each) ? new URL(each) : undefined))
    const isMoved = shared && listed && shared.host !== listed.host && shared.pathname === listed.pathname
    yield {
      ...((isLocal(url) || (shared && isOtherHostOf(shared.host, new URL(manifest.site.origin).host))) && {
        severity: 'error',
      }),
      what: `The og:url {pages} is ${url}, but the canonical is ${canonical}.`,
      cause: isMoved
        ? `${shared.origin} ${listed.origin}`
        : `${url.replace(path, ' ')} ${canonical.replace(path, ' ')}`,
    }
  },
}

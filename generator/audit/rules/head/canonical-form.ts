import type { PageRule } from '../../rule.ts'
import { otherOrigin } from '../../text/replacement.ts'

/** A canonical that is not a plain, absolute URL of this site. */
export const canonicalForm: PageRule = {
  code: 'canonical-form',
  scope: 'page',
  title: 'Invalid canonical URL',
  severity: 'error',
  why: 'A canonical on another host gives the page away to it. One that is relative, insecure or has parameters may be ignored, or name a URL that is not served.',
  how: 'A canonical must begin with the origin of site.yaml and a slash, and have no query or fragment.',
  fix: 'Write the absolute URL of the page, as in the sitemap.',
  supersededBy: ['canonical-several'],
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  *check({ route, canonical }, { manifest }) {
    if (route === undefined || !canonical?.trim()) return
    const fault = faultOf(canonical, manifest.site.origin)
    // One wrong setting changes the canonical of every page in the same way.
    if (fault)
      yield {
        what: `The canonical {pages} is ${canonical}, ${fault}.`,
        cause: withoutPath(canonical),
        replaced: otherOrigin(canonical, manifest.site.origin),
      }
  },
}

/** Origin, and the names of the parameters: their values may be those of the page. */
const withoutPath = (url: string) =>
  url
    .replace(/^((?:[a-z]+:)?\/\/[^/?#]*)?[^?#]*/i, '$1 ')
    .replace(/#.*/s, '#')
    .replace(/=[^&#]*/g, '=')

/** What is wrong with a canonical; undefined for an absolute URL of this site without query and fragment. */
export function faultOf(canonical: string, origin: string): string | undefined {
  if (!/^https?:\/\//i.test(canonical)) return 'which is not absolute'
  if (!canonical.startsWith(`${origin}/`))
    return canonical.toLowerCase().startsWith(`${origin.replace('https:', 'http:')}/`)
      ? 'which is insecure because it begins with http'
      : `which is not on ${origin}`
  return /[?#]/.test(canonical) ? 'which has a query or a fragment' : undefined
}

import type { PageRule } from '../../rule.ts'

/**
 * A canonical that is no plain, absolute address of this site. Whether a page is at its end is asked by dead-canonical,
 * and whether it is the right one by canonical-unexpected.
 */
export const canonicalForm: PageRule = {
  code: 'canonical-form',
  scope: 'page',
  title: 'Canonical that is no plain address of this site',
  severity: 'error',
  why: 'A canonical of another host gives the page away to it, and one that is relative, insecure or carries parameters may be ignored or name an address nobody serves.',
  how: 'A canonical must begin with the origin of site.yaml and a slash, and have neither query nor fragment.',
  fix: 'Write the absolute address of the page as the sitemap has it.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  *check({ route, canonical }, { manifest }) {
    if (route === undefined || !canonical?.trim()) return
    const fault = faultOf(canonical, manifest.site.origin)
    if (fault) yield { what: `The canonical {pages} is ${canonical}, ${fault}.` }
  },
}

/** Undefined for an absolute address of this site without query and fragment. */
export function faultOf(canonical: string, origin: string): string | undefined {
  if (!/^https?:\/\//i.test(canonical)) return 'which is not absolute'
  if (!canonical.startsWith(`${origin}/`))
    return canonical.toLowerCase().startsWith(`${origin.replace('https:', 'http:')}/`)
      ? 'which is insecure: it begins with http'
      : `which is not on ${origin}`
  return /[?#]/.test(canonical) ? 'which has a query or a fragment' : undefined
}

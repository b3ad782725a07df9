import type { SiteRule } from '../../rule.ts'
import { replacement } from '../../text/replacement.ts'

/** More pages with one wrong canonical than this have one cause, such as a template. */
const mostApart = 5

/** A valid canonical that differs from the one the manifest gives the page. */
export const canonicalUnexpected: SiteRule = {
  code: 'canonical-unexpected',
  scope: 'site',
  title: 'Canonical differs from the manifest',
  severity: 'error',
  why: 'A page that names another page as canonical drops out of search results. An alias that names itself competes with its page.',
  how: 'Compares the canonical of every page with the one that follows from the manifest: its own URL, or for an alias the URL of its page.',
  fix: 'Build the site again, or make the page an alias in the manifest if it is meant to be one.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  supersededBy: ['canonical-form', 'dead-canonical', 'canonical-several'],
  check: (site) =>
    site.pages.flatMap((page) => {
      const { canonical, path } = page
      if (canonical === undefined) return []
      const { origin } = site.manifest.site
      const wanted = site.listingOf(page)?.canonicalPath
      if (wanted === undefined || canonical === origin + wanted) return []
      // A slip of a template gives each page one of the pages above it.
      const isAbove = `${origin}${path}`.startsWith(canonical) && canonical !== `${origin}/`
      const reason = wanted === path ? 'but the page is not an alias in the manifest' : `but should be ${wanted}`
      return [
        {
          url: path,
          at: site.sourceOf(page),
          what: `The canonical of ${path} is ${canonical}, ${reason}.`,
          replaced: replacement(canonical, origin + wanted),
          group: { name: isAbove ? `above ${page.route}` : canonical, above: mostApart },
        },
      ]
    }),
}

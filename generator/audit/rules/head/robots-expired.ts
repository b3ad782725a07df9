import type { SiteRule } from '../../rule.ts'

/** A page that search engines drop on a day. */
export const robotsExpired: SiteRule = {
  code: 'robots-expired',
  scope: 'site',
  title: 'Page with an end in search results',
  severity: 'error',
  why: 'Search engines drop the page after that day, and no one remembers the date in the page.',
  how: 'Finds the directive unavailable_after on pages that the manifest wants indexed. A day to come is a warning.',
  fix: 'Remove the directive, or hide the page with "indexed: false" in its record.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  check: (site) =>
    site.pages.flatMap((page) => {
      const [directive, day = ''] = /unavailable_after:\s*([^,]*(?:,[^,]*\d{4}[^,]*)?)/i.exec(page.robots) ?? []
      if (directive === undefined || !site.listingOf(page)?.isIndexed) return []
      const isPast = Date.parse(day) < Date.parse(site.today)
      return [
        {
          url: page.path,
          at: site.sourceOf(page),
          severity: isPast ? ('error' as const) : ('warning' as const),
          what: `The directive "${directive.trim()}" of ${page.path} ${isPast ? 'has removed' : 'will remove'} the page from search results.`,
        },
      ]
    }),
}

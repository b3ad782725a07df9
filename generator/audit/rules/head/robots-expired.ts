import { isNamed } from '../../files/host-rules/host-header.ts'
import { hostHeaders } from '../../files/host-rules/read-host-headers.ts'
import { perPageType } from '../../findings/per-page-type.ts'
import { shownOn } from '../../findings/references.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** A page that search engines drop on a day. */
export const robotsExpired: SiteRule = {
  code: 'robots-expired',
  scope: 'site',
  title: 'Page with an end in search results',
  severity: 'error',
  why: 'Search engines drop the page after that day, and no one remembers the date in the page.',
  how: 'Finds the directive unavailable_after on pages that the manifest wants indexed, and for these pages in the headers that files of the host set. A day to come is a warning.',
  fix: 'Remove the directive, or hide the page with "indexed: false" in its record.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  check: (site) => [
    ...site.pages.flatMap((page) => {
      const end = endIn(page.robots, site.today)
      if (!end || !site.listingOf(page)?.isIndexed) return []
      const what = `The directive "${end.directive}" of ${page.path} ${end.verb} the page from search results.`
      return [perPageType(site, page, { severity: end.severity, what, variant: end.directive })]
    }),
    ...hostHeaders(site.files).flatMap((header): SiteFinding[] => {
      const end = isNamed(header, 'X-Robots-Tag') ? endIn(header.value, site.today) : undefined
      const pages = end ? site.pages.filter((page) => header.matches(page.path) && site.listingOf(page)?.isIndexed) : []
      const [first] = pages
      if (!end || !first) return []
      const more = pages.length === 1 ? '' : ` and ${pages.length - 1} more`
      return [
        {
          url: first.path,
          at: site.manifest.hostingAt,
          severity: end.severity,
          what: `The header "${end.directive}" in line ${header.line} of ${header.file} ${end.verb} ${first.path}${more} from search results.`,
          fix: 'Remove the header. If the file was edited by hand, build again.',
          ...shownOn(pages),
        },
      ]
    }),
  ],
}

/** The day after which search engines drop a page, and whether it has passed. */
function endIn(robots: string, today: string) {
  const [directive, day = ''] = /unavailable_after:\s*([^,]*(?:,[^,]*\d{4}[^,]*)?)/i.exec(robots) ?? []
  if (directive === undefined) return undefined
  const isPast = Date.parse(day) < Date.parse(today)
  return {
    directive: directive.trim(),
    verb: isPast ? 'has removed' : 'will remove',
    severity: isPast ? ('error' as const) : ('warning' as const),
  }
}

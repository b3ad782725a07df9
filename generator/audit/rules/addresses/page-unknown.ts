import { dirname } from 'node:path/posix'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { shownOn } from '../../findings/references.ts'
import type { SiteRule } from '../../rule.ts'

/** Files by which the owner of a site shows a search engine that it is theirs. */
const proofOfOwnership = /^\/(google[0-9a-f]{16}|yandex_[0-9a-f]{16}|pinterest-[0-9a-z]{5,})\.html$/

/** An HTML file that no route of the table would write. */
export const pageUnknown: SiteRule = {
  code: 'page-unknown',
  scope: 'site',
  title: 'Page nobody asked for',
  severity: 'warning',
  why: 'A page left from an earlier build or put there by hand is served and found, but nobody keeps it: its prices, names and links grow old unseen.',
  how: 'Every HTML file of the output must be at an address that follows from the manifest. Files that prove ownership to a search engine are let pass, and so are pages that only lead on.',
  fix: 'Remove the file, or make it a page of the manifest.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  check: (site) => {
    const folders = new Map<string, AuditedPage[]>()
    for (const page of site.pages) {
      if (page.route !== undefined || proofOfOwnership.test(page.path)) continue
      const folder = dirname(page.path.replace(/\/$/, ''))
      const known = folders.get(folder)
      if (known) known.push(page)
      else folders.set(folder, [page])
    }
    return [...folders.values()].flatMap((pages) => {
      const [first, ...others] = pages
      if (!first) return []
      const more = others.length === 0 ? '' : `, nor does it for ${others.length} more beside it`
      return [
        {
          url: first.path,
          at: site.sourceOf(first),
          what: `The manifest asks for no page at ${first.path}${more}.`,
          ...(others.length > 0 && shownOn(pages)),
        },
      ]
    })
  },
}

import { dirname } from 'node:path/posix'
import type { AuditedSite } from '../../../core/audited-site.ts'
import { groupBy } from '../../../core/group-by.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { withoutOrigin } from '../../files/sitemaps.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'
import { textSubject } from '../../text/text-subject.ts'

/** Files that prove ownership of a site to a search engine. */
const proofOfOwnership = /^\/(google[0-9a-f]{16}|yandex_[0-9a-f]{16}|pinterest-[0-9a-z]{5,})\.html$/

/** An HTML file that no route of the table would write. */
export const pageUnknown: SiteRule = {
  code: 'page-unknown',
  scope: 'site',
  title: 'Page that is not in the manifest',
  severity: 'warning',
  why: 'A page left from an earlier build, or added by hand, is served and indexed, but not maintained: its prices, names and links become outdated.',
  how: 'Every HTML file of the output must have a URL that follows from the manifest. Many such pages in one folder are an error: they may come from someone who broke into the site. A file that proves ownership to a search engine must be copied from public/. Ignores files that only redirect.',
  fix: 'Remove the file, or add the page to the manifest.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  thresholds: {
    error: { value: 10, unit: 'pages', meaning: 'More pages than this in one folder are an error.' },
  },
  supersededBy: ['duplicate-page'],
  check: (site, { limit }) => {
    const unknown = site.pages.flatMap((page, number) =>
      page.route === undefined
        ? [{ page, folder: dirname(page.path.replace(/\/$/, '')), reach: reachOf(site, page, number) }]
        : [],
    )
    const folders = groupBy(unknown, ({ folder }) => folder)
    return unknown.map(({ page, folder, reach }): SiteFinding => {
      const { length } = folders.get(folder) ?? []
      if (proofOfOwnership.test(page.path))
        return {
          url: page.path,
          at: site.sourceOf(page),
          what: `${page.path} proves to a search engine that someone owns the site, but public/ does not have it.`,
          fix: 'Copy it into public/ if it is yours. Otherwise remove it, and the owner from the settings of the search engine.',
        }
      return {
        url: page.path,
        at: site.sourceOf(page),
        ...(length > limit('error') && { severity: 'error' }),
        what: `The manifest has no page ${page.path}${reach}.`,
        followsFrom: [
          ...(page.textHash === '' ? [] : [textSubject(page)]),
          // The file of a missing page may have another name.
          ...(page.canonical === undefined ? [] : [withoutOrigin(page.canonical, site.manifest.site.origin)]),
        ],
        group: { name: `${folder} ${reach}` },
      }
    })
  },
}

/** What keeps search engines from a page, in addition: its URL or canonical, or the way to it. */
function reachOf({ graph, manifest }: AuditedSite, { path, canonical }: AuditedPage, number: number): string {
  if (encodeURI(path) !== path) return ', whose URL has characters that links must encode'
  if (canonical !== undefined && canonical !== manifest.site.origin + path) return `, and its canonical is ${canonical}`
  if (graph.inlinks[number] === 0) return ', and no page links to it'
  const depth = graph.depth[number] ?? -1
  if (depth < 0) return ', and it cannot be reached from the home page'
  return depth > farAway ? ', and it is many clicks away from the home page' : ''
}

const farAway = 4

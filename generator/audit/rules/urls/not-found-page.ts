import type { AuditedSite } from '../../../core/audited-site.ts'
import { isKeptOut } from '../../../core/indexable.ts'
import type { SiteRule } from '../../rule.ts'

/** The page that hosts serve for unknown URLs. */
export const notFoundPage: SiteRule = {
  code: 'not-found-page',
  scope: 'site',
  title: '404 page missing or wrong',
  severity: 'error',
  why: 'Without it, a host shows a bare error, or serves the home page at every unknown URL, of which search engines then index thousands. A 404 page without links leaves visitors stuck.',
  how: 'There must be a file /404.html with noindex, without a canonical, and with links to pages of the site. It is served at any URL, so its links and files must begin with a slash.',
  fix: 'Build the site again. Its text is in the page with the screen "not-found".',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  check: (site) =>
    faultsOf(site).map((what) => ({
      url: '/404.html',
      at: site.expected.get('/404.html') ?? site.manifest.siteAt,
      what,
    })),
}

function faultsOf({ pages, pagesByPath, graph, manifest }: AuditedSite): string[] {
  const page = pagesByPath.get('/404.html')
  if (!page) return ['There is no /404.html, the page that hosts serve for unknown URLs.']
  const faults: string[] = []
  const isIndexed = !isKeptOut(page.robots)
  const canonical =
    page.canonical === undefined ? '' : `The canonical of /404.html, and so of every unknown URL, is ${page.canonical}`
  if (isIndexed && canonical !== '') faults.push(`${canonical}, and the page has no noindex.`)
  else if (isIndexed) faults.push('/404.html has no noindex, so search engines may index it.')
  else if (canonical !== '') faults.push(`${canonical}.`)
  const number = pages.indexOf(page)
  if (pages.length > 1 && graph.outlinks[number] === 0)
    faults.push(`/404.html links to no page of ${manifest.site.origin}.`)
  return faults
}

import { isKeptOut } from '../../../core/indexable.ts'
import type { AuditedSite, SiteRule } from '../../rule.ts'

/** The page hosts serve for an address there is nothing at. */
export const notFoundPage: SiteRule = {
  code: 'not-found-page',
  scope: 'site',
  title: 'Page for unknown addresses missing or wrong',
  severity: 'error',
  why: 'Without it a host shows a bare error or, as some do, the front page for every address there is none at, of which search engines then list thousands. One without links leaves a visitor nowhere.',
  how: 'There must be a file /404.html that says noindex, has no canonical, and links to pages of the site. It is served at any address, so that its links and files must begin with a slash.',
  fix: 'Build the site again; its text is in the page with the screen "not-found".',
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
  if (!page) return ['There is no /404.html, the page hosts serve for an address there is nothing at.']
  const faults: string[] = []
  if (!isKeptOut(page.robots)) faults.push('/404.html does not say noindex, so that search engines may list it.')
  if (page.canonical !== undefined)
    faults.push(`The canonical of /404.html is ${page.canonical}, and so of every address there is nothing at.`)
  const number = pages.indexOf(page)
  if (pages.length > 1 && graph.outlinks[number] === 0)
    faults.push(`/404.html links to no page of ${manifest.site.origin}.`)
  return faults
}

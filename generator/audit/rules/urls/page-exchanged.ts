import type { AuditedSite } from '../../../core/audited-site.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { withoutOrigin } from '../../files/sitemaps.ts'
import { perSite } from '../../graph/per-site.ts'
import type { SiteRule } from '../../rule.ts'
import { textSubject } from '../../text/text-subject.ts'

/** A file that holds another page of the site. */
export const pageExchanged: SiteRule = {
  code: 'page-exchanged',
  scope: 'site',
  title: 'Another page in the file of a page',
  severity: 'error',
  why: 'Visitors who look for the page see another one, and search engines drop its URL.',
  how: 'Finds pages whose canonical and main text are those of another page, although the manifest has no such alias, and pages that have the main text of the 404 page and no canonical. Other findings about such a page are left out.',
  fix: 'Build the site again. If the files were saved from a server, it answered with another page.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  explainsPage: true,
  check: (site) =>
    site.pages.flatMap((page) => {
      const other = pageInFileOf(page, site)
      if (!other) return []
      const { path, canonical } = page
      const has = canonical === undefined ? 'its text, and no canonical' : 'its text and its canonical'
      return {
        url: path,
        at: site.sourceOf(page),
        what: `The file of ${path} holds the page ${other.path}: it has ${has}.`,
        explains: [textSubject(page)],
        group: { name: other.path, above: mostApart },
      }
    }),
}

/** More files with one page have one cause, such as a host that answers every URL with it. */
const mostApart = 5

function pageInFileOf(page: AuditedPage, site: AuditedSite): AuditedPage | undefined {
  const { path, canonical, textHash } = page
  const { origin } = site.manifest.site
  if (canonical === origin + path || textHash === '') return undefined
  if (canonical === undefined) return notFoundInFileOf(page, site)
  const other = site.pagesByPath.get(withoutOrigin(canonical, origin))
  const wanted = site.listingOf(page)?.canonicalPath
  return other?.textHash === textHash && wanted !== undefined && wanted !== other.path ? other : undefined
}

/** Two 404 pages may have one text, but not the language of one of them. */
function notFoundInFileOf(page: AuditedPage, site: AuditedSite): AuditedPage | undefined {
  const { path, route, textHash, issues } = page
  const other = notFoundPages(site).get(textHash)
  if (route === undefined || other === undefined || other.path === path) return undefined
  return route === 'notFound' && !issues.some(({ code }) => code === 'html-lang') ? undefined : other
}

/** The 404 pages by their text; of equal ones, the first. */
const notFoundPages = perSite(({ pages }): ReadonlyMap<string, AuditedPage> => {
  const found = pages.filter(({ route, textHash }) => route === 'notFound' && textHash !== '')
  return new Map(found.reverse().map((page) => [page.textHash, page]))
})

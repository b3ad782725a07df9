import { withoutOrigin } from '../../files/sitemaps.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** A file that holds another page of the site. */
export const pageExchanged: SiteRule = {
  code: 'page-exchanged',
  scope: 'site',
  title: 'Another page in the file of a page',
  severity: 'error',
  why: 'Visitors who look for the page see another one, and search engines drop its URL.',
  how: 'Finds pages whose canonical and main text are those of another page, although the manifest has no such alias. Other findings about such a page are left out.',
  fix: 'Build the site again. If the files were saved from a server, it answered with another page.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  explainsPage: true,
  check: (site) =>
    site.pages.flatMap((page): SiteFinding[] => {
      const { origin } = site.manifest.site
      const { path, canonical, textHash } = page
      if (canonical === undefined || canonical === origin + path || textHash === '') return []
      const other = site.pagesByPath.get(withoutOrigin(canonical, origin))
      const wanted = site.listingOf(page)?.canonicalPath
      if (other?.textHash !== textHash || wanted === undefined || wanted === other.path) return []
      return [
        {
          url: path,
          at: site.sourceOf(page),
          what: `The file of ${path} holds the page ${other.path}: it has its text and its canonical.`,
          group: { name: other.path, above: mostApart },
        },
      ]
    }),
}

/** More files with one page have one cause, such as a host that answers every URL with it. */
const mostApart = 5

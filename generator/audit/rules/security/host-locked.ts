import type { AuditedSite } from '../../../core/audited-site.ts'
import { hostLineAt } from '../../files/host-rules/host-line-at.ts'
import { type HostLock, hostLocks } from '../../files/host-rules/host-locks.ts'
import { refusedCrawlers } from '../../files/host-rules/refused-crawlers.ts'
import { refusedNetworks } from '../../files/host-rules/refused-networks.ts'
import { shownOn } from '../../findings/references.ts'
import type { SiteRule } from '../../rule.ts'

/** Pages for which the host asks every visitor for a password, or refuses all, or search engines. */
export const hostLocked: SiteRule = {
  code: 'host-locked',
  scope: 'site',
  title: 'Site locked by its host',
  severity: 'error',
  why: 'A password that protected a preview also keeps visitors and search engines out. Pages that answer with 401 or 403 disappear from search results.',
  how: 'Finds indexable pages, or robots.txt and sitemaps, for which the files of the output ask for a password or refuse visitors: Require, Deny from all and AuthType in .htaccess, auth_basic and deny all in nginx.conf, basic_auth in Caddyfile, allowedRoles in staticwebapp.config.json and Basic-Auth in _headers. Also finds rules in .htaccess and nginx.conf that answer Googlebot or Bingbot with an error, by their names or their networks. Other crawlers may be refused.',
  fix: 'Remove the lines. If the file was edited by hand, build again.',
  source: 'https://httpd.apache.org/docs/2.4/howto/auth.html',
  check: (site) => {
    const refused = [...refusedCrawlers(site.files), ...refusedNetworks(site.files)].map(({ file, line, crawler }) => ({
      url: `/${file}`,
      at: hostLineAt(site, { file, line }),
      what: `Line ${line} of ${file} answers the crawler of ${crawler} with an error, so its search results lose the site.`,
    }))
    const isLocked = new Set<string>()
    const locked = hostLocks(site.files).flatMap((lock: HostLock) => {
      // One finding for a file: the lines of a lock belong together.
      if (isLocked.has(lock.file)) return []
      const indexed = site.pages.filter((page) => site.listingOf(page)?.isIndexed)
      const pages = indexed.filter(({ path }) => lock.matches(path))
      const crawled = pages.length === 0 ? crawledFiles(site).filter((url) => lock.matches(url)) : []
      if (pages.length === 0 && crawled.length === 0) return []
      isLocked.add(lock.file)
      if (pages.length === 0)
        return [
          {
            url: `/${lock.file}`,
            at: hostLineAt(site, lock),
            what: `Line ${lock.line} of ${lock.file}, "${lock.text}", keeps search engines from reading ${crawled[0]}${crawled.length === 1 ? '' : ` and ${crawled.length - 1} more`}.`,
          },
        ]
      const kept = pages.length === indexed.length ? 'the whole site' : `${pages.length} pages`
      return [
        {
          url: `/${lock.file}`,
          at: hostLineAt(site, lock),
          what: `Line ${lock.line} of ${lock.file}, "${lock.text}", keeps visitors and search engines out of ${pages.length === 1 ? (pages[0]?.path ?? '') : kept}.`,
          ...shownOn(pages),
        },
      ]
    })
    return [...refused, ...locked]
  },
}

/** Files that search engines read before any page. */
const crawledFiles = ({ files, sitemaps }: AuditedSite) =>
  ['/robots.txt', ...sitemaps.map(({ url }) => url)].filter((url) => files.has(url))

import { apacheLinesOf } from '../../files/host-rules/apache-lines.ts'
import { refusedCrawlers } from '../../files/host-rules/refused-crawlers.ts'
import type { SiteRule } from '../../rule.ts'

/** A site that asks every visitor for a password, or refuses all, or search engines. */
export const hostLocked: SiteRule = {
  code: 'host-locked',
  scope: 'site',
  title: 'Site locked by its host',
  severity: 'error',
  why: 'A password that protected a preview also keeps visitors and search engines out. Pages that answer with 401 or 403 disappear from search results.',
  how: 'Finds Require, Deny from all and AuthType in .htaccess of the output, outside sections, and rules in .htaccess and nginx.conf that answer Googlebot or Bingbot with an error. Other crawlers may be refused.',
  fix: 'Remove the lines. If the file was edited by hand, build again.',
  source: 'https://httpd.apache.org/docs/2.4/howto/auth.html',
  check: ({ files, manifest }) => {
    const locks = apacheLinesOf(files).filter(({ isInSection, directive, words }) => {
      if (isInSection) return false
      if (directive === 'require') return !/^all granted$/i.test(words.join(' '))
      return directive === 'authtype' || (directive === 'deny' && /^from all$/i.test(words.join(' ')))
    })
    const refused = refusedCrawlers(files).map(({ file, line, crawler }) => ({
      url: `/${file}`,
      at: manifest.hostingAt,
      what: `Line ${line} of ${file} answers the crawler of ${crawler} with an error, so its search results lose the site.`,
    }))
    const [first] = locks
    if (!first) return refused
    const { line, directive, words } = locks.find((lock) => lock.directive === 'require') ?? first
    return [
      ...refused,
      {
        url: '/.htaccess',
        at: manifest.hostingAt,
        what: `Line ${line} of .htaccess, "${[directive, ...words].join(' ')}", keeps visitors and search engines out of the whole site.`,
      },
    ]
  },
}

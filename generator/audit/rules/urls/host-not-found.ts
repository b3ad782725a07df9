import type { AuditedSite } from '../../../core/audited-site.ts'
import { pathOf } from '../../../core/url.ts'
import { apacheLinesOf } from '../../files/host-rules/apache-lines.ts'
import { foundPages } from '../../files/host-rules/found-pages.ts'
import { hostLineAt } from '../../files/host-rules/host-line-at.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** A server that shows something else than the 404 page at unknown URLs, or that page with another status. */
export const hostNotFound: SiteRule = {
  code: 'host-not-found',
  scope: 'site',
  title: 'Host does not serve the 404 page',
  severity: 'error',
  why: 'A page served for every unknown URL is a soft 404: search engines index any number of copies. Without an error document, visitors see the bare message of the server.',
  how: 'In .htaccess of the output, ErrorDocument 404 must name /404.html or the 404 page of a language, and no RewriteRule may serve a page, or a missing program, for every URL that is not a file; neither may FallbackResource. In nginx.conf, Caddyfile, web.config and staticwebapp.config.json, neither error pages nor try_files may answer an unknown URL with the status 200 or a redirect.',
  fix: 'Show /404.html at unknown URLs, with the status 404, and remove the line. If the file was edited by hand, build again.',
  source: 'https://httpd.apache.org/docs/2.4/mod/core.html#errordocument',
  check: (site) => [
    ...apacheFaults(site),
    ...foundPages(site.files).map(({ file, line, text, isRedirect }) => ({
      url: `/${file}`,
      at: hostLineAt(site, { file, line }),
      what: `Line ${line} of ${file}, "${text}", answers URLs without a page with ${isRedirect ? 'a redirect' : 'the status 200'}.`,
    })),
  ],
}

function apacheFaults(site: AuditedSite): SiteFinding[] {
  if (!site.files.has('/.htaccess')) return []
  const lines = apacheLinesOf(site.files)
  const finding = (what: string): SiteFinding => ({ url: '/.htaccess', at: site.manifest.hostingAt, what })
  const documents = lines.filter(({ directive, words }) => directive === 'errordocument' && words[0] === '404')
  return [
    ...(documents.length === 0 && site.manifest.site.hosting.hosts.includes('apache')
      ? [finding('.htaccess has no ErrorDocument 404, so unknown URLs show the bare message of the server.')]
      : []),
    ...documents.flatMap(({ line, words: [, document = ''] }) =>
      isNotFoundPage(document, site)
        ? []
        : [finding(`Line ${line} of .htaccess shows ${document} at unknown URLs, which is not the 404 page.`)],
    ),
    ...lines.flatMap(({ line, directive, words: [target = ''] }) =>
      directive === 'fallbackresource' && !/^disabled$/i.test(target)
        ? [finding(`Line ${line} of .htaccess serves ${target} for every URL that is not a file, with the status 200.`)]
        : [],
    ),
    ...lines.flatMap(({ line, directive, words: [, target = '', flags = ''], conditions }) => {
      const isForUnknown =
        directive === 'rewriterule' &&
        !/\bR\b/.test(flags) &&
        conditions.every(([, pattern]) => pattern === '!-f' || pattern === '!-d')
      if (!isForUnknown) return []
      if (/^\/?index\.html$/.test(target))
        return [
          finding(`Line ${line} of .htaccess serves ${target} for every URL that is not a file, with the status 200.`),
        ]
      // Left by a content management system.
      const isMissing = /^\/?[\w./-]+\.\w+$/.test(target) && !site.served.has(target.replace(/^\/?/, '/'))
      return isMissing && conditions.length > 0
        ? [
            finding(
              `Line ${line} of .htaccess serves ${target} for every URL that is not a file, which does not exist.`,
            ),
          ]
        : []
    }),
  ]
}

/** Whether a document is the 404 page, or would be if its file were there, which is a finding of its own. */
function isNotFoundPage(document: string, { pagesByPath, expected }: AuditedSite): boolean {
  const path = pathOf(document)
  const page = pagesByPath.get(path)
  return page ? page.route === 'notFound' : path.endsWith('/404.html') && expected.has(path)
}

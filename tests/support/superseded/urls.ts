import { shownPicture } from '#generator/audit/markup/shown-picture.ts'
import { origin, redirectLine, siteAt } from '../audited-site.ts'
import type { SupersededCase } from './superseded-case.ts'

const urls = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`
const index = (...locs: string[]) =>
  `<sitemapindex>${locs.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join('')}</sitemapindex>`
const sitemapOf = (...paths: string[]) => ({ '/sitemap.xml': urls(...paths) })
const wantsItself = { '/a/': { canonicalPath: '/a/' } }

/** A page whose head the manifest does not explain, listed in the sitemap. */
const changedHead = (by: string, site: Omit<SupersededCase['site'], 'texts'>): SupersededCase => ({
  rule: 'dead-sitemap-url',
  by,
  site: { ...site, texts: sitemapOf('/', '/a/') },
})

export const urlCases: SupersededCase[] = [
  changedHead('canonical-form', { pages: [{ path: '/' }, htmlPage('<link rel="canonical" href="/a/">')] }),
  changedHead('canonical-missing', { pages: [{ path: '/' }, htmlPage('')] }),
  changedHead('canonical-unexpected', {
    pages: [{ path: '/' }, { path: '/a/', canonical: `${origin}/` }],
    listings: wantsItself,
  }),
  changedHead('dead-canonical', { pages: [{ path: '/' }, { path: '/a/', canonical: `${origin}/gone/` }] }),
  changedHead('noindex-unexpected', {
    pages: [{ path: '/' }, { path: '/a/', robots: 'noindex' }],
    listings: { '/a/': { isIndexed: true } },
  }),
  changedHead('page-missing', { pages: [{ path: '/' }], missing: ['/a/'] }),
  changedHead('page-unknown', { pages: [{ path: '/' }, { path: '/a/', route: undefined }] }),
  {
    rule: 'soft-404',
    by: 'page-broken',
    site: {
      pages: [
        {
          path: '/a/',
          issues: [
            { code: 'soft-404', what: 'Nothing {pages}.' },
            { code: 'page-broken', what: 'The file {pages} breaks off.' },
          ],
        },
      ],
    },
  },
  {
    rule: 'csp-missing',
    by: 'page-unknown',
    site: { pages: [{ path: '/' }, { ...htmlPage(''), route: undefined }] },
  },
  {
    rule: 'file-edited',
    by: 'dead-sitemap-url',
    site: {
      pages: [{ path: '/' }, { path: '/a/' }],
      sitemap: ['/'],
      texts: sitemapOf('/'),
      lastBuild: { files: { '/sitemap.xml': 'hash of another text' }, findings: [] },
    },
  },
  {
    rule: 'dead-sitemap-url',
    by: 'noindex-missing',
    site: { pages: [{ path: '/' }, { path: '/a/' }], listings: { '/a/': { isIndexed: false } }, texts: sitemapOf('/') },
  },
  {
    rule: 'dead-sitemap-url',
    by: 'sitemap-host',
    site: { pages: [{ path: '/' }], texts: { '/sitemap.xml': index('https://staging.example/sitemap-1.xml') } },
  },
  {
    rule: 'dead-sitemap-url',
    by: 'sitemap-index',
    site: { pages: [{ path: '/' }], texts: { '/sitemap.xml': index(`${origin}/sitemap-1.xml`) } },
  },
  {
    rule: 'dead-sitemap-url',
    by: 'sitemap-unreadable',
    site: { pages: [{ path: '/' }], texts: { '/sitemap.xml': '' } },
  },
  {
    rule: 'host-redirect',
    by: 'not-found-page',
    site: {
      pages: [{ path: '/' }],
      missing: ['/404.html'],
      texts: { '/_redirects': '/vercel.json /404.html 404\n/old/ /404.html' },
    },
  },
  {
    rule: 'host-redirect',
    by: 'noindex-unexpected',
    site: {
      pages: [{ path: '/' }, { path: '/a/', robots: 'noindex' }],
      texts: { '/_redirects': '/old/ /a/ 301' },
      listings: { '/a/': { isIndexed: true } },
    },
  },
  {
    rule: 'host-redirect',
    by: 'page-missing',
    site: { pages: [{ path: '/' }], missing: ['/a/'], texts: { '/_redirects': '/old/ /a/ 301' } },
  },
  {
    rule: 'page-missing',
    by: 'not-found-page',
    site: { pages: [{ path: '/' }], missing: ['/404.html'] },
  },
  {
    rule: 'redirect-stub',
    by: 'page-missing',
    site: {
      pages: [{ path: '/' }],
      missing: ['/contact/'],
      texts: { '/old/index.html': '<meta http-equiv="refresh" content="0; url=/contact/">' },
    },
  },
  {
    rule: 'build-path',
    by: 'robots-txt-sitemap',
    site: {
      pages: [{ path: '/' }],
      texts: { ...sitemapOf('/'), '/robots.txt': 'User-agent: *\nAllow: /\nSitemap: http://localhost/sitemap.xml\n' },
    },
  },
  {
    rule: 'robots-txt-sitemap',
    by: 'robots-txt-blocks',
    site: {
      pages: [{ path: '/' }],
      texts: { ...sitemapOf('/'), '/robots.txt': 'User-agent: *\nDisallow: /\n' },
    },
  },
  {
    rule: 'robots-txt-sitemap',
    by: 'sitemap-unreadable',
    site: { pages: [{ path: '/' }], texts: { '/robots.txt': 'User-agent: *\nAllow: /\n' } },
  },
  {
    rule: 'sitemap-index',
    by: 'sitemap-host',
    site: { pages: [{ path: '/' }], texts: { '/sitemap.xml': index('https://staging.example/sitemap-1.xml') } },
  },
  ...['soft-404', 'element-unclosed', 'source-empty'].map((code) => ({
    rule: 'sitemap-picture',
    by: code,
    site: {
      pages: [{ path: '/a/', issues: [{ code, what: 'Nothing {pages}.' }] }],
      files: ['/van.jpg'],
      texts: {
        '/sitemap.xml': `<urlset><url><loc>${origin}/a/</loc><image:loc>${origin}/van.jpg</image:loc></url></urlset>`,
      },
    },
  })),
  ...['mixed-content', 'private-host', 'third-party-picture'].map((code) => ({
    rule: 'sitemap-picture',
    by: code,
    site: {
      pages: [{ path: '/a/', issues: [{ code, what: 'Nothing {pages}.', subject: '12', explains: [shownPicture] }] }],
      files: ['/van.jpg'],
      texts: {
        '/sitemap.xml': `<urlset><url><loc>${origin}/a/</loc><image:loc>${origin}/van.jpg</image:loc></url></urlset>`,
      },
    },
  })),
  ...Object.entries<Record<string, string>>({
    'host-file-unread': { '/vercel.json': '{,}' },
    'host-index': { '/nginx.conf': 'server {\n  index start.html;\n}\n' },
    'host-listing': { '/nginx.conf': 'server {\n  autoindex on;\n}\n' },
    'host-locked': { '/nginx.conf': 'server {\n  auth_basic "Private";\n}\n' },
    'host-noindex': { '/_headers': '/*\n  X-Robots-Tag: noindex\n' },
    'host-not-found': {
      '/nginx.conf': 'server {\n  location / {\n    try_files $uri $uri/ /index.html;\n  }\n}\n',
    },
    'host-redirect': { '/vercel.json': '{"rewrites":[{"source":"/(.*)","destination":"/index.html"}]}' },
    'host-url-form': { '/vercel.json': '{"trailingSlash":false}' },
  }).map(
    ([by, texts]): SupersededCase => ({
      rule: 'host-headers',
      by,
      site: { pages: [{ path: '/' }, { path: '/a/' }], texts, listings: { '/': { isIndexed: true } } },
      manifest: {
        site: {
          hosting: { hosts: ['/nginx.conf' in texts ? 'nginx' : '/_headers' in texts ? 'netlify' : 'vercel'] },
          urls: { trailingSlash: 'always' },
        },
        redirects: [],
        hostingAt: siteAt,
      },
    }),
  ),
  {
    rule: 'host-caching',
    by: 'host-headers',
    site: { pages: [{ path: '/' }], texts: { '/_headers': '# None.\n', '/assets/part.js': '' } },
    manifest: { site: { hosting: { hosts: ['netlify'] } }, hostingAt: siteAt },
  },
  ...(
    [
      ['host-file-unread', { '/.htaccess': '<IfModule mod_alias.c>' }],
      ['host-headers', {}],
    ] as const
  ).map(
    ([by, texts]): SupersededCase => ({
      rule: 'host-redirect-missing',
      by,
      site: { pages: [{ path: '/' }], texts },
      manifest: {
        site: { hosting: { hosts: ['apache'] } },
        redirects: [{ from: '/old/', to: '/', at: redirectLine(1) }],
        hostingAt: siteAt,
      },
    }),
  ),
  {
    rule: 'host-caching',
    by: 'host-file-unread',
    site: { pages: [{ path: '/' }], texts: { '/vercel.json': '{,}', '/assets/part.js': '' } },
    manifest: { site: { hosting: { hosts: ['vercel'] } }, hostingAt: siteAt },
  },
  {
    rule: 'sitemap-picture',
    by: 'duplicate-page',
    site: {
      pages: [
        { path: '/a/', textHash: '1' },
        { path: '/b/', textHash: '1' },
      ],
      files: ['/van.jpg'],
      texts: {
        '/sitemap.xml': `<urlset><url><loc>${origin}/a/</loc><image:loc>${origin}/van.jpg</image:loc></url></urlset>`,
      },
    },
  },
  {
    rule: 'sitemap-picture',
    by: 'picture-differs',
    site: {
      pages: [
        { path: '/a/', params: { location: 'a' }, pictures: ['/images/b-0123abcd-800.jpg'] },
        { path: '/b/', params: { location: 'b' }, pictures: ['/images/b-0123abcd-800.jpg'] },
      ],
      pictureNames: { '/a/': 'a', '/b/': 'b' },
      files: ['/images/a-0123abcd-800.jpg'],
      texts: {
        '/sitemap.xml': `<urlset><url><loc>${origin}/a/</loc><image:loc>${origin}/images/a-0123abcd-800.jpg</image:loc></url></urlset>`,
      },
    },
  },
  {
    rule: 'sitemap-picture',
    by: 'dead-resource',
    site: {
      pages: [{ path: '/', resources: ['/van.jpg'] }],
      texts: {
        '/sitemap.xml': `<urlset><url><loc>${origin}/</loc><image:loc>${origin}/van.jpg</image:loc></url></urlset>`,
      },
    },
  },
]

function htmlPage(head: string): { path: string; html: string } {
  return { path: '/a/', html: `<html><head>${head}</head><body></body></html>` }
}

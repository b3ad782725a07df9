import { origin } from '../audited-site.ts'
import type { SupersededCase } from './superseded-case.ts'

const head = (canonical: string, more = '') =>
  `<html><head><link rel="canonical" href="${canonical}">${more}</head><body></body></html>`
/** A set without the page itself. */
const hreflang = (url: string) => head(`${origin}/a/`, `<link rel="alternate" hreflang="es" href="${origin}${url}">`)
const ogUrl = (url: string) => `<meta property="og:url" content="${url}">`

export const headCases: SupersededCase[] = [
  {
    rule: 'canonical-og-url',
    by: 'canonical-form',
    site: { pages: [{ path: '/a/', html: head('/a/', ogUrl(`${origin}/a/`)) }] },
  },
  {
    rule: 'canonical-og-url',
    by: 'canonical-unexpected',
    site: {
      pages: [{ path: '/' }, { path: '/a/', html: head(`${origin}/`, ogUrl(`${origin}/a/`)) }],
      listings: { '/a/': { canonicalPath: '/a/' } },
    },
  },
  {
    rule: 'canonical-og-url',
    by: 'dead-canonical',
    site: { pages: [{ path: '/a/', html: head(`${origin}/gone/`, ogUrl(`${origin}/a/`)) }] },
  },
  {
    rule: 'canonical-unexpected',
    by: 'canonical-form',
    site: { pages: [{ path: '/a/', html: head('/a/') }], listings: { '/a/': { canonicalPath: '/a/' } } },
  },
  {
    rule: 'canonical-unexpected',
    by: 'dead-canonical',
    site: {
      pages: [{ path: '/a/', canonical: `${origin}/gone/` }],
      listings: { '/a/': { canonicalPath: '/a/' } },
    },
  },
  {
    rule: 'dead-canonical',
    by: 'canonical-form',
    site: { pages: [{ path: '/a/', html: head('https://other.example/a/') }] },
  },
  {
    rule: 'dead-canonical',
    by: 'page-missing',
    site: { pages: [{ path: '/a/', canonical: `${origin}/b/` }], missing: ['/b/'] },
  },
  {
    rule: 'favicon',
    by: 'dead-resource',
    site: {
      pages: [
        {
          path: '/',
          resources: ['/icon.png', '/touch.png'],
          headLinks: [
            { rel: 'icon', url: '/icon.png', sizes: '' },
            { rel: 'apple-touch-icon', url: '/touch.png', sizes: '' },
          ],
        },
      ],
    },
  },
  {
    rule: 'hreflang-return',
    by: 'hreflang',
    site: {
      pages: [{ path: '/a/', html: hreflang('/b/'), alternates: [{ code: 'es', url: '/b/' }] }, { path: '/b/' }],
    },
  },
  {
    rule: 'hreflang-return',
    by: 'hreflang-target',
    site: {
      pages: [
        {
          path: '/a/',
          alternates: [
            { code: 'es', url: '/b/' },
            { code: 'fr', url: '/gone/' },
          ],
        },
        { path: '/b/' },
      ],
    },
  },
  {
    rule: 'hreflang-target',
    by: 'hreflang',
    site: { pages: [{ path: '/a/', html: hreflang('/gone/'), alternates: [{ code: 'es', url: '/gone/' }] }] },
  },
  {
    rule: 'noindex-missing',
    by: 'not-found-page',
    site: {
      pages: [
        { path: '/', links: ['/a/'] },
        { path: '/404.html', route: 'notFound', canonical: undefined, links: ['/'] },
      ],
      listings: { '/404.html': { isIndexed: false } },
    },
  },
  {
    rule: 'og-image-size',
    by: 'dead-data-url',
    site: { pages: [{ path: '/a/', socialPictures: ['/og.jpg'], dataUrls: ['/og.jpg'] }] },
  },
  {
    rule: 'web-manifest',
    by: 'dead-resource',
    site: {
      pages: [
        {
          path: '/',
          resources: ['/site.webmanifest'],
          headLinks: [{ rel: 'manifest', url: '/site.webmanifest', sizes: '' }],
        },
      ],
    },
  },
]

import { mixBits } from '#generator/core/text/mix-bits.ts'
import { origin } from '../audited-site.ts'
import type { SupersededCase } from './superseded-case.ts'

const main = (html: string) => `<html><body><main>${html}</main></body></html>`

/** A page whose policy allows no style attribute. */
const strict = (html: string) =>
  `<html><head><meta http-equiv="Content-Security-Policy" content="style-src 'self'"></head><body><main>${html}</main></body></html>`

const pixel = '<img src="https://pixel.example.net/a.gif" width="1" height="1">'

/** Hardly any of it can be compressed. */
const noise = Array.from({ length: 100_000 }, (_, number) => (mixBits(number) >>> 0).toString(36)).join('')

/** Enough pages of one type for hero-shared, each with the same image. */
const pages = Array.from({ length: 8 }, (_, number) => ({
  path: `/${number}/`,
  route: 'serviceArea' as const,
  pictures: ['/images/lake.jpg'],
}))

export const markupCases: SupersededCase[] = [
  {
    rule: 'section-empty',
    by: 'list-content',
    site: { pages: [{ path: '/', html: main('<h2>Tools</h2><ul></ul>') }] },
  },
  ...[
    { code: 'h1-missing', what: 'No heading {pages}.' },
    { code: 'breadcrumb-missing', what: 'No trail {pages}.', subject: 'visible trail', followsFrom: [''] },
    { code: 'offer-differs-from-text', what: 'A price {pages}.', subject: 'price 19', followsFrom: [''] },
  ].map((issue) => ({
    rule: issue.code,
    by: 'element-unclosed',
    site: { pages: [{ path: '/a/', issues: [issue, { code: 'element-unclosed', what: 'A comment {pages}.' }] }] },
  })),
  {
    rule: 'picture-formats',
    by: 'dead-resource',
    site: {
      pages: [
        {
          path: '/',
          resources: ['/images/team.jpg'],
          issues: [{ code: 'picture-formats', what: 'No WebP {pages}.', followsFrom: ['/images/team.jpg'] }],
        },
      ],
    },
  },
  {
    rule: 'alt-text-poor',
    by: 'attribute-broken',
    site: { pages: [{ path: '/', html: main('<img src="/a.jpg" alt=Photo of a river>') }] },
  },
  {
    rule: 'aria-hidden-focus',
    by: 'main-hidden',
    site: {
      pages: [
        { path: '/', html: '<html><body><main aria-hidden="true"><a href="/b/">Prices</a></main></body></html>' },
      ],
    },
  },
  {
    rule: 'csp-inline-script',
    by: 'placeholder-text',
    site: {
      pages: [
        {
          path: '/',
          html: `<html><head><meta http-equiv="Content-Security-Policy" content="script-src 'self'"><script>load('GTM-XXXXXXX')</script></head><body><main>A pipe.</main></body></html>`,
        },
      ],
    },
  },
  {
    rule: 'third-party-script',
    by: 'placeholder-text',
    manifest: { site: { embeds: {} } },
    site: {
      pages: [{ path: '/', html: main('<script src="https://tags.example/js?id=G-XXXXXXXXXX"></script>') }],
    },
  },
  {
    rule: 'csp-inline-style',
    by: 'theme-differs',
    site: {
      pages: [
        { path: '/', html: strict('A pipe.').replace('<head>', '<head><style>:root{--color-ink:#ffffff}</style>') },
      ],
    },
    manifest: { site: { theme: { light: { ink: '#000000' }, dark: {} } } },
  },
  {
    rule: 'csp-inline-style',
    by: 'main-hidden',
    site: { pages: [{ path: '/', html: strict('A pipe.').replace('<main', '<main style="display:none"') }] },
  },
  {
    rule: 'csp-inline-style',
    by: 'text-hidden',
    site: {
      pages: [
        {
          path: '/',
          html: `<html><head><meta http-equiv="Content-Security-Policy" content="style-src 'self'"></head><body><main><div style="left:-9999px">Pipes and drains in all of the towns on the river</div></main></body></html>`,
        },
      ],
    },
  },
  {
    rule: 'text-hidden',
    by: 'link-hidden',
    site: {
      pages: [
        {
          path: '/',
          html: main(
            '<div hidden><a href="https://shoes.example/">Shoes</a> <a href="https://boots.example/">Boots</a></div>',
          ),
        },
      ],
    },
  },
  {
    rule: 'text-hidden',
    by: 'link-spam',
    site: {
      pages: [
        {
          path: '/',
          html: main('<p style="left:-9999px">Claim your free spins at the best online casino of the year</p>'),
        },
      ],
    },
  },
  {
    rule: 'text-hidden',
    by: 'link-hidden',
    site: {
      pages: [
        {
          path: '/',
          html: main(
            '<div style="left:-9999px"><a href="https://slots.example/">Slots</a> <a href="https://cards.example/">Cards</a></div>',
          ),
        },
      ],
    },
  },
  {
    rule: 'script-blocking',
    by: 'third-party-script',
    manifest: { site: { embeds: {} } },
    site: {
      pages: [
        {
          path: '/',
          html: '<html><head><script src="https://cdn.example/a.js"></script></head><body><main>Text.</main></body></html>',
        },
      ],
    },
  },
  {
    rule: 'mixed-content',
    by: 'private-host',
    site: { pages: [{ path: '/', html: main('<img src="http://localhost:3000/van.jpg" alt="A van">') }] },
  },
  {
    rule: 'picture-formats',
    by: 'private-host',
    site: { pages: [{ path: '/', html: main('<img src="file:///C:/van.jpg" alt="A van">') }] },
  },
  {
    rule: 'third-party-script',
    by: 'mixed-content',
    manifest: { site: { embeds: {} } },
    site: { pages: [{ path: '/', html: main('<script src="http://cdn.example/a.js"></script>') }] },
  },
  {
    rule: 'keyword-list',
    by: 'text-hidden',
    site: {
      pages: [
        {
          path: '/',
          html: main(
            '<div style="left:-9999px">Drain Odell, Drains Odell, Drain Work Odell, Cheap Drain Work Odell, Drain Odell Today</div>',
          ),
        },
      ],
    },
  },
  {
    rule: 'csp-inline-style',
    by: 'link-hidden',
    site: {
      pages: [
        {
          path: '/',
          html: `<html><head><meta http-equiv="Content-Security-Policy" content="style-src 'self'"></head><body><main><div style="left:-9999px"><a href="https://slots.example/">Slots</a></div></main></body></html>`,
        },
      ],
    },
  },
  {
    rule: 'csp-inline-style',
    by: 'frame-origin',
    site: {
      pages: [{ path: '/', html: strict('<iframe src="https://tags.example.net/x" style="display:none"></iframe>') }],
    },
    manifest: { site: { embeds: {} } },
  },
  {
    rule: 'csp-inline-style',
    by: 'third-party-picture',
    site: { pages: [{ path: '/', html: strict(pixel.replace('<img', '<img style="display:none"')) }] },
  },
  {
    rule: 'picture-eager',
    by: 'mixed-content',
    site: {
      pages: [
        { path: '/', html: main('<img src="/a.jpg" alt=""><h2>Pipes</h2><img src="http://b.example/a.png" alt="">') },
      ],
    },
  },
  ...[
    ['picture-without-alt', pixel],
    ['picture-unsized', '<img src="https://cdn.example.net/a.jpg" alt="">'],
    ['picture-eager', `<img src="/a.jpg" alt=""><h2>Pipes</h2>${pixel}`],
  ].map(([rule = '', html = '']) => ({
    rule,
    by: 'third-party-picture',
    site: { pages: [{ path: '/', html: main(html) }] },
  })),
  {
    rule: 'third-party-picture',
    by: 'private-host',
    site: { pages: [{ path: '/', html: main('<img src="https://localhost/a.jpg" alt="">') }] },
  },
  ...[
    ['interactive-nested', '<p><a href="/a/">Prices. <a href="/b/">Towns</a></p>'],
    ['list-content', '<div><li>Pipes</li></ul>'],
  ].map(([rule = '', html = '']) => ({
    rule,
    by: 'element-unclosed',
    site: { pages: [{ path: '/', html: main(html) }] },
  })),
  {
    rule: 'id-repeated',
    by: 'paragraph-repeated',
    manifest: { site: { language: 'es' } },
    site: {
      pages: [{ path: '/', html: main(`<p id="a">${'Pipes and drains of the river. '.repeat(4)}</p>`.repeat(2)) }],
    },
  },
  {
    rule: 'field-without-label',
    by: 'form-insecure',
    site: { pages: [{ path: '/', html: main('<form action="https://forms.example.net/"><input name="b"></form>') }] },
    manifest: { site: { embeds: {} } },
  },
  {
    rule: 'field-autocomplete',
    by: 'form-insecure',
    site: {
      pages: [
        {
          path: '/',
          html: main(
            '<form action="https://forms.example.net/"><label>E-mail <input type="email" name="b"></label></form>',
          ),
        },
      ],
    },
    manifest: { site: { embeds: {} } },
  },
  {
    rule: 'frame-origin',
    by: 'private-host',
    site: { pages: [{ path: '/', html: main('<iframe src="https://localhost/x" title="Map"></iframe>') }] },
    manifest: { site: { embeds: {} } },
  },
  {
    rule: 'aria-reference',
    by: 'id-repeated',
    site: {
      pages: [
        {
          path: '/',
          html: main('<p id="a"></p><section aria-labelledby="b"><h2 id="a">Pipes</h2></section>'),
        },
      ],
    },
  },
  {
    rule: 'aria-reference',
    by: 'field-without-label',
    site: { pages: [{ path: '/', html: main('<label for="a">Name</label><input id="b" name="name">') }] },
  },
  ...[
    { code: 'css-weight', resources: ['/a.css'] },
    { code: 'font-weight', resources: ['/a.woff2'] },
    { code: 'script-weight', resources: ['/a.js'] },
    { code: 'html-size', bytes: 2_000_000, issues: [{ code: 'html-size', what: 'The HTML {pages}.' }] },
    { code: 'picture-heavy', pictures: ['/a.jpg'], resources: ['/a.jpg'] },
  ].map(({ code, ...page }) => ({
    rule: 'page-weight',
    by: code,
    site: {
      pages: [{ path: '/', ...page }],
      texts: { '/a.css': noise, '/a.js': noise, '/a.woff2': noise, '/a.jpg': noise },
    },
  })),
  {
    rule: 'file-unused',
    by: 'dead-resource',
    site: { pages: [{ path: '/', resources: ['/images/lake-352.jpg'] }], files: ['/images/lake-384.jpg'] },
  },
  {
    rule: 'file-unused',
    by: 'dead-data-url',
    site: { pages: [{ path: '/', dataUrls: ['/images/lake-352.jpg'] }], files: ['/images/lake-384.jpg'] },
  },
  {
    rule: 'file-unused',
    by: 'dead-resource',
    site: { pages: [{ path: '/', resources: ['/assets/gone.js'] }], files: ['/assets/part.js'] },
  },
  {
    rule: 'file-unused',
    by: 'head-url-host',
    site: {
      pages: [
        {
          path: '/',
          html: '<html><head><meta property="og:image" content="http://localhost:4321/images/a.jpg"></head><body><main>A pipe.</main></body></html>',
        },
      ],
      files: ['/images/a.jpg'],
    },
  },
  {
    rule: 'file-unused',
    by: 'source-empty',
    site: {
      pages: [
        {
          path: '/',
          html: main(
            '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/images/lake-352.jpg" alt="A lake">',
          ),
        },
      ],
      files: ['/images/lake-352.jpg'],
    },
  },
  {
    rule: 'file-unused',
    by: 'picture-differs',
    site: {
      pages: [
        { path: '/a/', socialPictures: ['/images/social/b-0123abcd.jpg'], dataUrls: ['/images/social/b-0123abcd.jpg'] },
        { path: '/b/' },
      ],
      files: ['/images/social/a-0123abcd.jpg', '/images/social/b-0123abcd.jpg'],
    },
  },
  {
    rule: 'picture-differs',
    by: 'not-found-page',
    site: {
      pages: [
        { path: '/404.html', socialPictures: ['/images/social/b-0123abcd.jpg'] },
        { path: '/b/', links: ['/404.html'] },
      ],
    },
  },
  { rule: 'personal-data', by: 'leftover-file', site: { pages: [{ path: '/' }], files: ['/customers.sql'] } },
  { rule: 'file-unused', by: 'personal-data', site: { pages: [{ path: '/' }], files: ['/customers.csv'] } },
  {
    rule: 'file-unused',
    by: 'file-too-large',
    site: {
      pages: [{ path: '/' }],
      texts: { '/tour.mp4': ' '.repeat(27_000_000) },
    },
    manifest: { site: { hosting: { hosts: [] } } },
  },
  { rule: 'file-unused', by: 'leftover-file', site: { pages: [{ path: '/' }], files: ['/.env'] } },
  {
    rule: 'file-unused',
    by: 'not-found-page',
    site: { pages: [{ path: '/' }], missing: ['/404.html'], files: ['/images/social/404.jpg'] },
  },
  {
    rule: 'file-unused',
    by: 'soft-404',
    site: {
      pages: [{ path: '/a/', issues: [{ code: 'soft-404', what: 'Nothing {pages}.' }] }],
      files: ['/images/social/a.jpg'],
    },
  },
  {
    rule: 'file-unused',
    by: 'page-broken',
    site: {
      pages: [{ path: '/a/', html: '', canonical: undefined, route: 'contact' }],
      files: ['/images/social/a.jpg'],
    },
  },
  {
    rule: 'file-unused',
    by: 'canonical-form',
    site: {
      pages: [
        {
          path: '/a/',
          html: '<head><link rel="canonical" href="https://staging.example/a/"></head><main></main>',
          canonical: 'https://staging.example/a/',
        },
      ],
      files: ['/images/social/a.jpg'],
    },
  },
  {
    rule: 'file-unused',
    by: 'page-exchanged',
    site: {
      pages: [
        { path: '/', textHash: 'home' },
        { path: '/a/', canonical: `${origin}/`, textHash: 'home' },
      ],
      listings: { '/a/': { canonicalPath: '/a/' } },
      files: ['/images/social/a.jpg'],
    },
  },
  {
    rule: 'file-unused',
    by: 'page-missing',
    site: { pages: [{ path: '/' }], missing: ['/a/'], files: ['/images/social/a.jpg'] },
  },
  {
    rule: 'frame-origin',
    by: 'mixed-content',
    site: { pages: [{ path: '/', html: main('<iframe src="http://maps.example.net/x" title="Map"></iframe>') }] },
    manifest: { site: { embeds: {} } },
  },
  {
    rule: 'frame-origin',
    by: 'head-closed-early',
    site: {
      pages: [
        {
          path: '/',
          html: '<html><head><iframe src="https://tags.example.net/x"></iframe><title>Drains</title></head><body><main>Text.</main></body></html>',
        },
      ],
    },
    manifest: { site: { embeds: {} } },
  },
  ...['frame-eager', 'frame-sandbox', 'frame-unsized', 'frame-without-link', 'frame-without-title'].map((rule) => ({
    rule,
    by: 'frame-origin',
    site: { pages: [{ path: '/', html: main('<iframe src="https://maps.example.net/x"></iframe>') }] },
    manifest: { site: { embeds: {} } },
  })),
  { rule: 'heading-empty', by: 'h1-missing', site: { pages: [{ path: '/', html: main('<h1></h1>') }] } },
  {
    rule: 'hero-shared',
    by: 'stand-in-picture',
    site: { pages, pictureOrigins: Object.fromEntries(pages.map(({ path }) => [path, 'stock'])) },
  },
  ...(
    [
      ['id-repeated', '<p id="a"></p>'],
      ['h1-several', '<h1>Pipes</h1>'],
      ['hero-priority', '<img src="/a.jpg" alt="" fetchpriority="high">'],
      ['nav-unnamed', '<nav aria-label="Trail"></nav>'],
    ] as const
  ).map(([rule, html]) => ({
    rule,
    by: 'main-landmark',
    site: {
      pages: [
        {
          path: '/',
          route: 'home' as const,
          html: `<html><body><main>${html}</main><main>${html}</main></body></html>`,
        },
      ],
    },
  })),
  {
    rule: 'unsafe-url',
    by: 'link-not-crawlable',
    site: { pages: [{ path: '/', html: main('<a href="javascript:go()">Prices</a>') }] },
  },
]

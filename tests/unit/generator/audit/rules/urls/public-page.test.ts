import { expect, test } from 'vitest'
import { publicPage } from '#generator/audit/rules/urls/public-page.ts'
import { auditedSite, findingsIn, origin } from '../../../../../support/audited-site.ts'

/** What is found in an HTML file of `public/`, on a site with one other page, which may link to it. */
function findings(html: string, { url = '/old.html', links = [] as string[] } = {}) {
  const site = auditedSite({ pages: [{ path: '/', links }, { path: '/prices/' }], texts: { [url]: html } })
  const files = { ...site.files, ownFiles: new Map([[url, `public${url}`]]) }
  return findingsIn({ ...site, files }, publicPage).map(({ severity, at, what }) => [severity, at.file, what])
}

const page = (head: string, body = 'Our prices of 2019.') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`
const complete = `<title>Prices</title><link rel="canonical" href="${origin}/old.html">`

test.each<[name: string, html: string, fault: string]>([
  ['a broken link', page(complete, '<a href="book.php">Book</a>'), 'leads to /book.php, which the site does not have'],
  ['a missing image', page(complete, '<img src="/logo.gif">'), 'leads to /logo.gif, which the site does not have'],
  [
    'a link to a trial',
    page(complete, '<a href="https://staging.town.example/">Home</a>'),
    'leads to https://staging.town.example/ instead of town.example',
  ],
  [
    'the canonical of another site',
    page('<title>Prices</title><link rel="canonical" href="https://former.example/prices/">'),
    'has the canonical https://former.example/prices/, which is not on https://town.example',
  ],
  [
    'a placeholder',
    page(complete, 'Lorem ipsum dolor sit amet'),
    'contains "Lorem ipsum", which was never written out',
  ],
])('%s is an error', (_, html, fault) => {
  expect(findings(html, { links: ['/old.html'] })).toEqual([
    ['error', 'public/old.html', `The page /old.html of public/ ${fault}.`],
  ])
})

test('an indexable page that nothing links to is a warning', () => {
  expect(findings(page('<title>Prices</title>'))).toEqual([
    [
      'warning',
      'public/old.html',
      'The page /old.html of public/ is indexable, but has no canonical and no link from a page of the site.',
    ],
  ])
})

test.each<[name: string, html: string, url?: string, links?: string[]]>([
  ['a complete page with links', page(complete, '<a href="/prices">Prices</a>'), '/old.html', ['/old.html']],
  ['a page with noindex', page('<meta name="robots" content="noindex">')],
  ['a page with another page as canonical', page(`<link rel="canonical" href="${origin}/prices/">`)],
  ['a proof of ownership', 'google-site-verification: google1a2b.html'],
  ['a redirect', '<html><head><meta http-equiv="refresh" content="0; url=/gone/"></head></html>'],
])('%s has no finding', (_, html, url, links) => {
  expect(findings(html, { url, links })).toEqual([])
})

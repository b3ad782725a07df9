import { expect, test } from 'vitest'
import { hostRedirect } from '#generator/audit/rules/urls/host-redirect.ts'
import type { HostName } from '#manifest/schema/hosting.ts'
import { auditedSite, findingsIn } from '../../../../../support/audited-site.ts'

/** What is found in a `_redirects` of a site with the page /press/. */
function foundOn(host: HostName, line: string): string[] {
  const site = auditedSite({ pages: [{ path: '/' }, { path: '/press/' }], texts: { '/_redirects': `${line}\n` } })
  const hosting = { ...site.manifest.site.hosting, hosts: [host] }
  const manifest = { ...site.manifest, site: { ...site.manifest.site, hosting } }
  return findingsIn({ ...site, manifest }, hostRedirect).map(({ what }) => what)
}

test('a folder that leads to its own page is a loop on Cloudflare, which looks for redirects before files', () => {
  expect(foundOn('cloudflare', '/press/* /press/ 301')).toEqual([
    'Line 1 of _redirects redirects /press/* to /press/, which it redirects again.',
  ])
})

test('a folder that leads to its own page is none on Netlify, which looks for files first', () => {
  expect(foundOn('netlify', '/press/* /press/ 301')).toEqual([])
})

test('of a file with an unresolved merge conflict, no line is reported', () => {
  expect(foundOn('netlify', '/old/ /gone/ 301')).toHaveLength(1)
  expect(foundOn('netlify', '<<<<<<< HEAD\n/old/ /gone/ 301\n>>>>>>> move')).toEqual([])
})

test('two rules that lead to each other are one finding, at the first', () => {
  expect(foundOn('netlify', '/press/ /old/ 301!\n/old/ /press/ 301!')).toEqual([
    'Line 1 of _redirects is for /press/, where /press/ is a page, and leads to /old/.',
  ])
  expect(foundOn('netlify', '/old/ /press/ 301\n/press/ /old/ 301')).toEqual([
    'Line 2 of _redirects is for /press/, where /press/ is a page, and leads to /old/.',
  ])
})

test('a target on another site is a warning, and an error if intruders or visitors may choose it', () => {
  const severities = (line: string) => {
    const site = auditedSite({ pages: [{ path: '/' }], texts: { '/_redirects': `${line}\n` } })
    return findingsIn(site, hostRedirect).map(({ severity }) => severity)
  }
  expect(severities('/news/* https://herald.example/ 301')).toEqual(['warning'])
  expect(severities('/news/* https://best-casino.example/ 301')).toEqual(['error'])
  expect(severities('/go/* https://:splat 302')).toEqual(['error'])
})

const loops: [file: string, text: string, what: string][] = [
  [
    '_redirects',
    '/press /press/ 301\n/press/ /press 301',
    'Line 1 of _redirects redirects /press to /press/, and line 2',
  ],
  [
    '_redirects',
    '/old/ /old 302\n/a /press/ 301\n/old /old/ 302',
    'Line 1 of _redirects redirects /old/ to /old, and line 3',
  ],
  [
    '.htaccess',
    'RewriteEngine On\nRewriteRule ^press$ /press/ [R=301,L]\nRewriteRule ^press/$ /press [R=301,L]',
    'Line 2 of .htaccess redirects ^press$ to /press/, and line 3',
  ],
  [
    '.htaccess',
    'RedirectMatch 301 ^/press$ /press/\nRedirectMatch 301 ^/press/$ /press',
    'Line 1 of .htaccess redirects ^/press$ to /press/, and line 2',
  ],
  [
    'nginx.conf',
    'server {\n  location = /press { return 301 /press/; }\n  location = /press/ { return 301 /press; }\n}',
    'Line 2 of nginx.conf redirects /press to /press/, and line 3',
  ],
  [
    'Caddyfile',
    'redir /press /press/ 301\nredir /press/ /press 301',
    'Line 1 of Caddyfile redirects /press to /press/, and line 2',
  ],
  [
    'vercel.json',
    JSON.stringify(
      {
        redirects: [
          { source: '/press', destination: '/press/', permanent: true },
          { source: '/press/', destination: '/press', permanent: true },
        ],
      },
      undefined,
      1,
    ),
    'redirects /press to /press/, and line',
  ],
  [
    'netlify.toml',
    '[[redirects]]\nfrom = "/press"\nto = "/press/"\n\n[[redirects]]\nfrom = "/press/"\nto = "/press"\n',
    'Line 1 of netlify.toml redirects /press to /press/, and line 5',
  ],
]

const foundIn = (file: string, text: string) =>
  findingsIn(
    auditedSite({ pages: [{ path: '/' }, { path: '/press/' }], texts: { [`/${file}`]: `${text}\n` } }),
    hostRedirect,
  ).map(({ what }) => what)

test.each(loops)('two lines of %s that add and remove a slash are one finding', (file, text, what) => {
  expect(foundIn(file, text)).toEqual([expect.stringContaining(what)])
})

test('a line that adds the slash alone is right', () => {
  expect(foundIn('_redirects', '/press /press/ 301')).toEqual([])
  expect(foundIn('nginx.conf', 'server {\n  location = /press { return 301 /press/; }\n}')).toEqual([])
})

test.each([
  '/a/ /press/ 302\n/a /press/ 302',
  '/a /press/ 302\n/a/ /press/ 302',
  '/press/ /gone/ 301!\n/press /gone/ 301!',
])('two lines for both forms of a path with one target are one finding: %j', (text) => {
  expect(foundIn('_redirects', text)).toEqual([expect.stringMatching(/^Line 1 .*[^)]\.$/)])
})

test('two lines for both forms of a path with two targets are two findings', () => {
  expect(foundIn('_redirects', '/a/ /gone/ 301\n/a /lost/ 301')).toEqual([
    'Line 1 of _redirects redirects /a/ to /gone/, which does not exist.',
    'Line 2 of _redirects redirects /a to /lost/, which does not exist.',
  ])
})

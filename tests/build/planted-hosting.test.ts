import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openGarden } from '../support/planted-site.ts'

// A file of a host that hides pages or redirects wrongly has one finding for each wrong line.

let garden: Awaited<ReturnType<typeof openGarden>>
beforeAll(async () => {
  garden = await openGarden()
})
afterAll(() => garden.close())

const plant = (file: string, ...lines: string[]) =>
  garden
    .plant(({ write }) => write(file, `${lines.join('\n')}\n`))
    // A server would send its configuration to anyone, which is a fault of its own.
    .then(({ added }) => added.filter(({ code }) => code !== 'file-unused'))

describe('reports', () => {
  const cases: [code: string, name: string, file: string, ...lines: string[]][] = [
    ['host-noindex', 'a header for all paths', '_headers', '/*', '  X-Robots-Tag: noindex'],
    ['host-noindex', 'a header for one page', '_headers', '/services/', '  X-Robots-Tag: noindex, nofollow'],
    ['host-noindex', 'a header for one crawler', '_headers', '/services/*', '  x-robots-tag: googlebot: noindex'],
    ['host-noindex', 'a header of Apache', '.htaccess', 'Header always set X-Robots-Tag "noindex"'],
    [
      'host-noindex',
      'a header of nginx',
      'nginx.conf',
      'location /services/ {',
      '  add_header X-Robots-Tag none;',
      '}',
    ],
    ['host-noindex', 'a header of Caddy', 'Caddyfile', 'header /services/* X-Robots-Tag noindex'],
    [
      'host-noindex',
      'a header of Vercel',
      'vercel.json',
      '{"headers":[{"source":"/(.*)","headers":[{"key":"X-Robots-Tag","value":"noindex"}]}]}',
    ],
    ['host-redirect', 'a redirect over a page', '_redirects', '/services/ /contact/ 301'],
    ['host-redirect', 'a catch-all', '_redirects', '/* / 302'],
    ['host-redirect', 'a file served for every URL', '_redirects', '/* /index.html 200'],
    ['host-redirect', 'a redirect to nothing', '_redirects', '/old/ /no-such-page/ 301'],
    ['host-redirect', 'a chain', '_redirects', '/old/ /older/ 301', '/older/ /contact/ 301'],
    ['host-redirect', 'a redirect to itself', '_redirects', '/old/ /old/ 301'],
    ['host-redirect', 'a target without its slash', '_redirects', '/old/ /contact 301'],
    [
      'host-redirect',
      'a rewrite over a page',
      '.htaccess',
      'RewriteEngine On',
      'RewriteRule ^services/$ /contact/ [R=301,L]',
    ],
    ['host-redirect', 'a page that is gone', '.htaccess', 'Redirect gone /services/drain-cleaning'],
    ['host-redirect', 'a pattern over pages', '.htaccess', 'RedirectMatch 301 ^/services/.* /contact/'],
    ['host-redirect', 'a return of nginx', 'nginx.conf', 'location = /services/ {', '  return 301 /contact/;', '}'],
    ['host-redirect', 'a redirect of Caddy', 'Caddyfile', 'redir /old/ /no-such-page/ permanent'],
    [
      'host-redirect',
      'a redirect of Vercel',
      'vercel.json',
      '{"redirects":[{"source":"/services/","destination":"/"}]}',
    ],
  ]
  test.each(cases)('%s: %s', async (code, _, file, ...lines) => {
    const added = await plant(file, ...lines)
    expect(added.map((finding) => [finding.code, finding.severity])).toEqual([[code, 'error']])
  })

  test('both rules of a loop', async () => {
    const added = await plant('_redirects', '/old/ /older/ 301', '/older/ /old/ 301')
    expect(added.map(({ what }) => what)).toEqual([
      'Line 1 of _redirects redirects /old/ to /older/, which redirects back.',
      'Line 2 of _redirects redirects /older/ to /old/, which redirects back.',
    ])
  })

  test('the line, and the pages that it hides', async () => {
    const [found] = await plant('_headers', '# A note.', '/services/*', '  X-Robots-Tag: noindex')
    expect(found?.what).toMatch(
      /^Line 3 of _headers sends "noindex" for \/services\/\*, which hides \/services\/ and \d+ more\.$/,
    )
    expect(found?.count).toBeGreaterThan(5)
  })
})

describe('does not report', () => {
  const cases: [name: string, file: string, ...lines: string[]][] = [
    ['a header for files', '_headers', '/images/*', '  X-Robots-Tag: noindex'],
    ['another directive', '_headers', '/*', '  X-Robots-Tag: max-image-preview:large'],
    ['a redirect of an old URL', '_redirects', '# Old.', '/old/ /contact/ 301', '/old/:name/ /services/:name/ 301'],
    ['a redirect to the slash', '_redirects', '/contact /contact/ 301'],
    ['a redirect to another site', '_redirects', '/book/ https://book.gorgedrain.example/ 302'],
    [
      'a rule with a condition',
      '.htaccess',
      'RewriteCond %{HTTP_HOST} ^www\\.',
      'RewriteRule ^(.*)$ https://gorgedrain.example/$1 [R=301,L]',
    ],
  ]
  test.each(cases)('%s', async (_, file, ...lines) => {
    expect(await plant(file, ...lines)).toEqual([])
  })
})

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HostName } from '#manifest/schema/hosting.ts'
import { hostFiles } from '../../generator/hosts/host-files.ts'
import { answersOf } from '../../generator/hosts/preview-rules.ts'
import { startPreview } from '../../generator/serve/preview.ts'
import { headers, hostInput, redirectsOf, writeSite } from '../support/host-case.ts'
import { ask } from '../support/raw-request.ts'
import { findServer, installNginx, type RunningServer, startServer } from '../support/servers.ts'

// What every host must do with a site, tested on real servers. nginx is installed where possible; Apache and Caddy are
// tested where they are installed.

const missingNginx = installNginx()

const servers = ['nginx', 'apache', 'caddy', 'preview'] as const
const emitted = { nginx: 'nginx.conf', apache: '.htaccess', caddy: 'Caddyfile' } as const

async function start(
  name: (typeof servers)[number],
  form: 'always' | 'never',
  dir: string,
  isPrecompressed = false,
): Promise<RunningServer> {
  const input = hostInput({
    isPrecompressed,
    hosts: name === 'preview' ? [] : [name satisfies HostName],
    trailingSlash: form,
    redirects: redirectsOf(form),
    languageFolders: ['es'],
  })
  if (name === 'preview') {
    const { url, close } = await startPreview({ dir, port: 0, answers: answersOf(input) })
    return { url, stop: close }
  }
  const { files, snippets } = hostFiles(input)
  const text = [...files, ...snippets].find(({ file }) => file === emitted[name])?.text ?? ''
  return startServer(name, { dir, text })
}

/** A URL without the origin of the server, with normalised percent-encoding. */
const local = (location: string) =>
  location
    .replace(/^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?/, '')
    .replace(/%[0-9a-f]{2}/g, (code) => code.toUpperCase())

const whyNot = (name: string) => (name === 'nginx' && missingNginx ? ` (${missingNginx})` : '')

for (const name of servers)
  for (const form of ['always', 'never'] as const)
    describe.skipIf(name !== 'preview' && !findServer(name))(`${name}, trailing slash ${form}${whyNot(name)}`, () => {
      let server: RunningServer
      let dir: string
      beforeAll(async () => {
        dir = await mkdtemp(join(tmpdir(), 'citywide-host-'))
        await writeSite(dir, form)
        server = await start(name, form, dir)
      })
      afterAll(async () => {
        await server?.stop()
        await rm(dir, { recursive: true, force: true })
      })

      const end = form === 'always' ? '/' : ''
      const other = form === 'always' ? '' : '/'
      const get = (path: string, options?: Parameters<typeof ask>[2]) => ask(server.url, path, options)
      const statusOf = async (path: string) => [path, (await get(path)).status]
      /** The redirect: a status and a URL without the origin of the server. */
      const leads = async (path: string) => {
        const { status, headers } = await get(path)
        return [path, status, headers.location && local(headers.location)]
      }

      test('pages are served at the one form of their URL', async () => {
        for (const [path, body] of [
          ['/', 'home'],
          [`/about${end}`, 'about'],
          [`/about/team${end}`, 'team'],
          [`/na%C3%AFve${end}`, 'naive'],
        ] as const) {
          const answer = await get(path)
          expect([path, answer.status, answer.body]).toEqual([path, 200, body])
          expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
        }
      })

      test('every other form redirects there in one step, with its query', async () => {
        for (const path of [`/about${other}`, `/about/team${other}`, `/na%C3%AFve${other}`])
          for (const query of ['', '?x=1&y=%2F'])
            expect(await leads(path + query)).toEqual([path + query, 301, path.replace(/\/$/, '') + end + query])
        const file = form === 'always' ? '/about/index.html' : '/about.html'
        expect(await leads(`${file}?x=1`)).toEqual([`${file}?x=1`, 301, `/about${end}?x=1`])
      })

      test.runIf(form === 'never')('the front page has no other name', async () => {
        for (const path of ['/index', '/index/', '/index.html', '/inde%78.html'])
          for (const query of ['', '?x=1&y=%2F'])
            expect(await leads(path + query)).toEqual([path + query, 301, `/${query}`])
      })

      test('an unknown URL is answered with the 404 page and status, at any depth', async () => {
        for (const path of [
          '/x',
          '/x/',
          '/x/y/',
          '/about/x/y',
          '/a/b/c/d/',
          '/x.html',
          '/assets/none.js',
          '/images/none.avif',
          '/404.html',
          '/404',
          '/404/',
          '/40%34',
          '/%00',
          '/about%2Fteam%2Fx',
        ]) {
          const answer = await get(path)
          // Served under its name in the preview, so that it can be viewed.
          if (name === 'preview' && path === '/404.html') continue
          if (path === '/%00') expect(answer.status).toBeGreaterThanOrEqual(400)
          // Apache answers this itself, before it reads .htaccess.
          else if (name === 'apache' && path.includes('%2F')) expect(answer.status).toBe(404)
          else expect([path, answer.status, answer.body]).toEqual([path, 404, 'nothing here'])
        }
      })

      test('an unknown URL in the folder of a language is answered with the 404 page of the language', async () => {
        for (const path of ['/es/x', '/es/x/', '/es/about/x/y', '/es/none.png']) {
          const answer = await get(path)
          expect([path, answer.status, answer.body]).toEqual([path, 404, 'nada aquí'])
        }
        expect((await get('/essay/')).body).toBe('nothing here')
        if (name !== 'preview') expect((await get('/es/404.html')).status).toBe(404)
      })

      test('folders are not listed', async () => {
        for (const path of ['/assets/', '/images/', '/images/deep/', '/assets', '/.well-known/', '/.well-known'])
          expect((await get(path)).body).not.toContain('x-1234')
        for (const path of ['/assets/', '/images/', '/images/deep/', '/.well-known/'])
          expect([403, 404], path).toContain((await get(path)).status)
      })

      test('a URL with two slashes is not found', async () => {
        for (const path of ['//', '//about/', '/about//team/', '//about', '//evil.example/%2e%2e', '//evil.example/']) {
          const { status, headers } = await get(path)
          expect([path, status, headers.location]).toEqual([path, 404, undefined])
        }
      })

      test('a path that leaves the site is not found', async () => {
        for (const path of [
          '/../etc/passwd',
          '/%2e%2e/%2e%2e/etc/passwd',
          '/about/..%2f..%2f..%2fetc/passwd',
          '/..%5c..%5cetc',
        ]) {
          const { status, body } = await get(path)
          expect([400, 404], `${path}: ${status}`).toContain(status)
          expect(body).not.toContain('root:')
        }
      })

      test('host configuration and hidden files are not served, and security.txt is', async () => {
        for (const path of [
          '/_headers',
          '/_redirects',
          '/vercel.json',
          '/.htaccess',
          '/.hidden/x.txt',
          '/%2Ehidden/x.txt',
          '/about/.git/config',
        ]) {
          const { status, body } = await get(path)
          expect([path, [403, 404].includes(status), body.includes('secret')]).toEqual([path, true, false])
        }
        const answer = await get('/.well-known/security.txt')
        expect([answer.status, answer.body]).toEqual([200, 'Contact: mailto:a@b.example'])
      })

      test('a redirect takes one step with and without trailing slash, and keeps the query', async () => {
        for (const from of [
          '/old',
          '/old/',
          '/caf%C3%A9/',
          '/caf%C3%A9',
          '/old.dots+and(more)',
          '/old.dots+and(more)/',
        ])
          expect(await leads(from)).toEqual([from, 301, `/about${end}`])
        expect(await leads('/old?x=1')).toEqual(['/old?x=1', 301, `/about${end}?x=1`])
        expect(await leads('/old-page.html?x=1')).toEqual(['/old-page.html?x=1', 301, `/about${end}?x=1`])
        expect(await leads('/old-query/?x=1')).toEqual(['/old-query/?x=1', 301, `/about${end}?from=old`])
        expect(await leads('/old-fragment/')).toEqual(['/old-fragment/', 301, `/about${end}#team`])
        expect(await leads('/elsewhere')).toEqual(['/elsewhere', 301, 'https://other.example:8443/a/?b=c'])
      })

      test('special characters of the server are literal in a redirect', async () => {
        expect(await leads('/a%241%20b%22%7Bx%7D/')).toEqual(['/a%241%20b%22%7Bx%7D/', 301, `/about${end}`])
        expect(await leads('/dollar/')).toEqual(['/dollar/', 301, `/about${end}?price=%241&x=%5C%22%24%7Bhost%7D`])
        expect(await statusOf('/oldxdots+and(more)/')).toEqual(['/oldxdots+and(more)/', 404])
      })

      test('a pattern carries over its captures, and the more specific rule comes first', async () => {
        expect(await leads('/blog/one/?x=1')).toEqual(['/blog/one/?x=1', 301, `/news/one${end}?x=1`])
        expect(await leads('/blog/one')).toEqual(['/blog/one', 301, `/news/one${end}`])
        expect(await leads('/blog/kept/')).toEqual(['/blog/kept/', 301, `/about${end}`])
        expect(await leads('/shop/mops/red')).toEqual(['/shop/mops/red', 301, `https://shop.example/red/in/mops${end}`])
        for (const path of ['/docs', '/docs/']) expect(await leads(path)).toEqual([path, 301, `/help${end}`])
        expect(await leads('/docs?x=1')).toEqual(['/docs?x=1', 301, `/help${end}?x=1`])
        for (const path of ['/top', '/top/']) expect(await leads(path)).toEqual([path, 301, '/'])
        expect(await leads('/docs/a/b/')).toEqual(['/docs/a/b/', 301, `/help/a/b${end}`])
        expect(await leads('/docs/a/b?x=1')).toEqual(['/docs/a/b?x=1', 301, `/help/a/b${end}?x=1`])
        expect(await leads('/docs/a/b.pdf')).toEqual(['/docs/a/b.pdf', 301, '/help/a/b.pdf'])
        expect(await leads('/wiki/a/b')).toEqual(['/wiki/a/b', 301, `/about${end}`])
        expect(await statusOf('/blog/one/two/')).toEqual(['/blog/one/two/', 404])
        expect(await statusOf('/blogx/one/')).toEqual(['/blogx/one/', 404])
      })

      test('a capture keeps its percent-encoding and cannot inject a header', async () => {
        for (const part of [
          'a%20b',
          '%3Fx',
          '%23',
          '%0d%0aSet-Cookie:%20a=b',
          'caf%C3%A9',
          '%22',
          'a%2Fb',
          "it's",
          'a&b=c',
          '%7Bhttp.request.host%7D',
          '%24%7Bhost%7D',
          '%25',
        ]) {
          if (name === 'apache' && part.includes('%2F')) continue // see above
          const { status, headers } = await get(`/blog/${part}/`)
          expect([part, status, headers.location && local(headers.location), headers['set-cookie']]).toEqual([
            part,
            301,
            local(`/news/${part}${end}`),
            undefined,
          ])
        }
      })

      test('a URL that is gone is answered with 410 and the 404 page', async () => {
        for (const path of ['/gone', '/gone/', '/lost/one/', '/lost/one', '/dead', '/dead/a/b/']) {
          const answer = await get(path)
          expect([path, answer.status, answer.body]).toEqual([path, 410, 'nothing here'])
        }
      })

      test('every response has every header once: pages, files, redirects, errors', async () => {
        for (const path of [
          '/',
          `/about${end}`,
          '/assets/x-1234.js',
          '/images/p-1234.avif',
          '/robots.txt',
          '/old/',
          `/about${other}`,
          '/none/',
          '/gone/',
        ]) {
          const answer = await get(path)
          for (const [header, value] of headers.every)
            expect([path, header, answer.headers[header.toLowerCase()]]).toEqual([path, header, value])
          expect([path, answer.headers['content-security-policy']]).toEqual([path, headers.policy.site])
        }
      })

      test('an SVG opened as a document may not run script', async () => {
        for (const path of ['/favicon.svg', '/images/deep/p-1234.svg'])
          expect([path, (await get(path)).headers['content-security-policy']]).toEqual([path, headers.policy.drawing])
      })

      test('files named by hash are immutable, and no others are', async () => {
        const caching = async (path: string) => [path, (await get(path)).headers['cache-control']]
        for (const path of [
          '/assets/x-1234.js',
          '/images/p-1234.avif',
          '/images/deep/p-1234.svg',
          '/assets/f-1234.woff2',
        ])
          expect(await caching(path)).toEqual([path, headers.cache.hashed])
        for (const path of [
          '/',
          `/about${end}`,
          '/robots.txt',
          '/favicon.svg',
          '/none/',
          '/assets/none.js',
          '/images/none.avif',
        ])
          expect(await caching(path)).toEqual([path, headers.cache.other])
      })

      test('each file has its content type, and text its character set', async () => {
        const typeOf = async (path: string) =>
          (await get(path)).headers['content-type']?.toLowerCase().replace('; ', ';')
        const types = {
          '/assets/x-1234.js': 'text/javascript;charset=utf-8',
          '/assets/x-1234.css': 'text/css;charset=utf-8',
          '/assets/f-1234.woff2': 'font/woff2',
          '/images/p-1234.avif': 'image/avif',
          '/favicon.svg': 'image/svg+xml;charset=utf-8',
          '/robots.txt': 'text/plain;charset=utf-8',
          '/sitemap.xml': 'application/xml;charset=utf-8',
          '/site.webmanifest': 'application/manifest+json;charset=utf-8',
          '/.well-known/security.txt': 'text/plain;charset=utf-8',
        }
        const found = await Promise.all(Object.keys(types).map(async (path) => [path, await typeOf(path)]))
        expect(Object.fromEntries(found)).toEqual(types)
      })

      test('HEAD is answered like GET, without a body', async () => {
        for (const path of ['/', '/none/', '/old/', '/gone/', '/assets/x-1234.js']) {
          const [head, full] = [await get(path, { method: 'HEAD' }), await get(path)]
          expect([path, head.status, head.headers['cache-control'], head.headers.location, head.body]).toEqual([
            path,
            full.status,
            full.headers['cache-control'],
            full.headers.location,
            '',
          ])
        }
      })
    })

for (const name of ['nginx', 'apache', 'caddy'] as const)
  for (const form of ['always', 'never'] as const)
    describe.skipIf(!findServer(name))(`${name} with compressed copies, trailing slash ${form}`, () => {
      let server: RunningServer
      let dir: string
      const page = form === 'always' ? 'about/index.html' : 'about.html'
      const end = form === 'always' ? '/' : ''
      beforeAll(async () => {
        dir = await mkdtemp(join(tmpdir(), 'citywide-host-'))
        await writeSite(dir, form)
        for (const file of ['index.html', page, 'assets/x-1234.js', 'robots.txt', 'favicon.svg'])
          await writeFile(join(dir, `${file}.gz`), gzipSync(await readFile(join(dir, file))))
        server = await start(name, form, dir, true)
      })
      afterAll(async () => {
        await server?.stop()
        await rm(dir, { recursive: true, force: true })
      })

      test('a client that accepts gzip gets the copy, with the same type and headers', async () => {
        for (const path of ['/', `/about${end}`, '/assets/x-1234.js', '/robots.txt', '/favicon.svg']) {
          const [plain, small] = await Promise.all([
            ask(server.url, path),
            ask(server.url, path, { headers: { 'accept-encoding': 'gzip, deflate, br' } }),
          ])
          const { etag, 'content-length': length, 'content-encoding': coding, vary, date, ...rest } = small.headers
          expect([path, small.status, coding]).toEqual([path, 200, 'gzip'])
          for (const [header, value] of Object.entries(rest))
            if (!/^(connection|keep-alive|last-modified|accept-ranges)$/.test(header))
              expect([path, header, value]).toEqual([path, header, plain.headers[header]])
          expect([path, plain.status, plain.headers['content-encoding']]).toEqual([path, 200, undefined])
        }
      })

      test('the copies have no URLs of their own', async () => {
        for (const path of ['/robots.txt.gz', '/assets/x-1234.js.gz', `/${page}.gz`])
          expect([path, (await ask(server.url, path)).status]).toEqual([path, 404])
      })

      test('a file without an accepted copy is sent uncompressed', async () => {
        const answer = await ask(server.url, '/sitemap.xml', { headers: { 'accept-encoding': 'gzip' } })
        expect([answer.status, answer.headers['content-encoding'], answer.body]).toEqual([200, undefined, '<urlset/>'])
        const other = await ask(server.url, `/about${end}`, { headers: { 'accept-encoding': 'br' } })
        expect([other.status, other.headers['content-encoding'], other.body]).toEqual([200, undefined, 'about'])
      })

      test('an unknown URL is still the 404 page', async () => {
        const answer = await ask(server.url, '/none/', { headers: { 'accept-encoding': 'gzip' } })
        expect([answer.status, answer.body]).toEqual([404, 'nothing here'])
      })
    })

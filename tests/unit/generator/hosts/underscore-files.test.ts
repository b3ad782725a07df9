import { expect, test } from 'vitest'
import type { HostInput } from '#generator/hosts/host-input.ts'
import { underscoreFiles } from '#generator/hosts/underscore-files.ts'
import { at, headers, hostInput, redirect } from '../../../support/host-case.ts'

const made = (input: Partial<HostInput> & Pick<HostInput, 'hosts'>) => {
  const { files, problems } = underscoreFiles(hostInput(input))
  const textOf = (name: string) => files.find(({ file }) => file === name)?.text ?? ''
  return { redirects: textOf('_redirects').split('\n').filter(Boolean), headers: textOf('_headers'), problems }
}

test('each URL is written with and without trailing slash, those without a pattern first', () => {
  const redirects = [
    redirect('/blog/:slug/', '/news/:slug/'),
    redirect('/docs/*', '/help/*'),
    redirect('/old/', '/new/'),
  ]
  expect(made({ hosts: ['cloudflare'], redirects }).redirects).toEqual([
    '/old/ /new/ 301',
    '/old /new/ 301',
    '/docs /help/ 301',
    '/blog/:parta/ /news/:parta/ 301',
    '/blog/:parta /news/:parta/ 301',
    '/docs/* /help/:splat 301',
  ])
})

test('a file has one line, and another site is a literal target', () => {
  const redirects = [redirect('/old.html', 'https://other.example:8443/a/?b=c')]
  expect(made({ hosts: ['netlify'], redirects }).redirects).toEqual(['/old.html https://other.example:8443/a/?b=c 301'])
})

test('white space and other separators are encoded', () => {
  const redirects = [redirect('/a b/', '/c d/#e f'), redirect('/x\n/y /z 200/', '/new/')]
  expect(made({ hosts: ['cloudflare'], redirects }).redirects).toEqual([
    '/a%20b/ /c%20d/#e%20f 301',
    '/a%20b /c%20d/#e%20f 301',
    '/x%0A/y%20/z%20200/ /new/ 301',
    '/x%0A/y%20/z%20200 /new/ 301',
  ])
})

test('Netlify answers 410 for a URL that is gone; for Cloudflare there is a notice', () => {
  const redirects = [redirect('/gone/')]
  const { redirects: lines, problems } = made({ hosts: ['netlify', 'cloudflare'], redirects })
  expect(lines).toEqual(['/gone/ /404.html 410', '/gone /404.html 410'])
  expect(problems).toEqual([expect.objectContaining({ code: 'host-cannot-say-gone', severity: 'notice' })])
  expect(made({ hosts: ['cloudflare'], redirects }).redirects).toEqual([])
})

test('with redirect pages, the rule is forced for Netlify; with Cloudflare there is a warning instead', () => {
  const redirects = [redirect('/old/', '/new/')]
  expect(made({ hosts: ['netlify', 'github-pages'], redirects }).redirects[0]).toBe('/old/ /new/ 301!')
  const shared = made({ hosts: ['netlify', 'cloudflare', 's3'], redirects })
  expect(shared.redirects[0]).toBe('/old/ /new/ 301')
  expect(shared.problems).toEqual([expect.objectContaining({ code: 'hosts-at-odds', severity: 'warning' })])
})

test('on Netlify the files of other hosts are not served', () => {
  expect(made({ hosts: ['netlify', 'vercel', 'apache'] }).redirects).toEqual([
    '/vercel.json /404.html 404!',
    '/.htaccess /404.html 404!',
  ])
})

test('with Cloudflare no rule is forced: redirects hide those files, and netlify.toml hides them on Netlify', () => {
  const redirects = [redirect('/docs/*', '/help/*')]
  const shared = underscoreFiles(hostInput({ hosts: ['netlify', 'cloudflare', 'vercel', 'apache'], redirects }))
  const text = shared.files.find(({ file }) => file === '_redirects')?.text ?? ''
  expect(text.split('\n').slice(0, 3)).toEqual(['/vercel.json / 302', '/.htaccess / 302', '/docs /help/ 301'])
  expect(text).not.toContain('!')
  expect(shared.snippets[0]?.text).toContain(
    '[[redirects]]\n  from = "/.htaccess"\n  to = "/404.html"\n  status = 404\n  force = true\n',
  )
  expect(shared.problems).toEqual([
    expect.objectContaining({
      code: 'host-files-readable',
      severity: 'notice',
      what: expect.stringContaining('vercel.json and .htaccess'),
    }),
  ])
  const alone = made({ hosts: ['cloudflare', 'apache'] })
  expect([alone.redirects, alone.problems]).toEqual([['/.htaccess / 302'], []])
  expect(made({ hosts: ['netlify', 'cloudflare', 'nginx'] })).toMatchObject({ redirects: [], problems: [] })
})

test('rules that hide files count among the 2,000', () => {
  const redirects = Array.from({ length: 1000 }, (_, index) => redirect(`/old-${index}/`, '/new/', index + 1))
  expect(made({ hosts: ['cloudflare', 'apache'], redirects }).problems).toEqual([
    expect.objectContaining({ code: 'too-many-redirects', at: { ...at, line: 1000 } }),
  ])
})

test('no URL gets a header twice except the policy, and then both policies apply', () => {
  expect(made({ hosts: ['cloudflare'] }).headers).toBe(
    [
      '/*',
      ...headers.every.map(([name, value]) => `  ${name}: ${value}`),
      `  Content-Security-Policy: ${headers.policy.site}`,
      '',
      '/assets/*',
      `  Cache-Control: ${headers.cache.hashed}`,
      '',
      '/images/*',
      `  Cache-Control: ${headers.cache.hashed}`,
      '',
      '/*.svg',
      `  Content-Security-Policy: ${headers.policy.drawing}`,
      '',
    ].join('\n'),
  )
})

test('the first redirect past Cloudflare’s limit of 2,000 is an error at its line', () => {
  // Two lines each: the 1,001st URL has lines 2,001 and 2,002.
  const redirects = Array.from({ length: 1001 }, (_, index) => redirect(`/old-${index}/`, '/new/', index + 1))
  expect(made({ hosts: ['cloudflare'], redirects: redirects.slice(0, 1000) }).problems).toEqual([])
  expect(made({ hosts: ['cloudflare'], redirects }).problems).toEqual([
    expect.objectContaining({ code: 'too-many-redirects', severity: 'error', at: { ...at, line: 1001 } }),
  ])
  expect(made({ hosts: ['netlify'], redirects }).problems).toEqual([])
})

test('so is the first past its limit of 100 with a pattern', () => {
  const redirects = Array.from({ length: 101 }, (_, index) => redirect(`/old-${index}/*`, '/new/', index + 1))
  expect(made({ hosts: ['cloudflare'], redirects: redirects.slice(0, 100) }).problems).toEqual([])
  expect(made({ hosts: ['cloudflare'], redirects }).problems).toEqual([
    expect.objectContaining({ code: 'too-many-redirects', at: { ...at, line: 101 } }),
  ])
})

test('a line too long for Cloudflare is an error at its redirect, a header at site.yaml', () => {
  const redirects = [redirect(`/${'a'.repeat(990)}/`, '/new/', 7)]
  expect(made({ hosts: ['cloudflare'], redirects }).problems).toContainEqual(
    expect.objectContaining({ code: 'redirect-too-long', at: { ...at, line: 7 } }),
  )
  const long = { ...headers, policy: { ...headers.policy, site: 'x'.repeat(2000) } }
  expect(made({ hosts: ['cloudflare'], headers: long }).problems).toEqual([
    expect.objectContaining({ code: 'header-too-long', at: hostInput({ hosts: [] }).at }),
  ])
})

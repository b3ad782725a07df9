import { expect, test } from 'vitest'
import type { HostInput } from '#generator/hosts/host-input.ts'
import { vercelFiles } from '#generator/hosts/vercel.ts'
import { at, headers, hostInput, redirect } from '../../../support/host-case.ts'

const made = (input: Partial<HostInput> = {}) => {
  const { files, problems } = vercelFiles(hostInput({ hosts: ['vercel'], ...input }))
  return { config: JSON.parse(files[0]?.text ?? ''), problems }
}

test('a redirect is written for the trailing slash of the site alone', () => {
  expect(made().config).toMatchObject({ trailingSlash: true })
  expect(made().config.cleanUrls).toBeUndefined()
  expect(made({ trailingSlash: 'never' }).config).toMatchObject({ trailingSlash: false, cleanUrls: true })
})

test('redirects have status 301, and placeholders are carried over', () => {
  const redirects = [
    redirect('/old/', '/new/'),
    redirect('/a/:my-name/', '/b/:my-name/'),
    redirect('/docs/*', '/help/*'),
  ]
  expect(made({ redirects }).config.redirects.slice(0, 3)).toEqual([
    { source: '/old/', destination: '/new/', statusCode: 301 },
    { source: '/a/:part0/', destination: '/b/:part0/', statusCode: 301 },
    { source: '/docs/:rest*', destination: '/help/:rest*', statusCode: 301 },
  ])
})

test('special characters of its patterns are escaped', () => {
  const redirects = [redirect('/a.b+(c)*d/', 'https://x.example:8443/:y/')]
  expect(made({ redirects }).config.redirects[0]).toEqual({
    source: '/a\\.b\\+\\(c\\)\\*d/',
    destination: 'https://x.example:8443/:y/',
    statusCode: 301,
  })
})

test('without trailing slashes Vercel strips .html first, so a redirect is written without it', () => {
  const redirects = [redirect('/old.html', '/new')]
  expect(made({ redirects, trailingSlash: 'never' }).config.redirects[0].source).toBe('/old')
  expect(made({ redirects }).config.redirects[0].source).toBe('/old\\.html')
})

test('the later of two header rules wins, and it is the more specific', () => {
  const rules: { source: string; headers: { key: string; value: string }[] }[] = made().config.headers
  const valueFor = (path: string, key: string) =>
    rules
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap((rule) => rule.headers.filter((header) => header.key === key))
      .at(-1)?.value
  expect(valueFor('/assets/x.js', 'Cache-Control')).toBe(headers.cache.hashed)
  expect(valueFor('/about/', 'Cache-Control')).toBe(headers.cache.other)
  expect(valueFor('/images/a.svg', 'Content-Security-Policy')).toBe(headers.policy.drawing)
  expect(valueFor('/', 'Content-Security-Policy')).toBe(headers.policy.site)
})

test('the first redirect past the limit is an error at its line', () => {
  const redirects = Array.from({ length: 2048 }, (_, index) => redirect(`/old-${index}/`, '/new/', index + 1))
  expect(made({ redirects: redirects.slice(0, 2047) }).problems).toEqual([])
  expect(made({ redirects }).problems).toEqual([
    expect.objectContaining({ code: 'too-many-redirects', at: { ...at, line: 2048 } }),
  ])
})

test('a URL that is gone is left out, with a notice', () => {
  const { config, problems } = made({ redirects: [redirect('/gone/')] })
  expect(JSON.stringify(config)).not.toContain('/gone/')
  expect(problems).toEqual([expect.objectContaining({ code: 'host-cannot-say-gone' })])
})

import { parse } from 'parse5'
import { expect, test } from 'vitest'
import type { HostInput } from '#generator/hosts/host-input.ts'
import { stubFiles } from '#generator/hosts/stubs.ts'
import { hostInput, redirect } from '../../../support/host-case.ts'

const made = (input: Partial<HostInput>) => stubFiles(hostInput({ hosts: ['github-pages'], ...input }))

test('a redirect is a page with an immediate refresh and a visible link', () => {
  const [stub] = made({ redirects: [redirect('/old/', '/new/?a=1&b=2')] }).stubs
  expect(stub?.file).toBe('old/index.html')
  expect(stub?.text).toContain(
    '<meta http-equiv="refresh" content="0; url=https://www.company.example/new/?a=1&amp;b=2">',
  )
  expect(stub?.text).toContain('<link rel="canonical" href="https://www.company.example/new/">')
  expect(stub?.text).toContain('<a href="https://www.company.example/new/?a=1&amp;b=2">')
  expect(stub?.text).not.toContain('noindex')
})

test('it speaks the language of its path', () => {
  const textOf = (from: string) => made({ redirects: [redirect(from, '/new/?a=1&b=2')] }).stubs[0]?.text
  expect(textOf('/old/')).toContain('<html lang="en-US">')
  expect(textOf('/old/')).toContain('<title>This page has moved</title>')
  const link = '<a href="https://www.company.example/new/?a=1&amp;b=2">https://www.company.example/new/?a=1&amp;b=2</a>'
  expect(textOf('/old/')).toContain(`<body><p>This page has moved to ${link}.</p></body>`)
  expect(textOf('/es/old/')).toContain('<html lang="es-US">')
  expect(textOf('/es/old/')).toContain('<title>Esta página se ha trasladado</title>')
  expect(textOf('/es/old/')).toContain(`<p>Esta página se ha trasladado a la siguiente dirección: ${link}</p>`)
})

test('the canonical is the page, and the refresh keeps the fragment', () => {
  const partsOf = (to: string) => {
    const text = made({ redirects: [redirect('/old/', to)] }).stubs[0]?.text ?? ''
    return ['url=', 'rel="canonical" href="', '<a href="'].map((start) => text.split(start)[1]?.split('"')[0])
  }
  const page = 'https://www.company.example/services/'
  expect(partsOf('/services/#faq')).toEqual([`${page}#faq`, page, `${page}#faq`])
  expect(partsOf('/services/?a=1#faq')).toEqual([`${page}?a=1#faq`, page, `${page}?a=1#faq`])
  const elsewhere = 'https://other.example/?page=7'
  expect(partsOf(`${elsewhere}#faq`)).toEqual([`${elsewhere}#faq`, elsewhere, `${elsewhere}#faq`])
})

test('its file is where the host looks for its URL', () => {
  const fileOf = (from: string) => made({ redirects: [redirect(from, '/new/')] }).stubs[0]?.file
  expect(['/a/b/', '/a/b', '/a/b.html', '/caf%C3%A9/'].map(fileOf)).toEqual([
    'a/b/index.html',
    'a/b.html',
    'a/b.html',
    'café/index.html',
  ])
})

test('no URL leads out of the folder', () => {
  for (const from of ['/%2e%2e/x/', '/a/..%2f..%2fx', '/../x/', '/a%5c..%5cx', '/a%00/', '//x/']) {
    const file = made({ redirects: [redirect(from, '/new/')] }).stubs[0]?.file ?? ''
    expect(file.split('/')).not.toContain('..')
    expect(file).toMatch(/^[^/\\\0]/)
  }
})

test('a target is escaped', () => {
  const [stub] = made({ redirects: [redirect('/old/', `/"><script>alert(1)</script>'/`)] }).stubs
  expect(stub?.text).not.toContain('<script')
  expect(
    JSON.stringify(parse(stub?.text ?? ''), (key, value) => (key === 'parentNode' ? undefined : value)),
  ).not.toContain('"script"')
})

test('a pattern becomes a page for each former URL, with a warning', () => {
  const { stubs, problems } = made({
    redirects: [redirect('/blog/kept/', '/about/'), redirect('/blog/:slug/', '/news/:slug/')],
    formerUrls: ['/blog/kept/', '/blog/one/', '/blog/two/', '/other/'],
  })
  expect(stubs.map(({ file }) => file)).toEqual(['blog/kept/index.html', 'blog/one/index.html', 'blog/two/index.html'])
  expect(stubs[0]?.text).toContain('/about/')
  expect(problems).toEqual([expect.objectContaining({ code: 'host-follows-no-pattern', severity: 'warning' })])
})

test('patterns of a host that follows none are one problem, with all lines', () => {
  const { problems } = made({ redirects: [redirect('/blog/*', '/news/'), redirect('/shop/*', '/')] })
  expect(problems.map(({ what }) => what)).toEqual([expect.stringMatching(/\/blog\/\*.*1 more, in line \d/)])
})

test('only GitHub Pages gets .nojekyll', () => {
  expect(made({}).files).toEqual([{ file: '.nojekyll', text: '' }])
  expect(made({ hosts: ['s3'] }).files).toEqual([])
})

test('S3 is refused for URLs without trailing slash, because it does not add .html', () => {
  expect(made({ hosts: ['s3'], trailingSlash: 'never' }).problems).toEqual([
    expect.objectContaining({ code: 'host-cannot-serve-form', severity: 'error' }),
  ])
})

import { expect, test } from 'vitest'
import { inUrlForm, urlOfText } from '#src/url-form.ts'

test.each([
  ['/', '/', '/'],
  ['/a', '/a/', '/a'],
  ['/a/', '/a/', '/a'],
  ['/a/b//', '/a/b/', '/a/b'],
  ['/a#x', '/a/#x', '/a#x'],
  ['/a/?q=1#x', '/a/?q=1#x', '/a?q=1#x'],
  ['/a?to=/b', '/a/?to=/b', '/a?to=/b'],
  ['/?q=1', '/?q=1', '/?q=1'],
  ['', '/', '/'],
])('"%s" is "%s" with a trailing slash and "%s" without', (url, always, never) => {
  expect(inUrlForm(url, 'always')).toBe(always)
  expect(inUrlForm(url, 'never')).toBe(never)
})

test.each(['/404.html', '/feed.xml?x', '/images/a-480.avif'])('the file %s keeps its name in both forms', (url) => {
  expect(inUrlForm(url, 'always')).toBe(url)
  expect(inUrlForm(url, 'never')).toBe(url)
})

test('a dot in a query does not make a page a file', () => {
  expect(inUrlForm('/a?file=b.pdf', 'always')).toBe('/a/?file=b.pdf')
})

test.each(['always', 'never'] as const)('a URL in the form %s is unchanged', (form) => {
  for (const url of ['/', '/a', '/a/b/#c', '/404.html']) {
    const once = inUrlForm(url, form)
    expect(inUrlForm(once, form)).toBe(once)
  }
})

test.each([
  ['/services/', '/es/services/', '/es/services'],
  ['/', '/es/', '/es'],
  ['/services#prices', '/es/services/#prices', '/es/services#prices'],
  ['/es/services/', '/es/services/', '/es/services'],
  ['/estimates/', '/es/estimates/', '/es/estimates'],
  ['/brochure.pdf', '/brochure.pdf', '/brochure.pdf'],
  ['#prices', '#prices', '#prices'],
])('"%s" in a translation is "%s" with a trailing slash and "%s" without', (url, always, never) => {
  expect(urlOfText(url, { trailingSlash: 'always', prefix: '/es' })).toBe(always)
  expect(urlOfText(url, { trailingSlash: 'never', prefix: '/es' })).toBe(never)
  expect(urlOfText(url, { trailingSlash: 'always', prefix: '' })).toBe(inUrlForm(url, 'always'))
})

test('a text names a page by its path in the first language', () => {
  const translated = (path: string) => path.replace('/services/', '/servicios/')
  const form = { trailingSlash: 'never', prefix: '/es', translated } as const
  expect(urlOfText('/services/drains/#prices', form)).toBe('/es/servicios/drains#prices')
  expect(urlOfText('/es/services/', form)).toBe('/es/services')
})

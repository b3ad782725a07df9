import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '#generator/load/markdown.ts'

test('raw HTML is shown as text', () => {
  expect(renderMarkdown('<script>alert(1)</script> and <b>bold</b>', 'always')).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; and &lt;b&gt;bold&lt;/b&gt;</p>',
  )
})

test('a picture stays text: no element of a text loads anything', () => {
  expect(renderMarkdown('![A van](https://a.example/van.jpg)', 'always')).not.toContain('<img')
})

describe('links', () => {
  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'http://a.example',
    'file:///etc/passwd',
    'about/',
    '//a.example',
    '/\\\\a.example',
    '/&#9;/a.example',
  ])('one to %s stays text', (url) => {
    expect(renderMarkdown(`[x](${url})`, 'always')).not.toContain('<a')
  })

  test.each(['https://a.example/b', 'mailto:a@b.example', 'tel:+15415550137', 'sms:+15415550137', '#pay'])(
    'one to %s is kept as written',
    (url) => {
      expect(renderMarkdown(`[x](${url})`, 'always')).toBe(`<p><a href="${url}">x</a></p>`)
    },
  )

  test('one to a page of the site gets the slash of the URL policy', () => {
    expect(renderMarkdown('[x](/contact)', 'always')).toContain('href="/contact/"')
    expect(renderMarkdown('[x](/contact/)', 'never')).toContain('href="/contact"')
  })

  test('the slash stands before the fragment', () => {
    expect(renderMarkdown('[x](/contact#hours)', 'always')).toContain('href="/contact/#hours"')
  })

  test('a quote in an address cannot end the attribute', () => {
    expect(renderMarkdown('[x](</a"onclick="alert(1)>)', 'always')).not.toMatch(/" ?onclick=/)
  })
})

describe('heading ids', () => {
  const ids = (text: string) => [...renderMarkdown(text, 'always').matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)

  test('an id is the words of the heading in lower case, joined by hyphens', () => {
    expect(ids('## What We Do, & When')).toEqual(['what-we-do-when'])
  })

  test('the second heading of the same words gets a number', () => {
    expect(ids('## Pay\n\n### Pay\n\n## Pay')).toEqual(['pay', 'pay-2', 'pay-3'])
  })

  test('an accent is left off its letter', () => {
    expect(ids('## Résumé')).toEqual(['resume'])
  })

  test.each([
    ['## Pay 2\n\n## Pay\n\n## Pay', ['pay-2', 'pay', 'pay-3']],
    ['## Pay\n\n## Pay\n\n## Pay 2', ['pay', 'pay-2', 'pay-2-2']],
  ])('a number is not one that another heading has', (text, expected) => {
    expect(ids(text)).toEqual(expected)
  })

  test('the ids of the document are not given to a heading', () => {
    expect(ids('## Main\n\n## Menu')).toEqual(['main-2', 'menu-2'])
  })

  test('a heading without a Latin letter or digit has an id all the same', () => {
    expect(ids('## 支払い')).toEqual(['section'])
  })

  test('the count begins anew in each text', () => {
    expect([ids('## Pay'), ids('## Pay')]).toEqual([['pay'], ['pay']])
  })
})

import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '#generator/load/parse/markdown.ts'

test('shows raw HTML as text', () => {
  expect(renderMarkdown('<script>alert(1)</script> and <b>bold</b>', { trailingSlash: 'always', prefix: '' })).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; and &lt;b&gt;bold&lt;/b&gt;</p>',
  )
})

test('shows an image as text, so that Markdown cannot load resources', () => {
  expect(renderMarkdown('![A van](https://a.example/van.jpg)', { trailingSlash: 'always', prefix: '' })).not.toContain(
    '<img',
  )
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
  ])('a link to %s stays text', (url) => {
    expect(renderMarkdown(`[x](${url})`, { trailingSlash: 'always', prefix: '' })).not.toContain('<a')
  })

  test.each(['https://a.example/b', 'mailto:a@b.example', 'tel:+15415550137', 'sms:+15415550137', '#pay'])(
    'a link to %s is unchanged',
    (url) => {
      expect(renderMarkdown(`[x](${url})`, { trailingSlash: 'always', prefix: '' })).toBe(
        `<p><a href="${url}">x</a></p>`,
      )
    },
  )

  test('a link to a page of the site gets the URL form of the site', () => {
    expect(renderMarkdown('[x](/contact)', { trailingSlash: 'always', prefix: '' })).toContain('href="/contact/"')
    expect(renderMarkdown('[x](/contact/)', { trailingSlash: 'never', prefix: '' })).toContain('href="/contact"')
  })

  test('the slash is added before the fragment', () => {
    expect(renderMarkdown('[x](/contact#hours)', { trailingSlash: 'always', prefix: '' })).toContain(
      'href="/contact/#hours"',
    )
  })

  test('a quote in a URL cannot end the attribute', () => {
    expect(renderMarkdown('[x](</a"onclick="alert(1)>)', { trailingSlash: 'always', prefix: '' })).not.toMatch(
      /" ?onclick=/,
    )
  })
})

describe('heading ids', () => {
  const ids = (text: string) =>
    [...renderMarkdown(text, { trailingSlash: 'always', prefix: '' }).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)

  test('an id consists of the words of the heading in lower case, joined by hyphens', () => {
    expect(ids('## What We Do, & When')).toEqual(['what-we-do-when'])
  })

  test('a repeated heading gets a number', () => {
    expect(ids('## Pay\n\n### Pay\n\n## Pay')).toEqual(['pay', 'pay-2', 'pay-3'])
  })

  test('accents are removed', () => {
    expect(ids('## Résumé')).toEqual(['resume'])
  })

  test.each([
    ['## Pay 2\n\n## Pay\n\n## Pay', ['pay-2', 'pay', 'pay-3']],
    ['## Pay\n\n## Pay\n\n## Pay 2', ['pay', 'pay-2', 'pay-2-2']],
  ])('a numbered id does not clash with the id of another heading', (text, expected) => {
    expect(ids(text)).toEqual(expected)
  })

  test('no heading gets an id that the page uses', () => {
    expect(ids('## Main\n\n## Menu')).toEqual(['main-2', 'menu-2'])
  })

  test('a heading without Latin letters or digits has an id', () => {
    expect(ids('## 支払い')).toEqual(['section'])
  })

  test('numbering restarts in each text', () => {
    expect([ids('## Pay'), ids('## Pay')]).toEqual([['pay'], ['pay']])
  })
})

import { expect, test } from 'vitest'
import { scanHtml } from '#generator/core/html/scan-html.ts'

const page = (main: string) =>
  `<body><header>Menu</header><main id="main" tabindex="-1">${main}</main><footer>Foot</footer></body>`
const words = (html: string) => scanHtml(html).text.join(' ').toLowerCase().trim().split(/\s+/).join(' ')

test('the text is that of main, and block tags separate words', () => {
  expect(words(page('<h1>Dust</h1><ul><li>one</li><li>two</li></ul>'))).toBe('dust one two')
})

test('navigation, forms, frames and scripts in main are left out, also when nested', () => {
  const main =
    'a<nav>x<nav>y</nav>z</nav>b<form><p>x</p></form>c<script>let x = "<p>"</script>d<iframe src="/x"></iframe>e'
  expect(words(page(main))).toBe('a b c d e')
})

test('a page without main has no text', () => {
  expect(scanHtml('<body><p>Text</p></body>').text).toEqual([])
})

test.each([
  ['single spaces', '<p>one <b>two</b> three</p><p>four</p>', 'one two three four'],
  ['line breaks and tabs', '<p>\n  one\ttwo</p>\n<p>three</p>', 'one two three'],
  ['spaces that do not break', '<p>1\u00a0km\u00a0 of\u2003\u2003road</p>', '1\u00a0km of road'],
  [
    'an address between words',
    '<p>See<a href="/a/"> here</a>, or <a href="">there</a>.</p>',
    'See /a/ here, or there.',
  ],
  ['an address with a space', '<p><a href="/a  b/">here</a></p>', '/a b/ here'],
])('content has single spaces: %s', (_, html, content) => {
  expect(scanHtml(page(html)).content).toBe(content)
})

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

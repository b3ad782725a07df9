import { expect, test } from 'vitest'
import { placeholderText } from '#generator/audit/rules/content/placeholder-text.ts'
import { scanHtml } from '#generator/core/html/scan-html.ts'
import type { Manifest } from '#manifest/schema.ts'

const found = (html: string) =>
  Array.from(
    placeholderText.check(scanHtml(html), { manifest: {} as Manifest, limit: () => 0 }),
    ({ phrase }) => phrase,
  )

test('a placeholder in the description is reported', () => {
  expect(found('<meta name="description" content="TBD"/>')).toEqual(['TBD'])
})

test('the title of a new page is reported, also for social networks', () => {
  expect(found('<title>Untitled</title>')).toEqual(['Untitled'])
  expect(found('<meta property="og:title" content="Untitled"/>')).toEqual(['Untitled'])
})

test('the letters of a hash in the security policy are not a placeholder', () => {
  const policy = "style-src 'sha256-TBD+53VLqq9uTjHKuPe5etu1+B+wCejTB8134GCWA0s='"
  expect(found(`<meta http-equiv="Content-Security-Policy" content="${policy}"/>`)).toEqual([])
})

test.each([
  ['<script async src="https://www.googletagmanager.com/gtag/js?id=G-XXXXXXXXXX"></script>', ['G-XXXXXXXXXX']],
  ["<script>gtag('config', 'UA-000000-1')</script>", ['UA-000000-1']],
  ['<iframe src="https://maps.example/embed?key=YOUR_API_KEY" title="Map"></iframe>', ['YOUR_API_KEY']],
  ['<script async src="https://www.googletagmanager.com/gtag/js?id=G-8XKQ4T1ZLM"></script>', []],
  ['<iframe src="https://maps.example/embed?key=yourtown" title="Map"></iframe>', []],
])('of %s, the account to fill in is reported', (html, phrases) => {
  expect(found(html)).toEqual(phrases)
})

test.each([
  '<main><p>[Your City] Add your text here.</p></main>',
  '<main><img src="/a.jpg" alt="[Your City] this is a sample text"></main>',
  '<meta name="description" content="[Your City] This is a sample text."/>',
])('two signs in one text are one finding: %s', (html) => {
  expect(found(html)).toEqual(['[Your City]'])
})

test.each([
  '<main><p>[Your City] is near.</p><p>This is a sample text.</p></main>',
  '<title>[Your City]</title><meta name="description" content="This is a sample text."/>',
])('signs in two texts are two findings: %s', (html) => {
  expect(found(html)).toEqual(['[Your City]', 'This is a sample text'])
})

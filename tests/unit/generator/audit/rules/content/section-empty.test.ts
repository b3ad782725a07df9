import { expect, test } from 'vitest'
import { sectionEmpty } from '#generator/audit/rules/content/section-empty.ts'
import { scanHtml } from '#generator/core/html/scan-html.ts'
import type { Manifest } from '#manifest/schema.ts'

/** The headings without a section in the content of a page. */
const found = (main: string) => {
  const scan = scanHtml(`<body><main>${main}</main></body>`)
  // The rule reads neither manifest nor threshold.
  return Array.from(sectionEmpty.check(scan, { manifest: {} as Manifest, limit: () => 0 }), ({ phrase }) => phrase)
}

test('names a heading that is followed by the next one, and one at the end', () => {
  const main =
    '<section><div><h2>Prices</h2></div></section><section><h2>Near You</h2><p>Lehi</p></section><h2>Hours</h2>'
  expect(found(main)).toEqual(['Prices', 'Hours'])
})

test.each([
  ['text', '<p>From $99</p>'],
  ['a list', '<ul><li>Windows</li></ul>'],
  ['an image', '<img src="/a.avif" alt="">'],
  ['a frame', '<iframe title="Map" src="https://maps.example/"></iframe>'],
  ['a field', '<form><input name="zip"></form>'],
])('a section may have %s', (_, content) => {
  expect(found(`<h2>Prices</h2><div>${content}</div><h2>Hours</h2><p>Always</p>`)).toEqual([])
})

test('a heading elsewhere on the page is not a section of the content', () => {
  const scan = scanHtml('<body><main><h2>Prices</h2><p>From $99</p></main><footer><h2>Links</h2></footer></body>')
  expect([...sectionEmpty.check(scan, { manifest: {} as Manifest, limit: () => 0 })]).toEqual([])
})

test('names an entry to open without an answer', () => {
  const entry = (answer: string) => `<details><summary><h3>Do you clean on Sunday?</h3></summary>${answer}</details>`
  expect(found(entry('<p id="a"></p>'))).toEqual(['Do you clean on Sunday?'])
  expect(found(entry('<p>Yes.</p>'))).toEqual([])
  expect(found(entry('<img src="/a.avif" alt="A calendar">'))).toEqual([])
})

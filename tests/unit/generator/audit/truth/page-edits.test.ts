import { expect, test } from 'vitest'
import { type KnownPage, pageEdits } from '#generator/audit/truth/page-edits.ts'

const facts = { title: 'Drains', canonical: 'https://town.example/', hash: 'a', parts: ['header 1', 'footer 1'] }
const detail: KnownPage['detail'] = {
  path: '/',
  language: 'en',
  meta: [['description', 'We clean drains.']],
  headings: [
    [1, 'Drains'],
    [2, 'Prices'],
  ],
  jsonLd: ['{"@type":"WebPage"}'],
  links: [['/about/', 'About', true]],
  pictures: [{ src: '/a.jpg', alt: 'A drain', width: '10', height: '20' }],
  text: ['One.', 'Two.', 'Three.'],
}
const built: KnownPage = { facts, detail }
const edited = (changes: Partial<KnownPage['detail']>, changed: Partial<KnownPage['facts']> = {}) =>
  pageEdits({ facts: { ...facts, hash: 'b', ...changed }, detail: { ...detail, ...changes } }, built).map(
    ({ slot, found, wanted }) => [slot, found, wanted],
  )

test('a page with the same hash has no edits', () => {
  expect(pageEdits(built, built)).toEqual([])
})

test.each([
  ['title', edited({}, { title: 'Pipes' }), ['title', 'Pipes', 'Drains']],
  ['header', edited({}, { parts: ['header 2', 'footer 1'] }), ['header or footer', 'header 2', 'header 1']],
  [
    'meta element',
    edited({ meta: [['description', 'We clean pipes.']] }),
    ['<meta> description', 'We clean pipes.', 'We clean drains.'],
  ],
  [
    'alt text',
    edited({ pictures: [{ src: '/a.jpg', alt: undefined, width: '10', height: '20' }] }),
    ['image', '/a.jpg 10×20 (no alt)', '/a.jpg 10×20 A drain'],
  ],
  ['new text', edited({ text: ['One.', 'Two.', 'Extra.', 'Three.'] }), ['text block', 'Extra.', '']],
  ['missing text', edited({ text: ['One.', 'Three.'] }), ['text block', '', 'Two.']],
  [
    'level of a heading',
    edited({
      headings: [
        [1, 'Drains'],
        [3, 'Prices'],
      ],
    }),
    ['H3', 'Prices', ''],
  ],
  ['anything else', edited({}), ['HTML', '', '']],
])('the first difference is named: %s', (_, found, wanted) => {
  expect(found).toEqual([wanted])
})

test('of long texts, the passage that differs is shown', () => {
  const long = (word: string) => `${'many words come first '.repeat(20)}${word}${' and many words follow'.repeat(20)}`
  const [edit] = pageEdits(
    { facts: { ...facts, hash: 'b' }, detail: { ...detail, jsonLd: [long('Pipes')] } },
    { facts, detail: { ...detail, jsonLd: [long('Drains')] } },
  )
  expect(edit?.found).toMatch(/^….{30}Pipes.{29}…$/)
  expect(edit?.found.length).toBeLessThan(130)
})

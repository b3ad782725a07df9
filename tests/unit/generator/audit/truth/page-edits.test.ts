import { expect, test } from 'vitest'
import { type KnownPage, pageEdits } from '#generator/audit/truth/page-edits.ts'

const facts = { title: 'Drains', canonical: 'https://town.example/', hash: 'a' }
const parts: KnownPage['parts'] = [
  { name: 'header 1', texts: ['Town Drains'], links: [{ target: '/quote/', text: 'Book', isInMain: false }] },
  { name: 'footer 1', texts: ['Open every day'], links: [] },
]
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
const built: KnownPage = { facts, parts, detail }
const edited = (changes: Partial<KnownPage['detail']>, changed: Partial<KnownPage['facts']> = {}, shared = parts) =>
  pageEdits(
    { facts: { ...facts, hash: 'b', ...changed }, parts: shared, detail: { ...detail, ...changes } },
    built,
  ).map(({ slot, found, wanted }) => [slot, found, wanted])

/** The parts, of which one has other content and so another name. */
const withPart = (changed: number, content: Partial<KnownPage['parts'][number]>) =>
  parts.map((part, number) => (number === changed ? { ...part, ...content, name: `${part.name}2` } : part))

test('a page with the same hash has no edits', () => {
  expect(pageEdits(built, built)).toEqual([])
})

test.each([
  ['title', edited({}, { title: 'Pipes' }), ['title', 'Pipes', 'Drains']],
  [
    'text of the footer, before any of the page itself',
    edited({ text: ['One.'] }, {}, withPart(1, { texts: ['Closed'] })),
    ['text of the footer', 'Closed', 'Open every day'],
  ],
  [
    'link of the header',
    edited({}, {}, withPart(0, { links: [{ target: '/quote/', text: 'Call', isInMain: false }] })),
    ['link of the header', 'Call (/quote/)', 'Book (/quote/)'],
  ],
  ['markup of the header', edited({}, {}, withPart(0, {})), ['markup of the header', '', '']],
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
  ['markup', edited({}), ['markup', '', '']],
])('the first difference is named: %s', (_, found, wanted) => {
  expect(found).toEqual([wanted])
})

test('of long texts, the passage that differs is shown', () => {
  const long = (word: string) => `${'many words come first '.repeat(20)}${word}${' and many words follow'.repeat(20)}`
  const [edit] = pageEdits(
    { facts: { ...facts, hash: 'b' }, parts, detail: { ...detail, jsonLd: [long('Pipes')] } },
    { facts, parts, detail: { ...detail, jsonLd: [long('Drains')] } },
  )
  expect(edit?.found).toMatch(/^….{30}Pipes.{29}…$/)
  expect(edit?.found.length).toBeLessThan(130)
})

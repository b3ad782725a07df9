import { expect, test } from 'vitest'
import { altTextPoor } from '#generator/audit/rules/markup/alt-text-poor.ts'
import { scanHtml } from '#generator/core/html/scan-html.ts'
import type { Manifest } from '#manifest/schema.ts'

const manifest = { site: { language: 'en-US' } } as Manifest // what it reads

const found = (alt: string) =>
  scanHtml(`<main><img src="/a.jpg" alt="${alt}"></main>`).elements.flatMap(({ name, distinct }) =>
    name === 'img' ? Array.from(altTextPoor.check(distinct, { manifest, limit: () => 250 }), ({ what }) => what) : [],
  )

test.each([
  'drain cleaning, drain repair, sewer drain, drain pipes',
  'roof repair | roof cleaning | new roof | roof company',
])('"%s" is a list of keywords', (alt) => {
  expect(found(alt)).toEqual([`The alt text "${alt}" {pages} is a list of keywords.`])
})

test.each([
  'A van, two ladders, a hose and a drain cover, all in the yard',
  'Kitchen with a white sink, a window, a lamp, and a table',
  'drain cleaning, drain repair, sewer drain',
])('"%s" is none', (alt) => {
  expect(found(alt)).toEqual([])
})

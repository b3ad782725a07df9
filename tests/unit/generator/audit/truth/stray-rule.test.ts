import { expect, test } from 'vitest'
import { siteFindings } from '#generator/audit/findings/site-findings.ts'
import { placeDiffers } from '#generator/audit/rules/content/place-differs.ts'
import { textAltered } from '#generator/audit/rules/content/text-altered.ts'
import type { StrayFact } from '#generator/core/facts.ts'
import { findingsOf, type PageSketch } from '../../../../support/audited-site.ts'

const altered = (found: string): StrayFact => ({ kind: 'altered', slot: 'H2', found, wanted: 'Sunday', phrase: '' })

/** Four pages each of two types. */
const pages = (found: (number: number) => string): PageSketch[] =>
  Array.from({ length: 8 }, (_, number) => ({
    path: `/page-${number}/`,
    route: number < 4 ? 'service' : 'serviceArea',
    strays: [altered(found(number))],
  }))

const messages = (sketches: PageSketch[]) =>
  siteFindings(textAltered, findingsOf(textAltered, { pages: sketches }), {}).map(({ what }) => what)

test('one change on many pages, of whichever types, is one finding', () => {
  expect(messages(pages(() => 'Saturday'))).toEqual([
    'A text of /page-0/ says "Saturday", but the manifest has "Sunday" (and 7 similar pages).',
  ])
})

test('other changes are a finding each, unless many pages of a type have one', () => {
  expect(messages(pages((number) => `Saturday ${number}`))).toHaveLength(8)
})

test('a place that is misspelt on its pages of all types is one finding; another place is one for each page', () => {
  const named = (found: string) =>
    pages(() => '').map((page) => ({
      ...page,
      strays: [{ kind: 'place', slot: 'H1', found, wanted: 'Herriman', phrase: found } as const],
    }))
  const found = (sketches: PageSketch[]) =>
    siteFindings(placeDiffers, findingsOf(placeDiffers, { pages: sketches }), {}).map(({ what }) => what)
  expect(found(named('Harriman'))).toEqual([
    'The H1 of /page-0/ names Harriman, but the page is about Herriman (and 7 similar pages).',
  ])
  expect(found(named('Draper'))).toHaveLength(8)
})

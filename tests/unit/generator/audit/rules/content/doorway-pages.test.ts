import { describe, expect, test } from 'vitest'
import { audit } from '#generator/audit/audit.ts'
import { doorwayPages } from '#generator/audit/rules/content/doorway-pages.ts'
import { textElsewhere } from '#generator/audit/rules/content/text-elsewhere.ts'
import { isPublishable } from '#generator/core/problem.ts'
import type { Manifest } from '#manifest/schema.ts'
import { auditInput, findingsOf, type PageSketch, type SiteSketch } from '../../../../../support/audited-site.ts'

const common = Array.from({ length: 20 }, (_, key) => key + 1)

/** Pages of cities: the first have 1 of 21 shingles of their own, and the others 20 of 40. All have 400 words. */
function cities(copies: number, written: number): PageSketch[] {
  return Array.from({ length: copies + written }, (_, index) => ({
    path: `/city-${index}/`,
    route: 'serviceArea' as const,
    ownWords: 400,
    blocks: Float64Array.from([
      ...common,
      ...Array.from({ length: index < copies ? 1 : 20 }, (_, key) => 1000 + index * 50 + key),
    ]),
  }))
}

const known = (url: string) => ({
  code: 'doorway-pages',
  url,
  reason: 'The passage is being written.',
  expires: '2027-12-31',
  at: { file: 'known-issues.yaml', line: 1, column: 1 },
  urlAt: { file: 'known-issues.yaml', line: 2, column: 1 },
})

const errorsOf = (sketch: SiteSketch) =>
  audit(auditInput(sketch), [doorwayPages]).findings.filter(({ severity, known }) => severity === 'error' && !known)

describe('a site in which more than half of the local pages are near copies', () => {
  const pages = cities(40, 20)

  test('is not published', () => {
    expect(isPublishable([], audit(auditInput({ pages }), [doorwayPages]).findings, { isStrict: false })).toBe(false)
  })

  test('has one finding, with the numbers and all pages', () => {
    const [finding, ...others] = errorsOf({ pages })
    // 1 of 21 shingles is 5 %, and 5 % of 400 words are 19.
    expect(finding?.what).toBe(
      '40 of 60 local pages are near copies: /city-0/ has 19 unique words, 4 % of its text; a local page needs 10 % (and 39 similar pages).',
    )
    expect([finding?.count, finding?.pages?.length, others.length]).toEqual([40, 40, 0])
    expect(finding?.at.file).toBe('manifest/pages/city-0/')
  })

  test('is published if half of them are written, hidden or listed with a reason', () => {
    expect(errorsOf({ pages: cities(30, 30) })).toEqual([])
    const hidden = pages.map((page, index) => (index < 30 ? { ...page, robots: 'noindex' } : page))
    expect(errorsOf({ pages: [...hidden, ...cities(60, 40).slice(60)] })).toEqual([])
    const knownIssues = Array.from({ length: 10 }, (_, index) => known(`/city-${index}`))
    expect(errorsOf({ pages, knownIssues })).toEqual([])
  })

  test('is published if site.yaml allows more, or needs less text', () => {
    for (const doorways of [{ most: 0.7 }, { share: 0.04 }, { pages: 61 }])
      expect(errorsOf({ pages, doorways }), JSON.stringify(doorways)).toEqual([])
  })
})

test('fewer near copies are one warning', () => {
  const found = findingsOf(doorwayPages, { pages: cities(3, 60) })
  expect(found.map(({ severity, count }) => [severity, count])).toEqual([['warning', 3]])
})

test('a page with a large share of few words is a doorway page too, and lacks words alone', () => {
  const pages = cities(0, 2).map((page) => ({ ...page, ownWords: 18 }))
  expect(findingsOf(doorwayPages, { pages })[0]?.what).toContain(
    '/city-0/ has 9 unique words, 50 % of its text; a local page needs 10 words (',
  )
})

test('a listed page is accepted by itself, and the others are not', () => {
  const { findings } = audit(auditInput({ pages: cities(40, 20), knownIssues: [known('/city-3/')] }), [doorwayPages])
  const [first, second] = findings.map(({ url, count, known }) => ({ url, count, isKnown: known !== undefined }))
  expect([first, second].sort((a, b) => Number(a?.isKnown) - Number(b?.isKnown))).toEqual([
    { url: '/city-0/', count: 39, isKnown: false },
    { url: '/city-3/', count: undefined, isKnown: true },
  ])
})

test('pages that are not local are not checked', () => {
  const pages = cities(60, 0).map((page) => ({ ...page, route: 'guide' as const }))
  expect(findingsOf(doorwayPages, { pages })).toEqual([])
})

describe('text-elsewhere', () => {
  test('reports a local page whose text is all on other pages, comparable or not', () => {
    const services = cities(0, 2).map((page) => ({ ...page, route: 'servicePlace' as const }))
    const copy: PageSketch = { path: '/about/', route: 'about', blocks: services[0]?.blocks ?? new Float64Array() }
    const found = findingsOf(textElsewhere, { pages: [...services, copy] })
    expect(found.map(({ what }) => what)).toEqual(['/city-0/ has 0 words that are on no other page, fewer than 10.'])
  })

  test('compares a place with other places: the pages of its services repeat its texts', () => {
    const [city] = cities(0, 1)
    const service: PageSketch = { path: '/a/', route: 'servicePlace', blocks: city?.blocks ?? new Float64Array() }
    const found = findingsOf(textElsewhere, { pages: [...cities(0, 2), service] })
    expect(found.map(({ url }) => url)).toEqual(['/a/'])
  })
})

test('the line is that of the texts of the place, or of its row if it has none', () => {
  const at = (file: string) => ({ file, line: 3, column: 1 })
  const pages = cities(2, 6).map((page, index) => ({ ...page, params: { location: `city-${index}` } }))
  const place = (index: number) => ({ slug: `city-${index}`, name: `City ${index}`, at: at('cities.csv') })
  const linesOf = (knownPlaces: object[]) =>
    findingsOf(doorwayPages, { pages, cities: knownPlaces as unknown as Manifest['cities'] }).map(
      (found) => `${found.at.file}:${found.at.line}`,
    )
  expect(linesOf([{ ...place(0), textAt: at('cities/city-0.yaml') }, place(1)])).toEqual(['cities/city-0.yaml:3'])
  expect(linesOf([place(0), place(1)])).toEqual(['cities.csv:3'])
})

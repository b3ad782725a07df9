import { expect, test } from 'vitest'
import { sectionMissing } from '#generator/audit/rules/content/section-missing.ts'
import { findingsOf, type PageSketch, type SiteSketch, sourceOf } from '../../../../../support/audited-site.ts'

/** Pages of cities with their H2 headings. */
const cities = (patterns: readonly string[]): PageSketch[] =>
  patterns.map((headingPattern, index) => ({ path: `/city-${index}/`, route: 'serviceArea' as const, headingPattern }))

const found = (...patterns: string[]) => findingsOf(sectionMissing, { pages: cities(patterns) }).map(({ what }) => what)

const most = Array.from({ length: 8 }, (_, index) => `Prices | Near you | Streets ${index}`)

test('names the section that one page lacks', () => {
  expect(found(...most, 'Near you | Streets')).toEqual([
    '/city-8/ has no section "Prices", which all other pages of its type have.',
  ])
})

test('shows a masked heading with its apostrophe', () => {
  const others = most.map((pattern) => pattern.replace('Prices', 'What s Included'))
  expect(found(...others, 'Near you | Streets')).toEqual([expect.stringContaining('no section "What’s Included"')])
})

test('ignores the case of headings', () => {
  expect(found(...most, 'prices | Near You | Streets')).toEqual([])
})

test.each([
  ['ZIP code', 'ZIP codes'],
  ['Código postal', 'Códigos postales'],
  ['Code postal', 'Codes postaux'],
])('takes %s for %s', (one, many) => {
  const others = most.map((pattern) => pattern.replace('Prices', one))
  expect(found(...others, `${many} | Near you | Streets`)).toEqual([])
})

test('ignores a heading that names another place', () => {
  const pages = cities([...Array.from({ length: 8 }, () => 'Streets in {place}'), 'Streets in Odel'])
  const phrase = 'Streets in Odel'
  const strays = [{ kind: 'place', slot: 'text', found: 'Odel', wanted: 'Odell', phrase } as const]
  const all = pages.map((page, index) => (index === 8 ? { ...page, strays } : page))
  expect(findingsOf(sectionMissing, { pages: all })).toEqual([])
  expect(findingsOf(sectionMissing, { pages })).toHaveLength(1)
})

test('ignores a section that two pages lack', () => {
  expect(found(...most, 'Near you', 'Near you | Streets')).toEqual([])
})

test('names the one of many pages that has fewer sections than all others, whose headings differ', () => {
  const others = Array.from({ length: 40 }, (_, index) => `Prices | Trait ${index} | Near you`)
  expect(found(...others, 'Prices | Near you')).toEqual([
    '/city-40/ has 2 sections, and all other pages of its type have 3.',
  ])
  expect(found(...others, 'Prices | Near you', 'Prices | Near you')).toEqual([])
  expect(found(...others, 'Prices | Near you', 'Prices | Jobs | Streets | Near you')).toEqual([])
})

test('names a section that two of many pages lack', () => {
  // 300 + 2 pages; one in a hundred is 3
  const many = Array.from({ length: 300 }, (_, index) => `Prices | Near you | Streets ${index}`)
  expect(found(...many, 'Near you', 'Near you | Streets')).toEqual([
    expect.stringContaining('has no section "Prices", which nearly all pages of its type have'),
    expect.stringContaining('has no section "Prices"'),
  ])
})

test('ignores a type with few pages', () => {
  // 6 + 1 pages; a type needs 8
  expect(found(...most.slice(0, 6), 'Near you')).toEqual([])
})

const services = (...patterns: string[]): PageSketch[] =>
  patterns.map((headingPattern, index) => ({
    path: `/services/s${index}/`,
    route: 'service' as const,
    params: { service: `s${index}` },
    headingPattern,
  }))

test('expects the articles about a service only if there are any, and names no mask', () => {
  const pages = services('Prices', ...most.map(() => 'Prices | Articles about {service}'))
  const articles = [{ services: ['s0', 's1'] }] as unknown as NonNullable<SiteSketch['articles']> // what it reads
  expect(findingsOf(sectionMissing, { pages })).toEqual([])
  expect(findingsOf(sectionMissing, { pages, articles }).map(({ what }) => what)).toEqual([
    '/services/s0/ has no section "Articles about …", which all other pages of its type have.',
  ])
})

test('does not expect the traits of a place that has none', () => {
  const traits = [{ trait: 'hills' }]
  const places = Array.from({ length: 9 }, (_, at) => ({
    ...{ slug: `c${at}`, key: `c${at}`, postalCodes: ['97031'] },
    traits: at < 8 ? traits : [],
  }))
  const pages = places.map(({ slug }, at) => ({
    path: `/${slug}/`,
    route: 'serviceArea' as const,
    params: { location: slug },
    headingPattern: at < 8 ? 'Near you | Local Conditions in {place}' : 'Near you',
  }))
  const found = (rows: readonly object[]) =>
    findingsOf(sectionMissing, { pages, cities: rows as NonNullable<SiteSketch['cities']> }) // what it reads
  expect(found(places)).toEqual([])
  expect(found(places.map((place) => ({ ...place, traits })))).toHaveLength(1)
})

test('does not count the traits of a place that has none for a service', () => {
  const place = (slug: string, trait: string) => ({ slug, key: slug, postalCodes: ['97031'], traits: [{ trait }] })
  const page = (slug: string, headingPattern: string): PageSketch => ({
    path: `/roofs/${slug}/`,
    route: 'servicePlace',
    params: { service: 'roofs', location: slug },
    headingPattern,
  })
  const towns = Array.from({ length: 30 }, (_, at) => `c${at}`)
  const pages = [...towns.map((slug) => page(slug, `Prices | Hills ${slug}`)), page('flat', 'Prices')]
  const cities = [...towns.map((slug) => place(slug, 'hills')), place('flat', 'lake')]
  const sketch = { pages, cities, traits: [{ slug: 'hills', services: { roofs: {} } }] } as unknown as SiteSketch
  expect(findingsOf(sectionMissing, sketch)).toEqual([])
  expect(findingsOf(sectionMissing, { ...sketch, cities: [] })).toHaveLength(1)
})

test('names a section of a text of the manifest that its page lost', () => {
  const body =
    '<h2 id="1-prices">1. Prices</h2><p>…</p><h2 id="2-refunds">2. <em>Refunds</em></h2><h2 id="3-law">3. Law</h2>'
  const path = '/terms/'
  const articles = [{ body, at: sourceOf({ path }) }] as unknown as NonNullable<SiteSketch['articles']> // what is read
  const at = (ids: string[]) => findingsOf(sectionMissing, { pages: [{ path, ids }], articles }).map(({ what }) => what)
  expect(at(['main', '1-prices', '3-law'])).toEqual(['/terms/ has no section "2. Refunds", which the manifest has.'])
  expect(at(['main', '1-prices', '2-refunds', '3-law'])).toEqual([])
  // A page that shows none of the text.
  expect(at(['main'])).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { noTraffic, type PathTraffic } from '#generator/core/traffic.ts'
import { briefOf } from '#generator/traffic/insights/brief.ts'
import { competingPages } from '#generator/traffic/insights/cannibalisation.ts'
import { queriesWithoutPage } from '#generator/traffic/insights/content-gap.ts'
import type { InsightPage } from '#generator/traffic/insights/insight-page.ts'
import { insightsOf } from '#generator/traffic/insights/insights.ts'
import { linkSuggestions } from '#generator/traffic/insights/link-suggestions.ts'
import { pruneChange, pruneList } from '#generator/traffic/insights/prune-list.ts'
import { unservedAddresses } from '#generator/traffic/insights/unserved.ts'

const at = { file: 'manifest/cities/elm.yaml', line: 1, column: 1 }

const elm = {
  slug: 'elm-repairs',
  name: 'Elm',
  population: 300,
  record: { key: 'elm', county: 'oak', at: { file: 'manifest/cities.csv', line: 7, column: 1 } },
}

function page(
  path: string,
  facts: Partial<Omit<InsightPage, 'traffic'>> & { traffic?: Partial<PathTraffic> } = {},
): InsightPage {
  const { traffic, ...rest } = facts
  return {
    path,
    title: path,
    h1: '',
    isIndexable: true,
    parent: '/counties/oak/',
    ownShare: 0.1,
    siteWords: 3,
    depth: 3,
    inlinksFromMain: 1,
    service: undefined,
    place: elm,
    at,
    ...rest,
    traffic: { ...noTraffic, ...traffic },
  }
}

describe('the prune list', () => {
  const limits = { ownText: { share: 0.25, words: 10 }, hasSearch: true, hasRequests: true }
  const actionOf = (one: InsightPage, ...others: InsightPage[]) =>
    pruneList([one, ...others], limits).find(({ path }) => path === one.path)?.action

  test('keeps a page with text of its own, even without demand', () => {
    expect(actionOf(page('/elm/', { ownShare: 0.5, siteWords: 40 }))).toBe('keep')
  })
  test('merges a place whose text is unique among places, and also on the pages of its services', () => {
    const place = page('/elm/', { ownShare: 0.5 })
    const service = (siteWords: number, ownShare = 0.1) =>
      page('/drains/elm/', { service: 'drains', siteWords, ownShare })
    expect(actionOf(place, service(3))).toBe('merge')
    expect(actionOf(place, service(40, 0.5))).toBe('keep')
  })
  test('asks for text where people look or live', () => {
    expect(actionOf(page('/elm/', { traffic: { impressions: 40, position: 12 } }))).toBe('write')
    expect(actionOf(page('/elm/', { place: { slug: 'elm', name: 'Elm', population: 50_000 } }))).toBe('write')
  })
  test('merges a place without demand, and the pages of services there', () => {
    const place = page('/elm/', { traffic: { crawls: 4 } })
    const service = page('/drains/elm/', { service: 'drains' })
    expect(actionOf(place, service)).toBe('merge')
    expect(actionOf(service, place)).toBe('merge')
  })
  test.each([
    ['people look for a service there', { traffic: { impressions: 90 } }],
    ['people view a service there', { traffic: { views: 90 } }],
    ['a page of a service there has text of its own', { ownShare: 0.6, siteWords: 40 }],
  ])('does not merge a place if %s', (_, facts) => {
    const service = page('/drains/elm/', { service: 'drains', ...facts })
    expect(actionOf(page('/elm/'), service)).toBe('noindex')
  })
  test('does not merge a county, which its cities name', () => {
    const place = { ...elm, record: undefined }
    expect(actionOf(page('/counties/oak/', { place }))).toBe('noindex')
  })
  test('is empty without data of searches', () => {
    expect(pruneList([page('/elm/')], { ...limits, hasSearch: false })).toEqual([])
  })
  test('comes with the change of the manifest', () => {
    const oak = { ...elm, slug: 'oak' }
    const entries = pruneList(
      [
        page('/elm/'),
        page('/drains/elm/', { service: 'drains', parent: '/drains/' }),
        page('/oak/', { place: oak, traffic: { impressions: 90 } }),
        page('/drains/oak/', { place: oak, service: 'drains' }),
      ],
      limits,
    )
    expect(pruneChange(entries)).toEqual({
      noindex:
        '- { path: "/drains/oak/", reason: "It was never shown in results and never crawled, and 10 % of its text is unique, less than 25 %." }\n',
      redirects: expect.stringMatching(/^(# .*\n){2}# Elm: /),
    })
  })
})

test('merged places come from the last record to the first, with the files to delete', () => {
  const place = (slug: string, line: number) => ({
    slug,
    name: slug,
    population: 3,
    record: { key: slug, county: 'oak', at: { file: 'manifest/cities.csv', line, column: 1 } },
  })
  const text = { file: 'manifest/cities/ash.yaml', line: 1, column: 1 }
  const csv = (line: number) => ({ file: 'manifest/cities.csv', line, column: 1 })
  const entries = pruneList(
    [
      page('/ash/', { place: place('ash', 3), at: text }),
      page('/drains/ash/', { place: place('ash', 3), at: text, service: 'drains', parent: '/drains/' }),
      page('/elm/', { place: place('elm', 7), at: csv(7) }),
    ],
    { ownText: { share: 0.25, words: 10 }, hasSearch: true, hasRequests: false },
  )
  expect(pruneChange(entries).redirects.split('\n').slice(2)).toEqual([
    '# elm: remove manifest/cities.csv:7.',
    '- { city: "elm", toCounty: "oak" }',
    '# ash: remove manifest/cities.csv:3, and delete manifest/cities/ash.yaml.',
    '- { city: "ash", toCounty: "oak" }',
    '',
  ])
})

test('what is merged gets no link and no redirect', () => {
  const merged = page('/drains/elm/', { service: 'drains', parent: '/drains/' })
  const wanted = page('/drains/', { place: undefined, service: 'drains', traffic: { impressions: 90, position: 9 } })
  const input: Parameters<typeof insightsOf>[0] = {
    traffic: {
      byPath: new Map([['/elm-drains/', { ...noTraffic, impressions: 5 }]]),
      queries: [],
      queriesOfPages: [],
      has: { search: true, requests: false, views: false, queriesOfPages: false },
      otherHosts: new Map(),
    },
    pages: [page('/elm/'), merged, wanted],
    ownText: { share: 0.25, words: 10 },
    words: { functionWords: new Set(), queryWords: new Set(), endings: /s$/ },
    urls: { isServed: () => false, similarPage: () => merged.path },
    links: { linkedFrom: () => new Map(), nearPlaces: () => ['elm-repairs'] },
  }
  const { prune, unserved, links } = insightsOf(input)
  expect(prune.map(({ path, action }) => `${path} ${action}`)).toEqual(['/drains/elm/ merge', '/elm/ merge'])
  expect(unserved.map(({ line }) => line)).toEqual(['- { from: "/elm-drains/", to: "/drains/" }'])
  expect(links).toEqual([])
})

test('pages compete for a query if each has a tenth of its impressions', () => {
  const row = (path: string, impressions: number, query = 'drains') => ({
    query,
    path,
    clicks: 1,
    impressions,
    position: 5,
  })
  const rows = [row('/a/', 50), row('/b/', 60), row('/c/', 5), row('/a/', 8, 'rare'), row('/b/', 1, 'rare')]
  expect(competingPages(rows)).toEqual([
    {
      query: 'drains',
      impressions: 115,
      pages: [
        { path: '/b/', clicks: 1, impressions: 60, position: 5 },
        { path: '/a/', clicks: 1, impressions: 50, position: 5 },
      ],
    },
  ])
})

test('a query lacks a page if no title or heading has all its words', () => {
  const pages = [page('/a/', { title: 'Drain Repairs in Elm', h1: '' }), page('/b/', { title: 'Gutters in Elm' })]
  const words = { functionWords: new Set(['in']), queryWords: new Set(['near', 'me']), endings: /s$/ }
  const query = (query: string, impressions = 20) => ({ query, clicks: 0, impressions, position: 9 })
  const queries = [query('drain repair elm near me'), query('carpet repair elm'), query('sofa', 3)]
  expect(queriesWithoutPage(queries, pages, words)).toEqual([
    { ...query('carpet repair elm'), missing: ['carpet'], nearest: '/a/' },
  ])
})

test.each([
  ['moveout cleaning elm', 'Move-Out Cleaning in Elm'],
  ['move out cleaning elm', 'Moveout Cleaning in Elm'],
  ['housecleaning elm', 'House Cleaning in Elm'],
])('%s is answered by %s', (query, title) => {
  const words = { functionWords: new Set(['in', 'out']), queryWords: new Set<string>(), endings: /ing$/ }
  const queries = [{ query, clicks: 0, impressions: 20, position: 9 }]
  expect(
    queriesWithoutPage(queries, [page('/b/', { title: 'Gutters in Elm' }), page('/a/', { title })], words),
  ).toEqual([])
})

test('a query lacks a page if its words are not next to each other in a title', () => {
  const words = { functionWords: new Set(['in', 'out']), queryWords: new Set<string>(), endings: /ing$/ }
  const queries = [{ query: 'moveout', clicks: 0, impressions: 20, position: 9 }]
  const pages = [page('/a/', { title: 'Move a Desk Out' }), page('/b/', { title: 'We Move', h1: 'Out' })]
  expect(queriesWithoutPage(queries, pages, words)).toEqual([
    { ...queries[0], missing: ['moveout'], nearest: undefined },
  ])
})

test('addresses without a page come with a redirect, scans for weaknesses do not', () => {
  const byPath = new Map<string, PathTraffic>([
    ['/drain/', { ...noTraffic, missing: 5 }],
    ['/old/', { ...noTraffic, impressions: 3 }],
    ['/wp-login.php', { ...noTraffic, missing: 500 }],
    ['/once/', { ...noTraffic, missing: 1 }],
    ['/drains/', { ...noTraffic, missing: 9 }],
  ])
  const found = unservedAddresses(byPath, {
    isServed: (path) => path === '/drains/',
    similarPage: (path) => (path === '/drain/' ? '/drains/' : undefined),
  })
  expect(found.map(({ path, line }) => [path, line])).toEqual([
    ['/drain/', '- { from: "/drain/", to: "/drains/" }'],
    ['/old/', '# - { from: "/old/", gone: "why there is no page any more" }'],
  ])
})

test.each([
  ['/caf\u00e9 au lait/', '- { from: "/caf%C3%A9%20au%20lait/", to: "/menu/" }'],
  ['/caf%C3%A9/', '- { from: "/caf%C3%A9/", to: "/menu/" }'],
  ['/at/10:30/', '# "/at/10:30/" has characters that redirects.yaml cannot have.'],
  ['//menu/', '# "//menu/" has characters that redirects.yaml cannot have.'],
  ['/menu/\ud800/', String.raw`# "/menu/\ud800/" has characters that redirects.yaml cannot have.`],
  ['/menu/*', '# "/menu/*" has characters that redirects.yaml cannot have.'],
])('the redirect of %s can be pasted', (path, line) => {
  const found = unservedAddresses(new Map([[path, { ...noTraffic, missing: 5 }]]), {
    isServed: () => false,
    similarPage: () => '/menu/',
  })
  expect(found.map((address) => address.line)).toEqual([line])
})

test('a page without a place has no links from pages that have nothing to do with it', () => {
  const service = page('/drains/', { service: 'drains', place: undefined, traffic: { impressions: 90, position: 12 } })
  const terms = page('/terms/', { place: undefined })
  expect(linkSuggestions([service, terms], { linkedFrom: () => new Map(), nearPlaces: () => [] })).toEqual([])
})

test('links are suggested from related pages that have none, for pages on the second page of results', () => {
  const place = (slug: string) => ({ slug, name: slug, population: 1 })
  const wanted = page('/drains/elm/', {
    service: 'drains',
    place: place('elm'),
    depth: 1,
    traffic: { impressions: 1050, position: 14 },
  })
  const first = page('/first/', { traffic: { impressions: 500, position: 2 } })
  const near = page('/drains/ash/', { service: 'drains', place: place('ash') })
  const area = page('/areas/elm/', { place: place('elm') })
  const suggestions = linkSuggestions([wanted, first, near, area], {
    linkedFrom: (paths) => new Map([...paths].map((path) => [path, new Set(['/areas/elm/'])])),
    nearPlaces: (slug) => (slug === 'elm' ? ['ash'] : []),
  })
  expect(suggestions.map(({ from, to }) => [from, to])).toEqual([['/drains/ash/', '/drains/elm/']])
  expect(suggestions[0]?.reason).toBe(
    'It was shown 1,050 times at position 14. 1 page links to it, and it is 1 click from the home page.',
  )
})

test('a brief names what similar pages have and the page lacks, and passages it shares', () => {
  const masked = (text: string) => text.replaceAll(/Elm|Ash|Oak/g, '{place}')
  const shared = 'We come to Elm every day of the week.'
  const brief = briefOf({
    page: page('/elm/', { traffic: { impressions: 40, position: 15 } }),
    own: { path: '/elm/', headings: ['Prices in Elm'], passages: [shared, 'Only here.'] },
    siblings: [
      { path: '/ash/', headings: ['Prices in Ash', 'Parking in Ash'], passages: [shared.replace('Elm', 'Ash')] },
      { path: '/oak/', headings: ['Parking in Oak'], passages: [] },
    ],
    masked,
    facts: [['Place', 'Elm']],
    queries: [
      { query: 'drains elm', path: '/elm/', clicks: 1, impressions: 40, position: 15 },
      { query: 'other', path: '/ash/', clicks: 1, impressions: 90, position: 1 },
    ],
    leastOwnShare: 0.25,
  })
  expect(brief.lacks).toEqual([{ heading: 'Parking in Ash', share: 1 }])
  expect(brief.shared).toEqual([{ text: shared, pages: 1, example: '/ash/' }])
  expect(brief.queries).toEqual([{ query: 'drains elm', impressions: 40, position: 15 }])
  expect(brief.advice).toHaveLength(3)
})

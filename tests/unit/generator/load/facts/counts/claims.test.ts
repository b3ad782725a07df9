import { expect, test } from 'vitest'
import { checkClaims } from '#generator/load/facts/counts/claims.ts'
import type { FactSources } from '#generator/load/facts/fact.ts'

function recordOf(path: string, value: Record<string, unknown>) {
  const at = { file: path, line: 1, column: 1 }
  return { slug: 'a', value, at, file: { path, shown: path, text: JSON.stringify(value) }, locate: () => at }
}

/** The words that contradict a company of 17 years, in an article. */
function foundInArticle(body: string): string[] {
  const business = { name: 'Brook Roofing', description: 'Brook Roofing has 17 years of experience.', tagline: '' }
  const none = { pages: [], services: [], offices: [], cities: [], counties: [], traits: [], guide: [], categories: [] }
  const sources = {
    site: recordOf('site.yaml', { business, policies: [], claims: [] }),
    records: {
      folders: { ...none, articles: [recordOf('articles/a.md', { title: 'Slates', body })] },
      documents: {},
      language: { tag: 'en-GB' },
    },
    today: '2026-11-29',
  } as unknown as FactSources // what the check reads
  return checkClaims(sources).flatMap(({ words }) => words ?? [])
}

test('years in an article are those of the company if its sentence is about it', () => {
  expect(foundInArticle('We have done this for more than 30 years.')).toEqual(['more than 30 years'])
  expect(foundInArticle('Brook Roofing has stood on ladders for over 30 years.')).toEqual(['over 30 years'])
})

test('an article may name how long something else was there', () => {
  expect(foundInArticle('The quarries closed in 1955, after more than 250 years.')).toEqual([])
  expect(foundInArticle('We like a slate: it lasts for more than 100 years.')).toEqual([])
})

/** The words that contradict "In business since 2009" in an answer. */
function foundInPage(text: string): string[] {
  const business = { name: 'Brook Roofing', description: 'In business since 2009.', tagline: '' }
  const none = {
    services: [],
    offices: [],
    cities: [],
    counties: [],
    traits: [],
    guide: [],
    categories: [],
    articles: [],
  }
  const sources = {
    site: recordOf('site.yaml', { business, policies: [], claims: [] }),
    records: {
      folders: { ...none, pages: [recordOf('pages/about.md', { heading: 'About', body: text })] },
      documents: {},
      language: { tag: 'en-US' },
    },
    today: '2026-11-29',
  } as unknown as FactSources // what the check reads
  return checkClaims(sources).flatMap(({ words }) => words ?? [])
}

test.each([
  ['Mitch has been with us since 2013, Ana since 2017.', []],
  ['The bridge opened in 2005, years before we did.', []],
  ['The new library opened in 2015.', []],
  ['We have been in business since 2013.', ['in business since 2013']],
  ['Our company opened in 2015.', ['opened in 2015']],
])('what "%s" says of the company: %j', (text, words) => {
  expect(foundInPage(text)).toEqual(words)
})

test.each([
  'Since 2019 the standards for rented houses have asked for an alarm, and our engineers check it.',
  'Since 2015, every new boiler has had one; we fit it.',
  'There is Gene, who makes fittings and remembers every basement since 2012.',
  'The truck has our name on it, spelled correctly since 2012.',
])('what has changed since a year is not the company: "%s"', (text) => {
  expect(foundInPage(text)).toEqual([])
})

test('a company may be the subject of the years', () => {
  expect(foundInPage('Since 2012 the company has been on Mill Street.')).toEqual(['Since 2012'])
  expect(foundInPage('We have been at it since 2012.')).toEqual(['since 2012'])
  expect(foundInPage('Ours is a family company, locally owned since 2012.')).toEqual(['since 2012'])
})

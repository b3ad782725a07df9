import { describe, expect, test } from 'vitest'
import { compareRows, type SavedRow } from '#src/report/compare-rows.ts'
import { type RowFacts, rowsOf } from '../../../support/report-data.ts'

const origin = 'https://drains.example'

const saved = (path: string, row: Partial<SavedRow> = {}): SavedRow => ({
  path,
  status: 'page',
  canonical: origin + path,
  title: `Title of ${path}`,
  h1: `Heading of ${path}`,
  ...row,
})

const now = (path: string, row: RowFacts = {}): RowFacts => ({
  path,
  status: 'page',
  title: `Title of ${path}`,
  h1: `Heading of ${path}`,
  ...row,
})

const compare = (before: SavedRow[], after: RowFacts[]) => compareRows(before, rowsOf(after))

test('an unchanged site has no changes', () => {
  expect(compare([saved('/'), saved('/a/')], [now('/'), now('/a/')])).toEqual({
    added: [],
    removed: [],
    moved: [],
    changed: [],
  })
})

test('a day of the last change that is not known yet is not a change, another day is', () => {
  const before = [saved('/a/', { lastmod: '2026-10-01' }), saved('/b/', { lastmod: '2026-10-01' })]
  const { changed } = compare(before, [now('/a/'), now('/b/', { lastmod: '2026-11-01' })])
  expect(changed.map(({ path, fields }) => [path, fields.map(({ name }) => name)])).toEqual([['/b/', ['lastmod']]])
})

test('added and removed URLs are sorted by code units', () => {
  const { added, removed } = compare([saved('/b/'), saved('/B/')], [now('/d/'), now('/c/')])
  expect([added, removed]).toEqual([
    ['/c/', '/d/'],
    ['/B/', '/b/'],
  ])
})

describe('URLs that are not served are ignored', () => {
  test('a page that became a missing URL was removed', () => {
    expect(compare([saved('/a/')], [{ path: '/a/', status: 'missing' }]).removed).toEqual(['/a/'])
  })

  test('a missing URL that became a page was added', () => {
    expect(compare([saved('/a/', { status: 'missing' })], [now('/a/')]).added).toEqual(['/a/'])
  })

  test('a page that became gone was removed', () => {
    expect(compare([saved('/a/')], [{ path: '/a/', status: 'redirect', canonical: '' }]).removed).toEqual(['/a/'])
  })
})

describe('moved pages', () => {
  test('a redirect moves a page, and its target does not count as added', () => {
    const after = [{ path: '/a/', status: 'redirect', canonical: `${origin}/b/` }, now('/b/')]
    const { added, removed, moved } = compare([saved('/a/')], after)
    expect({ added, removed, moved }).toEqual({ added: [], removed: [], moved: [{ from: '/a/', to: '/b/' }] })
  })

  test('a redirect pattern moves pages, and is not a URL itself', () => {
    const rule = (path: string, to: string) => ({ path, status: 'redirect', canonical: origin + to })
    const after = [
      rule('/:service/bay/', '/:service/port/'),
      rule('/old/*', '/new/*'),
      rule('/old/news/*', '/news/*'),
      now('/drains/port/'),
    ]
    const before = [saved('/drains/bay/'), saved('/old/news/a/'), saved('/old/b/'), saved('/drains/port/')]
    const { added, removed, moved } = compare(before, after)
    expect({ added, removed, moved }).toEqual({
      added: [],
      removed: [],
      moved: [
        { from: '/drains/bay/', to: '/drains/port/' },
        { from: '/old/b/', to: '/new/b/' },
        { from: '/old/news/a/', to: '/news/a/' },
      ],
    })
  })

  test('a URL that is gone is removed, not moved', () => {
    const after = [
      { path: '/old/*', status: 'redirect', canonical: '' },
      { path: '/news/a/', status: 'redirect', canonical: '' },
      { path: '/news/*', status: 'redirect', canonical: `${origin}/` },
    ]
    const { removed, moved } = compare([saved('/old/a/'), saved('/news/a/')], after)
    expect({ removed, moved }).toEqual({ removed: ['/news/a/', '/old/a/'], moved: [] })
  })

  test('a page moved if exactly one added page has its title and H1', () => {
    const { added, removed, moved } = compare(
      [saved('/a/', { title: 'T', h1: 'H' })],
      [now('/b/', { title: 'T', h1: 'H' })],
    )
    expect({ added, removed, moved }).toEqual({ added: [], removed: [], moved: [{ from: '/a/', to: '/b/' }] })
  })

  test('a page did not move if two added pages have its title and H1', () => {
    const { added, removed, moved } = compare(
      [saved('/a/', { title: 'T', h1: 'H' })],
      [now('/b/', { title: 'T', h1: 'H' }), now('/c/', { title: 'T', h1: 'H' })],
    )
    expect({ added, removed, moved }).toEqual({ added: ['/b/', '/c/'], removed: ['/a/'], moved: [] })
  })

  test('empty titles do not match', () => {
    const empty = { title: '', h1: '' }
    expect(compare([saved('/a/', empty)], [now('/b/', empty)]).moved).toEqual([])
  })
})

describe('changed fields', () => {
  const fieldsOf = (before: Partial<SavedRow>, after: RowFacts) =>
    compare([saved('/a/', before)], [now('/a/', after)]).changed.flatMap(({ fields }) => fields)

  test('a changed title has its old and new text', () => {
    expect(fieldsOf({ title: 'Old' }, { title: 'New' })).toEqual([{ name: 'title', before: 'Old', after: 'New' }])
  })

  test('breadcrumbs are compared as one line of text', () => {
    expect(fieldsOf({ breadcrumbs: ['Home', 'A'] }, { breadcrumbs: 'Home › A' })).toEqual([])
    expect(fieldsOf({ breadcrumbs: ['Home', 'A'] }, { breadcrumbs: 'Home › B' })).toEqual([
      { name: 'breadcrumbs', before: 'Home › A', after: 'Home › B' },
    ])
  })

  test('a self-referencing canonical is not a change, whether absolute or empty', () => {
    expect(fieldsOf({ canonical: `${origin}/a/` }, { canonical: '' })).toEqual([])
  })

  test('a page that became an alias changed its status and its canonical', () => {
    expect(fieldsOf({}, { status: 'alias', canonical: `${origin}/b/` })).toEqual([
      { name: 'status', before: 'page', after: 'alias' },
      { name: 'canonical', before: '', after: '/b/' },
    ])
  })

  test('words are compared as a number, and coded columns as text', () => {
    expect(fieldsOf({ words: 10, robots: 'noindex' }, { words: 12, robots: 'index' })).toEqual([
      { name: 'robots', before: 'noindex', after: 'index' },
      { name: 'words', before: '10', after: '12' },
    ])
  })

  test('a field missing from the earlier report is not compared', () => {
    expect(fieldsOf({ description: undefined }, { description: 'New' })).toEqual([])
  })
})

test('100,000 rows are compared within two seconds of CPU time', () => {
  const paths = Array.from({ length: 100_000 }, (_, index) => `/page-${index}/`)
  const after = rowsOf(paths.map((path) => now(path)))
  const before = paths.map((path) => saved(path, { title: `Earlier title of ${path}` }))
  const start = process.cpuUsage()
  expect(compareRows(before, after).changed).toHaveLength(100_000)
  // In microseconds. Wall time would include other processes.
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000)
})

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

test('nothing is told of a site that stayed as it was', () => {
  expect(compare([saved('/'), saved('/a/')], [now('/'), now('/a/')])).toEqual({
    added: [],
    removed: [],
    moved: [],
    changed: [],
  })
})

test('addresses that came and went are told in the order of code units', () => {
  const { added, removed } = compare([saved('/b/'), saved('/B/')], [now('/d/'), now('/c/')])
  expect([added, removed]).toEqual([
    ['/c/', '/d/'],
    ['/B/', '/b/'],
  ])
})

describe('what is not served counts as not there', () => {
  test('a page of which only a link of the navigation is left was removed', () => {
    expect(compare([saved('/a/')], [{ path: '/a/', status: 'missing' }]).removed).toEqual(['/a/'])
  })

  test('a page that is there at last was added', () => {
    expect(compare([saved('/a/', { status: 'missing' })], [now('/a/')]).added).toEqual(['/a/'])
  })

  test('a page that is answered as gone was removed', () => {
    expect(compare([saved('/a/')], [{ path: '/a/', status: 'redirect', canonical: '' }]).removed).toEqual(['/a/'])
  })
})

describe('a page moved', () => {
  test('where a redirect leads from its address to a new one, which is not told as added', () => {
    const after = [{ path: '/a/', status: 'redirect', canonical: `${origin}/b/` }, now('/b/')]
    const { added, removed, moved } = compare([saved('/a/')], after)
    expect({ added, removed, moved }).toEqual({ added: [], removed: [], moved: [{ from: '/a/', to: '/b/' }] })
  })

  test('where the pattern of a redirect covers its address, and the pattern is told as no address', () => {
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

  test('but not where its address is gone for good, by itself or by a pattern', () => {
    const after = [
      { path: '/old/*', status: 'redirect', canonical: '' },
      { path: '/news/a/', status: 'redirect', canonical: '' },
      { path: '/news/*', status: 'redirect', canonical: `${origin}/` },
    ]
    const { removed, moved } = compare([saved('/old/a/'), saved('/news/a/')], after)
    expect({ removed, moved }).toEqual({ removed: ['/news/a/', '/old/a/'], moved: [] })
  })

  test('where a new page alone has its title and heading', () => {
    const { added, removed, moved } = compare(
      [saved('/a/', { title: 'T', h1: 'H' })],
      [now('/b/', { title: 'T', h1: 'H' })],
    )
    expect({ added, removed, moved }).toEqual({ added: [], removed: [], moved: [{ from: '/a/', to: '/b/' }] })
  })

  test('but not where two new pages have them, since nobody knows which', () => {
    const { added, removed, moved } = compare(
      [saved('/a/', { title: 'T', h1: 'H' })],
      [now('/b/', { title: 'T', h1: 'H' }), now('/c/', { title: 'T', h1: 'H' })],
    )
    expect({ added, removed, moved }).toEqual({ added: ['/b/', '/c/'], removed: ['/a/'], moved: [] })
  })

  test('but not by an empty title', () => {
    const empty = { title: '', h1: '' }
    expect(compare([saved('/a/', empty)], [now('/b/', empty)]).moved).toEqual([])
  })
})

describe('fields', () => {
  const fieldsOf = (before: Partial<SavedRow>, after: RowFacts) =>
    compare([saved('/a/', before)], [now('/a/', after)]).changed.flatMap(({ fields }) => fields)

  test('a title that changed is told as it was and as it is', () => {
    expect(fieldsOf({ title: 'Old' }, { title: 'New' })).toEqual([{ name: 'title', before: 'Old', after: 'New' }])
  })

  test('breadcrumbs are compared as the line a person reads', () => {
    expect(fieldsOf({ breadcrumbs: ['Home', 'A'] }, { breadcrumbs: 'Home › A' })).toEqual([])
    expect(fieldsOf({ breadcrumbs: ['Home', 'A'] }, { breadcrumbs: 'Home › B' })).toEqual([
      { name: 'breadcrumbs', before: 'Home › A', after: 'Home › B' },
    ])
  })

  test('a canonical of its own is no change, whichever way it is written', () => {
    expect(fieldsOf({ canonical: `${origin}/a/` }, { canonical: '' })).toEqual([])
  })

  test('a page that became an alias changed its status and its canonical', () => {
    expect(fieldsOf({}, { status: 'alias', canonical: `${origin}/b/` })).toEqual([
      { name: 'status', before: 'page', after: 'alias' },
      { name: 'canonical', before: '', after: '/b/' },
    ])
  })

  test('words are compared as a number, and what is coded as its text', () => {
    expect(fieldsOf({ words: 10, robots: 'noindex' }, { words: 12, robots: 'index' })).toEqual([
      { name: 'robots', before: 'noindex', after: 'index' },
      { name: 'words', before: '10', after: '12' },
    ])
  })

  test('a field the earlier report does not have is not compared', () => {
    expect(fieldsOf({ description: undefined }, { description: 'New' })).toEqual([])
  })
})

test('100,000 rows are compared within two seconds of the processor', () => {
  const paths = Array.from({ length: 100_000 }, (_, index) => `/page-${index}/`)
  const after = rowsOf(paths.map((path) => now(path)))
  const before = paths.map((path) => saved(path, { title: `Earlier title of ${path}` }))
  const start = process.cpuUsage()
  expect(compareRows(before, after).changed).toHaveLength(100_000)
  // In microseconds. Time on the wall would also count what else the machine does.
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000)
})

import { describe, expect, test } from 'vitest'
import { readTable } from '#generator/traffic/read-table.ts'
import { UnknownExport } from '#generator/traffic/unknown-export.ts'

/** The headings of Search Console and the first columns of its tables, by language. */
const languages = {
  English: ['Top queries', 'Clicks', 'Impressions', 'CTR', 'Position'],
  Spanish: ['Consultas principales', 'Clics', 'Impresiones', 'CTR', 'Posición'],
  German: ['Häufigste Suchanfragen', 'Klicks', 'Impressionen', 'CTR', 'Position'],
  French: ['Requêtes les plus fréquentes', 'Clics', 'Impressions', 'CTR', 'Position'],
  Italian: ['Query più frequenti', 'Clic', 'Impressioni', 'CTR', 'Posizione'],
  Portuguese: ['Principais consultas', 'Cliques', 'Impressões', 'CTR', 'Posição'],
  Dutch: ['Populairste zoekopdrachten', 'Klikken', 'Vertoningen', 'CTR', 'Positie'],
}

describe('a table of Search Console', () => {
  for (const [language, headings] of Object.entries(languages))
    test(`is read in ${language}`, () => {
      const { format, table } = readTable(`${headings.join()}\ndrain repair,3,40,7.5%,8.2\n`, 'Queries.csv')
      expect(format).toBe('Search Console, queries')
      expect(table).toEqual({
        kind: 'search',
        of: 'queries',
        pages: [],
        queries: ['drain repair'],
        clicks: [3],
        impressions: [40],
        positions: [8.2],
      })
    })

  const polish = 'Najpopularniejsze,Kliknięcia,Wyświetlenia,CTR,Pozycja\n'
  const numbers = '3,40,"7,5%","8,2"\n'
  test.each([
    ['pages', 'https://a.example/,', 1],
    ['queries', 'a,', 4],
    ['countries', 'Polska,Niemcy,Czechy,Francja,', 1],
    ['devices', 'Komputer,Tablet,', 1],
    ['days', '2026-10-01,', 4],
  ])('in another language is known by its numbers: %s', (what, names, times) => {
    const rows = names.split(',').filter((name) => name !== '')
    const read = () => readTable(polish + rows.map((name) => `${name},${numbers}`.repeat(times)).join(''), 'x.csv')
    if (what !== 'pages' && what !== 'queries') return expect(read).toThrow('x.csv has the columns')
    expect(read()).toMatchObject({ isGuessed: true, format: `Search Console, ${what}`, lines: times })
    expect(read().table).toMatchObject({ clicks: Array(times).fill(3), positions: Array(times).fill(8.2) })
  })

  test('that compares periods is known by its numbers too, and the newest period is read', () => {
    const headings = [
      'Adres',
      ...['Kliknięcia', 'Wyświetlenia', 'CTR', 'Pozycja'].flatMap((name) => [name, `wcześniej ${name}`]),
    ]
    const row = (path: string, position: string) => `https://a.example${path},3,9,40,80,"7,5%",11%,${position},12.1\n`
    const { format, table, malformed, notes } = readTable(
      `${headings}\n${row('/', '"8,2"')}${row('/a/', '8')}`,
      'Strony.csv',
    )
    expect(format).toBe('Search Console, pages')
    expect(table).toMatchObject({ clicks: [3, 3], impressions: [40, 40], positions: [8.2, 8] })
    expect(notes[0]).toBe('It compares periods: the first of them is used.')
    expect(malformed.count).toBe(0)
  })

  test('may have a byte order mark, semicolons, decimal commas and separators of thousands', () => {
    const { table } = readTable(
      '\ufeffSeite;Klicks;Impressionen;Position\r\nhttps://a.example/x/;1.204;12.345;7,5\r\n',
      'Seiten.csv',
    )
    expect(table).toMatchObject({
      of: 'pages',
      pages: ['https://a.example/x/'],
      clicks: [1204],
      impressions: [12_345],
      positions: [7.5],
    })
  })

  test('may have queries by page', () => {
    const { format, table } = readTable(
      'Page,Query,Clicks,Impressions,Position\nhttps://a.example/,a,1,2,3\n',
      'api.csv',
    )
    expect(format).toBe('Search Console, queries by page')
    expect(table).toMatchObject({ of: 'page-queries', pages: ['https://a.example/'], queries: ['a'] })
  })

  test('counts malformed lines and says where the first are', () => {
    const { table, lines, malformed } = readTable(
      'Page,Clicks,Impressions,Position\nhttps://a.example/,1,2,3\nnowhere,1,2,3\nhttps://a.example/b/,many,2,3\n',
      'Pages.csv',
    )
    expect(lines).toBe(3)
    expect(malformed).toEqual({
      count: 2,
      lines: [
        { line: 3, reason: '"nowhere" is not a URL.' },
        { line: 4, reason: 'It has no numbers: "https://a.example/b/", "many", "2", "3".' },
      ],
    })
    expect(table).toMatchObject({ pages: ['https://a.example/'] })
  })
})

test.each([
  ['1,204', 1204],
  ['1.204', 1204],
  ['1 204', 1204],
  ['1\u202f204', 1204],
  ['12,34,567', 1_234_567], // as in India
  ['12.0', 12], // as programs write it that know no whole numbers
  ['12', 12],
  ['12.5', undefined],
])('the count "%s" is %s', (text, count) => {
  const read = () => readTable(`Page;Clicks;Impressions;Position\nhttps://a.example/;0;${text};1\n`, 'Pages.csv')
  if (count === undefined) expect(read).toThrow('No line of Pages.csv can be read. Line 2: It has no numbers')
  else expect(read().table).toMatchObject({ impressions: [count] })
})

test('of an export that compares two periods, the first is read', () => {
  const heading = ['Clicks', 'Impressions', 'Position'].map((name) => `Last 28 days ${name},Previous 28 days ${name}`)
  const { table } = readTable(`Top pages,${heading}\nhttps://a.example/,2,1,20,10,3,4\n`, 'Pages.csv')
  expect(table).toMatchObject({ clicks: [2], impressions: [20], positions: [3] })
})

test('a quote that is not closed makes one line malformed, and not those after it', () => {
  const { table, lines, malformed } = readTable(
    'Page,Clicks,Impressions,Position\n"https://a.example/,1,2,3\nhttps://a.example/b/,4,5,6\n',
    'Pages.csv',
  )
  expect(table).toMatchObject({ pages: ['https://a.example/b/'], clicks: [4] })
  expect({ lines, malformed }).toEqual({
    lines: 2,
    malformed: { count: 1, lines: [{ line: 2, reason: 'A quote is not closed: "https://a.example/,1,2,3' }] },
  })
})

test('of several tables in one file, that of pages is read, with the numbers of its lines', () => {
  const text =
    '# Start date: 20260901\n# End date: 20260930\nNth day,Views\n0000,120\n\n# Start date: 20260901\n# End date: 20260930\nPage path,Views\n/drains/,100\nelsewhere,2\n'
  const { table, malformed } = readTable(text, 'ga4.csv')
  expect(table).toEqual({ kind: 'views', paths: ['/drains/'], views: [100] })
  expect(malformed.lines).toEqual([{ line: 10, reason: '"elsewhere" is not a path.' }])
})

test.each([
  ['', 'Pages.csv is empty.'],
  ['Page,Clicks,Impressions\n', 'Pages.csv has headings, but no lines below them.'],
  ['{"a":1,"b":2}', 'Pages.csv begins with "{"a":1", which is not a known heading or request.'],
])('a table without a line is refused: %j', (text, message) => {
  expect(() => readTable(text, 'Pages.csv')).toThrow(message)
})

test('an export of views says its period, and the line of totals is not a path', () => {
  const text =
    '# ----\n# Start date: 20260901\n# End date: 20260930\n\nPage path and screen class,Views,Active users\n,120,9\n/drains/,100,7\n(other),20,2\n'
  const { table, period, malformed } = readTable(text, 'ga4.csv')
  expect(table).toEqual({ kind: 'views', paths: ['/drains/'], views: [100] })
  expect(period).toEqual({ from: '2026-09-01', to: '2026-09-30' })
  expect(malformed).toEqual({ count: 1, lines: [{ line: 8, reason: '"(other)" is not a path.' }] })
})

test('another table is refused with its columns', () => {
  expect(() => readTable('Country,Clicks,Impressions\nUtopia,1,2\n', 'Countries.csv')).toThrow(UnknownExport)
  expect(() => readTable('name,town\na,b\n', 'reviews.csv')).toThrow(/reviews\.csv has the columns "name", "town"/)
})

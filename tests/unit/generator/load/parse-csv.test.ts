import { describe, expect, test } from 'vitest'
import { type CsvTable, parseCsv } from '#generator/load/parse-csv.ts'
import type { SourceFile } from '#generator/load/source-file.ts'

const columns = ['name', 'slug', 'note']
const source = (text: string): SourceFile => ({ path: 'cities.csv', shown: 'manifest/cities.csv', text })

function table(...lines: string[]): CsvTable {
  const outcome = parseCsv(source(lines.join('\n')), columns)
  if (!outcome.ok) throw new Error(outcome.problems.map(({ what }) => what).join('\n'))
  return outcome.value
}

function refusal(...lines: string[]) {
  const outcome = parseCsv(source(lines.join('\n')), columns)
  return outcome.ok ? [] : outcome.problems
}

const place = (table: CsvTable, row: number, column?: string) => {
  const at = table.rows[row]?.locate(column)
  return at && `${at.line}:${at.column}`
}

describe('cells', () => {
  test('a row is its cells by the names of the first line, in whatever order the columns stand', () => {
    expect(table('slug,note,name', 'odell,,Odell').rows[0]?.value).toEqual({ name: 'Odell', slug: 'odell', note: '' })
  })

  test('white space around names and cells is not part of them', () => {
    expect(table('name , slug,note', ' Odell , odell,').rows[0]?.value).toMatchObject({ name: 'Odell', slug: 'odell' })
  })

  test('a quoted cell may hold commas, line breaks and doubled quotes', () => {
    expect(table('name,slug,note', 'Odell,odell,"a, b\nc ""d"""').rows[0]?.value.note).toBe('a, b\nc "d"')
  })

  test('empty lines are no rows', () => {
    expect(table('name,slug,note', '', 'Odell,odell,', '').rows).toHaveLength(1)
  })
})

describe('positions', () => {
  test('a row begins on the line after the one before', () => {
    const rows = table('name,slug,note', 'Odell,odell,', 'Parkdale,parkdale,')
    expect([place(rows, 0), place(rows, 1)]).toEqual(['2:1', '3:1'])
  })

  test('a cell begins after the comma before it', () => {
    // "Odell," is 6 characters, "odell," 6 more
    const rows = table('name,slug,note', 'Odell,odell,x')
    expect([place(rows, 0, 'name'), place(rows, 0, 'slug'), place(rows, 0, 'note')]).toEqual(['2:1', '2:7', '2:13'])
  })

  test('a comma between quotes does not begin a cell', () => {
    // `"Odell, OR",` is 12 characters
    expect(place(table('name,slug,note', '"Odell, OR",odell,'), 0, 'slug')).toBe('2:13')
  })

  test('a doubled quote does not end its cell', () => {
    // `"a ""b, c""",` is 13 characters
    expect(place(table('name,slug,note', '"a ""b, c""",odell,'), 0, 'slug')).toBe('2:14')
  })

  test('a cell after a line break between quotes stands on the later line', () => {
    // the second line of the record begins `b",`
    expect(place(table('name,slug,note', '"a\nb",odell,'), 0, 'slug')).toBe('3:4')
  })

  test('a row after one with line breaks in it is counted past them', () => {
    expect(place(table('name,slug,note', '"a\nb\nc",one,', 'Odell,odell,'), 1)).toBe('5:1')
  })

  test('a row begins where its first cell does, though the cell holds line breaks', () => {
    expect(place(table('name,slug,note', 'Parkdale,parkdale,', '"a\nb",odell,'), 1)).toBe('3:1')
  })

  test('lines that end in CR LF are counted like others, also past a cell with line breaks as Excel writes them', () => {
    const outcome = parseCsv(source('name,slug,note\r\n"a\nb",one,\r\nOdell,odell,x\r\n'), columns)
    const rows = outcome.ok ? outcome.value.rows : []
    expect(rows.map(({ locate }) => locate('slug'))).toEqual([
      { file: 'manifest/cities.csv', line: 3, column: 4 },
      { file: 'manifest/cities.csv', line: 4, column: 7 },
    ])
  })

  test('a column the table does not have is shown at the row', () => {
    expect(place(table('name,slug,note', 'Odell,odell,'), 0, 'nobody')).toBe('2:1')
  })
})

describe('mistakes', () => {
  test('a row with too few cells is a problem on its line, and the other rows are kept', () => {
    const { rows, problems } = table('name,slug,note', 'Odell,odell', 'Parkdale,parkdale,')
    expect(rows.map(({ value }) => value.slug)).toEqual(['parkdale'])
    expect(problems).toEqual([
      expect.objectContaining({ code: 'csv-cell-count', at: { file: 'manifest/cities.csv', line: 2, column: 1 } }),
    ])
  })

  test('a row with too many cells is a problem too', () => {
    expect(table('name,slug,note', 'Odell,odell,,').problems[0]?.what).toBe(
      'This row has 4 cells, but the table has 3 columns: "Odell, odell…".',
    )
  })

  test('an unknown, a missing and a doubled column are each a problem, and no row is read', () => {
    expect(refusal('name,slgu,name', 'Odell,odell,').map(({ code }) => code)).toEqual([
      'unknown-key', // slgu
      'missing-field', // slug
      'missing-field', // note
      'duplicate-key', // name
    ])
  })

  test('an optional column may be missing, and a misspelt one is taken for it', () => {
    const outcome = parseCsv(source('name,slug\nOdell,odell\n'), ['name', 'slug', 'note'], ['note'])
    expect(outcome.ok && outcome.value.rows[0]?.value).toEqual({ name: 'Odell', slug: 'odell' })
    const misspelt = parseCsv(source('name,slug,nota\nOdell,odell,\n'), ['name', 'slug', 'note'], ['note'])
    expect(misspelt.ok ? [] : misspelt.problems.map(({ fix }) => fix)).toEqual([
      'Did you mean "note"? The columns are name, slug, note.',
    ])
  })

  test('a misspelt column is taken for the missing one it is nearest to', () => {
    expect(refusal('name,slgu,note', 'Odell,odell,')[0]?.fix).toContain('Did you mean "slug"?')
  })

  test('text after a closing quote is no CSV', () => {
    expect(refusal('name,slug,note', '"Odell"s,odell,')).toEqual([expect.objectContaining({ code: 'csv-syntax' })])
  })
})

describe('where a row is written', () => {
  const places = (text: string, column?: string) => {
    const outcome = parseCsv({ path: 'c.csv', shown: 'c.csv', text }, ['a', 'b'])
    if (!outcome.ok) return outcome.problems.map(({ at }) => `${at.line}:${at.column}`)
    return outcome.value.rows.map(({ locate }) => `${locate(column).line}:${locate(column).column}`)
  }

  test('an empty line before it counts', () => {
    expect(places('a,b\n\n1,2\n')).toEqual(['3:1'])
    expect(places('a,b\r\n\r\n1,2\r\n', 'b')).toEqual(['3:3'])
  })

  test('a CR LF between quotes is one line break', () => {
    expect(places('a,b\r\n"x\r\ny",2\r\n3,4\r\n')).toEqual(['2:1', '4:1'])
  })

  test('two rows of the same text are told apart', () => {
    expect(places('a,b\n1,2\n1,2\n')).toEqual(['2:1', '3:1'])
  })

  test('a quote that is not closed is shown where it opens', () => {
    expect(places('a,b\n1,2\n"3,4\n5,6\n7,8\n')).toEqual(['3:1'])
  })
})

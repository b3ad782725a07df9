import { describe, expect, test } from 'vitest'
import { type CsvTable, parseCsv } from '#generator/load/parse/parse-csv.ts'
import type { SourceFile } from '#generator/load/parse/source-file.ts'

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
  test('columns may be in any order', () => {
    expect(table('slug,note,name', 'odell,,Odell').rows[0]?.value).toEqual({ name: 'Odell', slug: 'odell', note: '' })
  })

  test('removes white space around column names and cells', () => {
    expect(table('name , slug,note', ' Odell , odell,').rows[0]?.value).toMatchObject({ name: 'Odell', slug: 'odell' })
  })

  test('a quoted cell may contain commas, line breaks and doubled quotes', () => {
    expect(table('name,slug,note', 'Odell,odell,"a, b\nc ""d"""').rows[0]?.value.note).toBe('a, b\nc "d"')
  })

  test('ignores empty lines, and rows without a value', () => {
    const { rows } = table('name,slug,note', '', ',,', 'Odell,odell,', '')
    expect(rows).toHaveLength(1)
    expect(rows[0]?.locate('slug').line).toBe(4)
  })
})

describe('positions', () => {
  test('each row starts on its own line', () => {
    const rows = table('name,slug,note', 'Odell,odell,', 'Parkdale,parkdale,')
    expect([place(rows, 0), place(rows, 1)]).toEqual(['2:1', '3:1'])
  })

  test('a cell starts after a comma', () => {
    // "Odell," is 6 characters, "odell," 6 more
    const rows = table('name,slug,note', 'Odell,odell,x')
    expect([place(rows, 0, 'name'), place(rows, 0, 'slug'), place(rows, 0, 'note')]).toEqual(['2:1', '2:7', '2:13'])
  })

  test('a comma between quotes does not start a cell', () => {
    // `"Odell, OR",` is 12 characters
    expect(place(table('name,slug,note', '"Odell, OR",odell,'), 0, 'slug')).toBe('2:13')
  })

  test('a doubled quote does not end its cell', () => {
    // `"a ""b, c""",` is 13 characters
    expect(place(table('name,slug,note', '"a ""b, c""",odell,'), 0, 'slug')).toBe('2:14')
  })

  test('a cell after a quoted line break is on the later line', () => {
    // the second line of the record starts with `b",`
    expect(place(table('name,slug,note', '"a\nb",odell,'), 0, 'slug')).toBe('3:4')
  })

  test('line breaks in a row count for the rows after it', () => {
    expect(place(table('name,slug,note', '"a\nb\nc",one,', 'Odell,odell,'), 1)).toBe('5:1')
  })

  test('a row starts at its first cell, even if that cell contains line breaks', () => {
    expect(place(table('name,slug,note', 'Parkdale,parkdale,', '"a\nb",odell,'), 1)).toBe('3:1')
  })

  test('counts CR LF as one line end, also after a cell with line breaks as Excel writes it', () => {
    const outcome = parseCsv(source('name,slug,note\r\n"a\nb",one,\r\nOdell,odell,x\r\n'), columns)
    const rows = outcome.ok ? outcome.value.rows : []
    expect(rows.map(({ locate }) => locate('slug'))).toEqual([
      { file: 'manifest/cities.csv', line: 3, column: 4 },
      { file: 'manifest/cities.csv', line: 4, column: 7 },
    ])
  })

  test('an unknown column has the location of the row', () => {
    expect(place(table('name,slug,note', 'Odell,odell,'), 0, 'unknown')).toBe('2:1')
  })
})

describe('mistakes', () => {
  test('a row with too few cells is a problem at its line, and the other rows are kept', () => {
    const { rows, problems } = table('name,slug,note', 'Odell,odell', 'Parkdale,parkdale,')
    expect(rows.map(({ value }) => value.slug)).toEqual(['parkdale'])
    expect(problems).toEqual([
      expect.objectContaining({ code: 'csv-cell-count', at: { file: 'manifest/cities.csv', line: 2, column: 1 } }),
    ])
  })

  test('a row with too many cells is a problem', () => {
    expect(table('name,slug,note', 'Odell,odell,,').problems[0]?.what).toBe(
      'The row "Odell, odell…" has 4 cells, but the table has 3 columns.',
    )
  })

  test('an unknown, a missing and a repeated column are problems, and no row is read', () => {
    expect(refusal('name,slgu,name', 'Odell,odell,').map(({ code }) => code)).toEqual([
      'unknown-key', // slgu, which means slug
      'missing-field', // note
      'duplicate-key', // name
    ])
  })

  test('an optional column may be missing, and is suggested for a misspelt column', () => {
    const outcome = parseCsv(source('name,slug\nOdell,odell\n'), ['name', 'slug', 'note'], ['note'])
    expect(outcome.ok && outcome.value.rows[0]?.value).toEqual({ name: 'Odell', slug: 'odell' })
    const misspelt = parseCsv(source('name,slug,nota\nOdell,odell,\n'), ['name', 'slug', 'note'], ['note'])
    expect(misspelt.ok ? [] : misspelt.problems.map(({ fix }) => fix)).toEqual([
      'Did you mean "note"? The columns are name, slug, note.',
    ])
  })

  test('the missing column with the most similar name is suggested for a misspelt column', () => {
    expect(refusal('name,slgu,note', 'Odell,odell,')[0]?.fix).toContain('Did you mean "slug"?')
  })

  test('text after a closing quote is not valid CSV', () => {
    expect(refusal('name,slug,note', '"Odell"s,odell,')).toEqual([expect.objectContaining({ code: 'csv-syntax' })])
  })
})

describe('lines of rows', () => {
  const places = (text: string, column?: string) => {
    const outcome = parseCsv({ path: 'c.csv', shown: 'c.csv', text }, ['a', 'b'])
    if (!outcome.ok) return outcome.problems.map(({ at }) => `${at.line}:${at.column}`)
    return outcome.value.rows.map(({ locate }) => `${locate(column).line}:${locate(column).column}`)
  }

  test('empty lines count', () => {
    expect(places('a,b\n\n1,2\n')).toEqual(['3:1'])
    expect(places('a,b\r\n\r\n1,2\r\n', 'b')).toEqual(['3:3'])
  })

  test('a CR LF between quotes is one line break', () => {
    expect(places('a,b\r\n"x\r\ny",2\r\n3,4\r\n')).toEqual(['2:1', '4:1'])
  })

  test('identical rows have different locations', () => {
    expect(places('a,b\n1,2\n1,2\n')).toEqual(['2:1', '3:1'])
  })

  test('an unclosed quote is reported where it opens', () => {
    expect(places('a,b\n1,2\n"3,4\n5,6\n7,8\n')).toEqual(['3:1'])
  })
})

describe('headings', () => {
  test.each([
    [
      'semicolons',
      ['name;slug;note', 'Odell;odell;"a, b"'],
      'The cells of this table are separated by semicolons, but CSV files of the manifest have commas.',
    ],
    [
      'tabs',
      ['name\tslug\tnote', 'Odell\todell\t'],
      'The cells of this table are separated by tabs, but CSV files of the manifest have commas.',
    ],
    ['no headings', ['Odell,odell,x', 'Parkdale,parkdale,'], 'The first line of this table does not name its columns.'],
    ['a misspelt heading', ['name,slugg,note', 'Odell,odell,x'], '"slugg" is not a column of this table.'],
  ])('a table with %s has one problem', (_, lines, what) => {
    expect(refusal(...lines)).toMatchObject([{ what }])
  })
})

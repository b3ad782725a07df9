import type { CityRow } from '#manifest/schema/place.ts'
import type { Problem } from '../../core/problem.ts'
import { nearest } from '../../core/suggest.ts'
import { tables } from '../collections.ts'
import { type CsvRow, parseCsv } from '../parse/parse-csv.ts'
import { readSource, type SourceFile } from '../parse/source-file.ts'
import { kept, type Reading } from '../reading.ts'
import type { Located, Records } from '../records.ts'
import { meantBy } from './meant-by.ts'
import { translateRecord } from './translate-record.ts'

/** The rows of cities.csv with the texts of the rows with the same slug in the table of a translation. */
export function translateCities(
  reading: Reading,
  { cities, written }: Pick<Records, 'cities' | 'written'>,
  { path, isThere }: { path: string; isThere: boolean },
): Located<CityRow>[] {
  const shown = `${reading.shownDir}/${path}`
  if (!isThere) {
    const [first] = cities
    if (first) reading.problems.push(missingTable(first, shown))
    return cities
  }
  const { schema } = tables.cities
  const columns = Object.keys(schema.shape)
  const file = kept<SourceFile>(reading, readSource(reading.manifestDir, reading.shownDir, path))
  const table =
    file &&
    kept(
      reading,
      parseCsv(
        file,
        columns,
        columns.filter((column) => column !== 'slug'),
      ),
    )
  if (!file || !table) return cities
  reading.problems.push(...table.problems)
  const rows = new Map<string, CsvRow>()
  const others: CsvRow[] = []
  for (const row of table.rows) {
    const { slug = '' } = row.value
    if (rows.has(slug)) reading.problems.push(repeated(row, slug))
    else if (written.cityRows?.has(slug)) rows.set(slug, row)
    else others.push(row)
  }
  const untranslated = cities.filter(({ slug }) => !rows.has(slug)).map(({ slug }) => slug)
  const meant = new Set<string>()
  for (const row of others) {
    const { slug = '' } = row.value
    const original = meantBy(slug, { untranslated, isAlone: others.length === 1 })
    if (original !== undefined) meant.add(original)
    reading.problems.push(withoutOriginal(row, slug, original ?? nearest(slug, written.cityRows ?? [])))
  }
  const broken = new Set(table.broken.map(({ slug }) => slug))
  return cities.flatMap((city) => {
    const row = rows.get(city.slug)
    if (!row) {
      if (!broken.has(city.slug) && !meant.has(city.slug)) reading.problems.push(missingRow(city, shown))
      return city
    }
    const locate = ([column]: readonly PropertyKey[]) => row.locate(column)
    const { record, problems } = translateRecord(schema, city, { file, value: cellsOf(row, city.value), locate })
    reading.problems.push(...problems)
    return record ? { ...record, at: row.locate() } : []
  })
}

/** The cells that are not empty, as numbers where the original has numbers. */
function cellsOf({ value }: CsvRow, original: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const cells = Object.entries(value).filter(([, cell]) => cell !== '')
  return Object.fromEntries(
    cells.map(([column, cell]) => [column, typeof original[column] === 'number' ? Number(cell) : cell]),
  )
}

function missingTable({ file }: Located<CityRow>, shown: string): Problem {
  return {
    code: 'missing-translation',
    severity: 'error',
    at: { file: file.shown, line: 1, column: 1 },
    what: `The descriptions of this table have no translation ${shown}.`,
    fix: `Add ${shown} with the columns slug and description, and "name" if a place has another name in the language.`,
  }
}

function missingRow({ slug, at }: Located<CityRow>, shown: string): Problem {
  return {
    code: 'missing-translation',
    severity: 'error',
    at,
    what: `"${slug}" has no translation in ${shown}.`,
    fix: `Add a row with the slug "${slug}" to ${shown}.`,
  }
}

function repeated(row: CsvRow, slug: string): Problem {
  return {
    code: 'duplicate-entry',
    severity: 'error',
    at: row.locate('slug'),
    what: `"${slug}" is listed twice.`,
    fix: 'Remove one of the two entries.',
  }
}

function withoutOriginal(row: CsvRow, slug: string, meant: string | undefined): Problem {
  return {
    code: 'translation-without-original',
    severity: 'error',
    at: row.locate('slug'),
    what: `This translates the row "${slug}" of cities.csv, which does not exist.`,
    fix: `${meant === undefined ? '' : `Did you mean "${meant}"? `}A translation has the slug of its original.`,
  }
}

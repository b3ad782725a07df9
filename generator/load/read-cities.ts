import type { CityRow } from '#manifest/schema/place.ts'
import { Slug } from '#manifest/schema/primitives.ts'
import { slugOf } from '#src/slug-of.ts'
import type { Problem } from '../core/problem.ts'
import { joinReferences } from './checks/join-references.ts'
import { unknown } from './checks/unknown-reference.ts'
import { tables } from './collections.ts'
import type { ManifestFiles } from './files/find-files.ts'
import { type CsvRow, parseCsv } from './parse/parse-csv.ts'
import { readSource, type SourceFile } from './parse/source-file.ts'
import { kept, missingFile, type Reading } from './reading.ts'
import type { Located, Records } from './records.ts'
import { validate } from './schema/validate.ts'

type Context = Reading & { files: ManifestFiles; written: Records['written'] }

/** Reads cities.csv. Notes the slugs of all its rows, also of those with mistakes, so that links to them are not mistakes too. */
export function readCities(context: Context): Located<CityRow>[] {
  const path = 'cities.csv'
  if (!context.files.tables.includes(path)) {
    context.problems.push(missingFile(context, path))
    return []
  }
  const file = kept<SourceFile>(context, readSource(context.manifestDir, context.shownDir, path))
  const { schema, optional } = tables.cities
  const table = file && kept(context, parseCsv(file, Object.keys(schema.shape), optional))
  if (!file || !table) return []
  for (const problem of table.problems) context.problems.push(problem)
  const slugs = new Set([...table.rows.map(({ value }) => value), ...table.broken].map(slugIn))
  if (slugs.size > 0) context.written.cityRows = slugs
  const counties: Problem[] = []
  const rows = table.rows.flatMap((row) => {
    const county = countyByName(context, row, file)
    if (county) counties.push(county)
    // Its other cells are checked too.
    const value = county ? { ...row.value, county: 'unknown' } : row.value
    const checked = kept(context, validate(schema, { file, value, locate: ([column]) => row.locate(column) }))
    if (!checked || county) return []
    return [{ slug: checked.slug, value: checked, at: row.locate(), locate: locateIn(row), file }]
  })
  for (const problem of joinReferences(counties)) context.problems.push(problem)
  return rows
}

const locateIn =
  (row: CsvRow) =>
  ([column]: readonly PropertyKey[]) =>
    row.locate(column)

/** The slug of a row. If it is not valid, the slug that it is probably meant to be. */
function slugIn({ slug = '', name = '' }: Record<string, string>): string {
  return Slug.safeParse(slug).success ? slug : slugOf(name)
}

/** A county that is named as on a map, `Hood River County` for `hood-river`. All rows of the table may name it so. */
function countyByName({ written }: Context, row: CsvRow, file: SourceFile): Problem | undefined {
  const { county = '' } = row.value
  if (county === '' || Slug.safeParse(county).success) return undefined
  const [meant] = [...written.counties].filter((slug) => `${slugOf(county)}-`.startsWith(`${slug}-`))
  const record = { slug: '', value: row.value, at: row.locate(), locate: locateIn(row), file }
  const problem = unknown('county', county, meant === undefined ? written.counties : [meant], record, ['county'])
  return meant === undefined
    ? problem
    : { ...problem, fix: `Write the name of its file: ${meant}. Counties are the files in counties/.` }
}

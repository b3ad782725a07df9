import { type Landmark, landmarkOf } from '#manifest/schema/landmark.ts'
import { slugOf } from '#src/slug-of.ts'
import { tables } from './collections.ts'
import type { ManifestFiles } from './files/find-files.ts'
import { type CsvTable, parseCsv } from './parse/parse-csv.ts'
import { type Outcome, readSource, type SourceFile } from './parse/source-file.ts'
import { kept, type Reading } from './reading.ts'
import type { Located } from './records.ts'
import { validate } from './schema/validate.ts'

/** Reads landmarks.csv, which may be missing or have no rows. */
export function readLandmarks(context: Reading & { files: ManifestFiles }): Located<Landmark>[] {
  const path = 'landmarks.csv'
  if (!context.files.tables.includes(path)) return []
  const { schema, optional } = tables.landmarks
  const file = kept<SourceFile>(context, readSource(context.manifestDir, context.shownDir, path))
  const parsed = file && parseCsv(file, Object.keys(schema.shape), optional)
  if (!file || !parsed || isEmpty(parsed)) return []
  const table = kept(context, parsed)
  if (!table) return []
  for (const problem of table.problems) context.problems.push(problem)
  return table.rows.flatMap((row) => {
    const locate: Located<Landmark>['locate'] = ([column]) => row.locate(column)
    const value = kept(context, validate(schema, { file, value: row.value, locate }))
    return value ? [{ slug: slugOf(value.name), value: landmarkOf(value), at: row.locate(), locate, file }] : []
  })
}

/** Whether a table has no rows, which only that of the cities must have. */
const isEmpty = (parsed: Outcome<CsvTable>) => !parsed.ok && parsed.problems.every(({ code }) => code === 'empty-table')

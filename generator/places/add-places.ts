import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, parse as parsePath } from 'node:path'
import { parse as parseCsv } from 'csv-parse/sync'
import { parse as parseYaml } from 'yaml'
import { writeWhole } from '../core/atomic-write.ts'
import { groupBy } from '../core/group-by.ts'
import { RefusalError } from '../core/refusal-error.ts'
import type { FoundCounty } from './find-places.ts'
import { type Existing, newColumns, type PlaceRecords, placeRecords } from './place-records.ts'

/**
 * Adds the places of some counties to a manifest: files of new counties, and rows after those of cities.csv, whose bytes
 * stay. Writes nothing if there is nothing to add.
 * @returns what was added.
 * @throws {RefusalError} if the manifest has no readable site.yaml or cities.csv.
 */
export async function addPlaces(manifestDir: string, found: readonly FoundCounty[]): Promise<PlaceRecords> {
  const table = join(manifestDir, 'cities.csv')
  const text = existsSync(table)
    ? readFileSync(table, 'utf8')
    : `${newColumns(found[0]?.county.country ?? '').join(',')}\n`
  const records = placeRecords(found, existingIn(manifestDir, text))
  await mkdir(join(manifestDir, 'counties'), { recursive: true })
  for (const [file, content] of records.countyFiles) await writeFile(join(manifestDir, 'counties', file), content)
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const start = text === '' || text.endsWith('\n') ? text : text + eol
  if (records.rows !== '') writeWhole(table, start + records.rows.replaceAll('\n', eol))
  return records
}

/** What the manifest has, read without checking more than this needs: `validate` checks the rest. */
function existingIn(manifestDir: string, table: string): Existing {
  const site = yamlFile(join(manifestDir, 'site.yaml'))
  const [columns = [], ...rows] = csvOf(table, join(manifestDir, 'cities.csv'))
  const cell = (row: string[], column: string) => row[columns.indexOf(column)] ?? ''
  const dir = join(manifestDir, 'counties')
  const files = existsSync(dir) ? readdirSync(dir).filter((file) => /\.(ya?ml|json)$/.test(file)) : []
  return {
    language: textAt(site, 'languages', '0') || textAt(site, 'language') || 'en-US',
    region: textAt(site, 'business', 'address', 'region'),
    regionName: textAt(site, 'business', 'address', 'regionName'),
    columns,
    citySlugs: new Set(rows.map((row) => cell(row, 'slug'))),
    cityNames: new Map(
      [...groupBy(rows, (row) => cell(row, 'county'))].map(([county, own]) => [
        county,
        new Set(own.map((row) => cell(row, 'name').toLowerCase())),
      ]),
    ),
    counties: new Map(files.map((file) => [parsePath(file).name, textAt(yamlFile(join(dir, file)), 'name')])),
  }
}

/** @throws {RefusalError} if the file is missing or has an error of syntax. */
function yamlFile(path: string): unknown {
  if (!existsSync(path)) throw new RefusalError(`There is no ${path}. "citywide init" writes a manifest.`)
  try {
    return parseYaml(readFileSync(path, 'utf8'))
  } catch {
    throw new RefusalError(`${path} cannot be read. "citywide validate" says why.`)
  }
}

/** @throws {RefusalError} if it is no table. */
function csvOf(text: string, path: string): string[][] {
  try {
    return parseCsv(text, { bom: true, relax_column_count: true })
  } catch {
    throw new RefusalError(`${path} cannot be read. "citywide validate" says why.`)
  }
}

/** The text at some keys, or an empty text. */
function textAt(value: unknown, ...keys: string[]): string {
  const [key, ...others] = keys
  if (key === undefined) return typeof value === 'string' ? value : ''
  return typeof value === 'object' && value !== null ? textAt(Reflect.get(value, key), ...others) : ''
}

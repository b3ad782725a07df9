import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, parse as parsePath } from 'node:path'
import { parse as parseCsv } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { parseDocument, parse as parseYaml } from 'yaml'
import { writeWhole } from '../core/atomic-write.ts'
import { groupBy } from '../core/group-by.ts'
import type { KnownCounty } from '../core/known-place.ts'
import { languageFolder } from '../core/language-folder.ts'
import { RefusalError } from '../core/refusal-error.ts'
import { eachNameOnce, type FoundCounty, largestFirst, type Sized } from './found-county.ts'
import type { ListedPlace } from './listed-place.ts'
import { placeDataOf } from './place-data.ts'
import {
  countyTexts,
  type Existing,
  newColumns,
  newPlaces,
  type PlaceRecords,
  placeRecords,
  placeTranslations,
} from './place-records.ts'

/** What was added, and files of counties whose own texts may lack the new places. */
export type AddedPlaces = PlaceRecords & { toCheck: readonly string[] }

/**
 * Adds the places of some counties to a manifest, in each of its languages: files of new counties, and rows after those of
 * cities.csv, whose bytes stay. The texts that `init` wrote of a county are written again, unless they were edited. Writes
 * nothing if there is nothing to add.
 * @returns what was added.
 * @throws {RefusalError} if the manifest has no readable site.yaml or cities.csv.
 */
export async function addPlaces(manifestDir: string, found: readonly FoundCounty[]): Promise<AddedPlaces> {
  const table = join(manifestDir, 'cities.csv')
  const header = `${newColumns(found[0]?.county.country ?? '').join(',')}\n`
  const existing = existingIn(manifestDir, existsSync(table) ? readFileSync(table, 'utf8') : header)
  const records = placeRecords(found, existing)
  await writeCounties(join(manifestDir, 'counties'), records.countyFiles)
  appendRows(table, records.rows, header)
  for (const { tag, folder } of existing.translations) {
    const dir = join(manifestDir, folder)
    const { countyFiles, rows } = placeTranslations(found, records, tag)
    await writeCounties(join(dir, 'counties'), countyFiles)
    appendTranslations(join(dir, 'cities.csv'), rows)
  }
  const languages = [{ tag: existing.language, folder: '' }, ...existing.translations]
  const toCheck = found.flatMap((each, index) =>
    languages.flatMap(({ tag, folder }) => {
      const slug = records.countySlugs[index] ?? ''
      const added = newPlaces(each.places, slug, existing)
      const file = join(folder, 'counties', `${slug}.yaml`)
      const path = join(manifestDir, file)
      if (added.length === 0 || records.countyFiles.has(`${slug}.yaml`)) return []
      const before = placesBefore(each, existing.cityNames.get(slug))
      return existsSync(path) && updateTexts(path, each.county, { before, added, language: tag }) ? [] : [file]
    }),
  )
  return { ...records, toCheck }
}

async function writeCounties(dir: string, files: ReadonlyMap<string, string>): Promise<void> {
  if (files.size > 0) await mkdir(dir, { recursive: true })
  for (const [file, content] of files) await writeFile(join(dir, file), content)
}

/** Adds rows after those of a table, with its line ends. */
function appendRows(path: string, rows: string, header: string): void {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : header
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const start = text === '' || text.endsWith('\n') ? text : text + eol
  if (rows !== '') writeWhole(path, start + rows.replaceAll('\n', eol))
}

/** Adds rows to the table of a translation, in its own columns. */
function appendTranslations(path: string, rows: readonly Record<string, string>[]): void {
  const header = 'slug,description\n'
  const [columns = []] = csvOf(existsSync(path) ? readFileSync(path, 'utf8') : header, path)
  appendRows(path, stringify(rows.map((row) => columns.map((column) => row[column] ?? ''))), header)
}

/** The places of a county, of its whole data, that a manifest has before more are added. */
function placesBefore({ county }: FoundCounty, names: ReadonlySet<string> = new Set()): ListedPlace[] {
  const { region, code, country } = county
  const own = placeDataOf(country).places.filter(
    (place) => place.county.region === region && place.county.code === code,
  )
  return eachNameOnce(own).filter(({ name }) => names.has(name.toLowerCase()))
}

/**
 * Writes the texts of a county again, now that it has more places. Texts of the owner stay.
 * @returns whether its texts name the places now.
 */
function updateTexts(
  path: string,
  county: KnownCounty,
  { before, added, language }: { before: readonly Sized[]; added: readonly Sized[]; language: string },
): boolean {
  const document = parseDocument(readFileSync(path, 'utf8'))
  const has = (texts: object) => Object.entries(texts).every(([key, text]) => document.get(key) === text)
  const texts = countyTexts(county, [...before, ...added].sort(largestFirst), language)
  if (has(texts)) return true
  if (!has(countyTexts(county, before, language))) return false
  for (const [key, text] of Object.entries(texts)) document.set(key, text)
  writeWhole(path, document.toString({ lineWidth: 0 }))
  return true
}

/** What the manifest has, read without checking more than this needs: `validate` checks the rest. */
function existingIn(
  manifestDir: string,
  table: string,
): Existing & { translations: { tag: string; folder: string }[] } {
  const site = yamlFile(join(manifestDir, 'site.yaml'))
  const [columns = [], ...rows] = csvOf(table, join(manifestDir, 'cities.csv'))
  const cell = (row: string[], column: string) => row[columns.indexOf(column)] ?? ''
  const dir = join(manifestDir, 'counties')
  const files = existsSync(dir) ? readdirSync(dir).filter((file) => /\.(ya?ml|json)$/.test(file)) : []
  const tags = tagsOf(site)
  const [language = 'en-US', ...others] = tags
  return {
    language,
    translations: others.map((tag) => ({ tag, folder: languageFolder(tag, tags) })),
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
    cityPoints: rows
      .filter((row) => cell(row, 'latitude') !== '' && cell(row, 'longitude') !== '')
      .map((row) => ({
        name: cell(row, 'name'),
        latitude: Number(cell(row, 'latitude')),
        longitude: Number(cell(row, 'longitude')),
      })),
    counties: new Map(
      files.map((file) => {
        const county = yamlFile(join(dir, file))
        return [parsePath(file).name, { name: textAt(county, 'name'), region: textAt(county, 'region') }]
      }),
    ),
  }
}

/** The languages of a site: `languages`, or the one of `language`. */
function tagsOf(site: unknown): string[] {
  const languages = textsAt(site, 'languages')
  return languages.length > 0 ? languages : [textAt(site, 'language')].filter(Boolean)
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

/** @throws {RefusalError} if it is not a table. */
function csvOf(text: string, path: string): string[][] {
  try {
    return parseCsv(text, { bom: true, relax_column_count: true })
  } catch {
    throw new RefusalError(`${path} cannot be read. "citywide validate" says why.`)
  }
}

/** The texts of a list, if it is one. */
function textsAt(value: unknown, key: string): string[] {
  const list: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : []
}

/** The text at some keys, or an empty text. */
function textAt(value: unknown, ...keys: string[]): string {
  const [key, ...others] = keys
  if (key === undefined) return typeof value === 'string' ? value : ''
  return typeof value === 'object' && value !== null ? textAt(Reflect.get(value, key), ...others) : ''
}

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { writeWhole } from '../core/atomic-write.ts'
import { hashOf } from '../core/hash.ts'
import { RefusalError } from '../core/refusal-error.ts'
import { type CrawlerRanges, crawlerNames, readRanges } from './crawlers.ts'
import { type Imported, type MalformedLine, shownLines, type TrafficTable } from './traffic-tables.ts'

/** A table of the store, and where it is from. */
export type StoredTable = Omit<Imported, 'malformed'> & {
  version: 1
  /** Name of the export. */
  file: string
  /** Day of the import, as `YYYY-MM-DD`. */
  day: string
  malformed: number
  /** The first malformed lines. Not in tables of older releases. */
  firstMalformed?: MalformedLine[]
}

/** A table with the name of its file in the store, without the extension. */
export type NamedTable = StoredTable & { id: string }

/**
 * Every table of the store, sorted by name. None if there is no store.
 * @throws {RefusalError} if a file is damaged.
 */
export function readStore(dir: string): NamedTable[] {
  if (!existsSync(dir)) return []
  return readdirSync(dir)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ id: basename(name, '.json'), ...readTable(join(dir, name)) }))
}

function readTable(path: string): StoredTable {
  try {
    const stored: StoredTable = JSON.parse(readFileSync(path, 'utf8'))
    if (stored.version === 1 && isWhole(stored.table)) return stored
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new RefusalError(`${path} is damaged. Remove it, and import the export again.`)
}

/** Whether all columns of a table have the same number of cells. */
function isWhole(table: TrafficTable): boolean {
  const columns: unknown[][] = Object.values(table).filter(Array.isArray)
  const lengths = columns.map(({ length }) => length).filter((length) => length > 0)
  return columns.length > 1 && lengths.every((length) => length === lengths[0])
}

/** The files with the malformed lines of tables, by id. */
export const malformedFiles = (dir: string, tables: readonly NamedTable[]): ReadonlyMap<string, string> =>
  new Map(tables.map(({ id }) => [id, malformedPath(dir, id)] as const).filter(([, path]) => existsSync(path)))

/** What an import changed. `malformedFile` has all malformed lines, if there are any. */
export type Added = { id: string; replaced: string[]; isKnown: boolean; malformedFile?: string }

/** The CSV file with the malformed lines of a table. */
const malformedPath = (dir: string, id: string) => join(dir, 'malformed', `${id}.csv`)

/**
 * Adds a table. A new table of Search Console or of an analytics service replaces the last one of its kind, because their
 * periods overlap. Logs add up; one that is there already is not added again.
 */
export function addTable(dir: string, imported: Imported, { file, day }: { file: string; day: string }): Added {
  mkdirSync(dir, { recursive: true })
  const { malformed, ...rest } = imported
  const kind = kindOf(imported.table)
  const id = `${kind}-${hashOf(JSON.stringify(imported.table)).slice(0, 12)}`
  const others = readdirSync(dir)
    .filter((name) => name.endsWith('.json') && name !== `${id}.json`)
    .map((name) => basename(name, '.json'))
  const replaced = kind === 'log' ? [] : others.filter((name) => name.slice(0, name.lastIndexOf('-')) === kind)
  const isKnown = existsSync(join(dir, `${id}.json`))
  const stored: StoredTable = {
    version: 1,
    file,
    day,
    ...rest,
    malformed: malformed.count,
    firstMalformed: malformed.lines.slice(0, shownLines),
  }
  if (!isKnown) writeWhole(join(dir, `${id}.json`), `${JSON.stringify(stored)}\n`)
  for (const name of replaced) removeTable(dir, name)
  if (malformed.count === 0) return { id, replaced, isKnown }
  const malformedFile = malformedPath(dir, id)
  mkdirSync(dirname(malformedFile), { recursive: true })
  writeWhole(malformedFile, stringify(malformed.lines, { header: true, columns: ['line', 'reason'] }))
  return { id, replaced, isKnown, malformedFile }
}

function kindOf(table: TrafficTable): string {
  if (table.kind === 'search') return `search-${table.of}`
  return table.kind === 'views' ? 'views' : 'log'
}

/** Removes a table. Returns whether there was one. */
export function removeTable(dir: string, id: string): boolean {
  const path = join(dir, `${basename(id)}.json`)
  if (!existsSync(path)) return false
  rmSync(path)
  rmSync(malformedPath(dir, basename(id)), { force: true })
  return true
}

/**
 * The ranges of crawlers that the owner put into `ranges/`, one file for each crawler, such as `googlebot.json`.
 * @throws {RefusalError} if a file has another name or form.
 */
export function readCrawlerRanges(dir: string): CrawlerRanges {
  const folder = join(dir, 'ranges')
  if (!existsSync(folder)) return new Map()
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => {
        const name = basename(file, '.json')
        if (!crawlerNames.has(name))
          throw new RefusalError(
            `${join(folder, file)} is not named for a crawler. Known are ${[...crawlerNames].join(', ')}.`,
          )
        try {
          return [name, readRanges(readFileSync(join(folder, file), 'utf8'))] as const
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error)
          throw new RefusalError(
            `${join(folder, file)} has no ranges in the form that search engines publish: ${reason}`,
          )
        }
      }),
  )
}

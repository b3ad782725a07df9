import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { RefusalError } from '../core/refusal-error.ts'
import { countUp, isSameSite, otherHostsText } from '../traffic/other-hosts.ts'
import { readExport } from '../traffic/read-export.ts'
import { type Added, addTable, readCrawlerRanges, readStore, removeTable, type StoredTable } from '../traffic/store.ts'
import type { Imported, TrafficTable } from '../traffic/traffic-tables.ts'
import { UnknownExport } from '../traffic/unknown-export.ts'
import type { Run } from './run.ts'

/** What was imported of one file. */
export type ImportedFile = {
  file: string
  tables: (Added & Omit<Imported, 'table'> & { rows: number })[]
  /** Tables of an archive that are not used. */
  unused: string[]
}

/**
 * Imports exports of Search Console, analytics services and server logs into `run.dataDir`. The next build shows them.
 * Reads all files before it writes: with a wrong one, nothing is imported.
 * @throws {RefusalError} if a file does not exist, is no such export, or has nothing of the site.
 */
export async function importData(run: Run, paths: readonly string[]): Promise<ImportedFile[]> {
  const dir = dataDirOf(run)
  const ranges = readCrawlerRanges(dir)
  const own = ownHostOf(run)
  const isOwnHost = own === undefined ? undefined : (host: string) => isSameSite(host, own)
  const read: { path: string; tables: Imported[]; unused: string[] }[] = []
  for (const path of paths) {
    if (!existsSync(path)) throw new RefusalError(`There is no file ${path}.`)
    if (!statSync(path).isFile()) throw new RefusalError(`${path} is not a file.`)
    try {
      const { tables, unused } = await readExport(path, { ranges, today: run.today, isOwnHost })
      read.push({ path, tables: tables.map((table) => ofSite(table, basename(path), own)), unused })
    } catch (error) {
      throw error instanceof UnknownExport ? new RefusalError(error.message) : error
    }
  }
  const logs = readStore(dir).filter(({ table }) => table.kind === 'requests')
  return read.map(({ path, tables, unused }) => {
    const file = basename(path)
    return {
      file,
      unused,
      tables: tables.map(({ table, ...about }) => {
        const added = addTable(dir, { table, ...about }, { file, day: run.today })
        const { id, isKnown } = added
        const doubled = table.kind === 'requests' && !isKnown ? logs.filter((log) => hasSameDays(log, about)) : []
        if (table.kind === 'requests' && !isKnown)
          logs.push({ id, version: 1, file, day: run.today, table, ...about, malformed: about.malformed.count })
        return { ...about, ...added, rows: rowsIn(table), notes: [...about.notes, ...doubled.map(doubledText)] }
      }),
    }
  })
}

const rowsIn = (table: TrafficTable) =>
  Math.max(...Object.values(table).flatMap((column) => (Array.isArray(column) ? column.length : [])))

/**
 * A table with a note of the rows that are of other hosts, which the report leaves out.
 * @throws {RefusalError} if nothing in it is of the site: it would replace a table that is.
 */
function ofSite(imported: Imported, file: string, own: string | undefined): Imported {
  const { table, notes } = imported
  if (rowsIn(table) === 0)
    throw new RefusalError([`${file} has nothing about a page of ${own ?? 'the site'}.`, ...notes].join(' '))
  const urls = table.kind === 'search' ? table.pages : table.kind === 'views' ? table.paths : []
  if (own === undefined || urls.length === 0) return imported
  const others = new Map<string, number>()
  let count = 0
  for (const url of urls) {
    if (url.startsWith('/')) continue
    const { host } = new URL(url)
    if (isSameSite(host, own)) continue
    countUp(others, host)
    count++
  }
  if (count === 0) return imported
  const text = otherHostsText(others, 'row')
  if (count === urls.length) throw new RefusalError(`${file} has nothing about a page of ${own}. ${text}`)
  return { ...imported, notes: [...notes, text] }
}

/** The host of the site, if site.yaml has it. The rest of the manifest may be unfinished. */
function ownHostOf({ manifestDir }: Run): string | undefined {
  const path = join(manifestDir, 'site.yaml')
  if (!existsSync(path)) return undefined
  try {
    const { origin }: { origin?: unknown } = parse(readFileSync(path, 'utf8')) ?? {}
    return new URL(String(origin)).host
  } catch {
    return undefined // the build names what is wrong with the file
  }
}

type Dated = Pick<Imported, 'period'>

/** Whether two logs have days in common. One day at the end of one is usual, because logs are rotated within a day. */
function hasSameDays({ period: one }: Dated, { period: other }: Dated): boolean {
  if (!one || !other) return false
  const from = one.from > other.from ? one.from : other.from
  const to = one.to < other.to ? one.to : other.to
  return from < to || (from === to && [one, other].some((period) => period.from === from && period.to === to))
}

const doubledText = ({ id, file }: { id: string; file: string }) =>
  `Its days are also those of ${id} (${file}). If both have the same requests, they count twice: remove one with "data remove".`

/** The imported exports, without their tables. */
export function listData(run: Run): (Omit<StoredTable, 'table'> & { id: string })[] {
  return readStore(dataDirOf(run)).map(({ table: _, ...about }) => about)
}

/** @throws {RefusalError} if there is no such export. */
export function removeData(run: Run, id: string): void {
  if (!removeTable(dataDirOf(run), id))
    throw new RefusalError(`There is no export "${id}". "data list" lists all of them.`)
}

function dataDirOf({ dataDir }: Run): string {
  if (dataDir === undefined) throw new RefusalError('The manifest has no folder for exports. Name one with --data DIR.')
  return dataDir
}

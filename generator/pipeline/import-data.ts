import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { RefusalError } from '../core/refusal-error.ts'
import { readExport } from '../traffic/read-export.ts'
import { UnknownExport } from '../traffic/read-table.ts'
import { type Added, addTable, readCrawlerRanges, readStore, removeTable, type StoredTable } from '../traffic/store.ts'
import type { Imported } from '../traffic/traffic-tables.ts'
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
 * @throws {RefusalError} if a file does not exist or is no such export.
 */
export async function importData(run: Run, paths: readonly string[]): Promise<ImportedFile[]> {
  const dir = dataDirOf(run)
  const ranges = readCrawlerRanges(dir)
  const read: { path: string; tables: Imported[]; unused: string[] }[] = []
  for (const path of paths) {
    if (!existsSync(path)) throw new RefusalError(`There is no file ${path}.`)
    try {
      read.push({ path, ...(await readExport(path, ranges)) })
    } catch (error) {
      throw error instanceof UnknownExport ? new RefusalError(error.message) : error
    }
  }
  return read.map(({ path, tables, unused }) => {
    const file = basename(path)
    return {
      file,
      unused,
      tables: tables.map(({ table, ...about }) => ({
        ...about,
        ...addTable(dir, { table, ...about }, { file, day: run.today }),
        rows: Math.max(...Object.values(table).flatMap((column) => (Array.isArray(column) ? column.length : []))),
      })),
    }
  })
}

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

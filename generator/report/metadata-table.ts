import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { PageMetadata } from '../core/page-metadata.ts'
import { columns } from './columns.ts'
import { csvHeader, csvRows } from './csv.ts'

export type MetadataTable = {
  write: (page: PageMetadata) => void
  /** Puts the finished table in place. */
  finish: () => void
  /** Removes a table that was not finished. */
  [Symbol.dispose]: () => void
}

/** Columns of routes.csv that are known without rendering, in its order. */
const names = [
  'path',
  'route',
  'status',
  'title',
  'description',
  'canonical',
  'robots',
  'section',
  'params',
  'breadcrumbs',
  'sources',
] as const satisfies (keyof typeof columns)[]

/** Rows that are written together. */
const chunkSize = 1000

/** Opens a table of pages with the columns of routes.csv. */
export function openMetadataTable(path: string): MetadataTable {
  const unfinished = `${path}.${process.pid}.tmp`
  const file = openSync(unfinished, 'w')
  let rows: Record<string, unknown>[] = []
  let isOpen = true
  const flush = () => {
    writeFileSync(file, csvRows(rows, names))
    rows = []
  }
  const close = () => {
    if (isOpen) closeSync(file)
    isOpen = false
  }
  writeFileSync(file, csvHeader(names))
  return {
    write: (page) => {
      if (rows.push(cellsOf(page)) === chunkSize) flush()
    },
    finish: () => {
      flush()
      close()
      renameSync(unfinished, path)
    },
    [Symbol.dispose]: () => {
      close()
      rmSync(unfinished, { force: true })
    },
  }
}

function cellsOf({ params, breadcrumbs, sources, ...page }: PageMetadata): Record<(typeof names)[number], unknown> {
  return {
    ...page,
    params: columns.params.csv?.(params),
    breadcrumbs: columns.breadcrumbs.csv?.(breadcrumbs.map(({ name }) => name)),
    sources: columns.sources.csv?.([...sources]),
  }
}

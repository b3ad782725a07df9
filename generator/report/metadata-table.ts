import type { PageMetadata } from '../core/page-metadata.ts'
import { columns } from './columns.ts'
import { type Cell, openCsv } from './csv.ts'

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

/** Opens a table of pages with the columns of routes.csv. */
export function openMetadataTable(path: string): MetadataTable {
  const { add, ...file } = openCsv(path, names)
  return {
    ...file,
    write: (page) => {
      const cells = cellsOf(page)
      add(names.map((name) => cells[name]))
    },
  }
}

function cellsOf({ params, breadcrumbs, sources, ...page }: PageMetadata): Record<(typeof names)[number], Cell> {
  return {
    ...page,
    params: columns.params.csv?.(params),
    breadcrumbs: columns.breadcrumbs.csv?.(breadcrumbs.map(({ name }) => name)),
    sources: columns.sources.csv?.([...sources]),
  }
}

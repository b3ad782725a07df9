import type { PageDetail, ReportRows } from '../data.ts'
import type { Report } from '../report.tsx'

type Pages = { rows: ReportRows; readChunk: Report['readChunk'] }

/**
 * The details of the pages of some rows, a file at a time, in the order of the files. URLs without a page have none.
 * @param onRead is called after each file with the number of files that are read, and of all.
 */
export async function* readPages(
  { rows, readChunk }: Pages,
  order: ArrayLike<number>,
  onRead: (read: number, all: number) => void,
): AsyncGenerator<PageDetail[]> {
  const wanted = new Map<number, Set<string>>()
  for (let at = 0; at < order.length; at++) {
    const row = order[at] ?? -1
    const chunk = rows.chunk[row] ?? -1
    if (chunk < 0) continue
    const paths = wanted.get(chunk) ?? new Set()
    wanted.set(chunk, paths.add(rows.text.path[row] ?? ''))
  }
  let read = 0
  for (const [chunk, paths] of [...wanted].sort(([a], [b]) => a - b)) {
    const details = await readChunk<PageDetail[]>(`pages/${chunk}`)
    yield details.filter(({ path }) => paths.has(path))
    onRead(++read, wanted.size)
  }
}

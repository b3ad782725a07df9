import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const end = ')\n'

/** The file of details that holds a page, by path: the number of the batch that the page came in. */
export type ChunkOf = (path: string) => number | undefined

/**
 * The details of a page as bytes of JSON. Texts would be copied twice by the garbage collector until the batch is
 * complete, and objects with the page that they are parts of.
 */
export const detailBytes = (detail: unknown): Uint8Array => Buffer.from(JSON.stringify(detail))

/**
 * Writes the details of a batch of pages to a file named for the number of the batch: a data script of the report app.
 */
export function writePageChunk(dir: string, chunk: number, details: readonly Uint8Array[]): void {
  const comma = Buffer.from(',')
  const entries = details.flatMap((detail, at) => (at === 0 ? [detail] : [comma, detail]))
  const script = [Buffer.from(`citywideReport.receive("pages/${chunk}", [`), ...entries, Buffer.from(`]${end}`)]
  writeFileSync(join(dir, `${chunk}.js`), Buffer.concat(script))
}

/** The details that `writePageChunk` wrote to a file. @throws if it is missing or has been edited. */
export function readPageChunk(path: string): unknown[] {
  const script = readFileSync(path, 'utf8')
  return JSON.parse(script.slice(script.indexOf(', ') + 2, -end.length))
}

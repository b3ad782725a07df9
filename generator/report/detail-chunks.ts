import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const end = ')\n'

/**
 * Writes the details of a batch of pages, each as JSON, to a file named for the number of the batch: a data script of the
 * report app.
 */
export function writePageChunk(dir: string, chunk: number, details: readonly string[]): void {
  const script = `citywideReport.receive("pages/${chunk}", [${details.join(',')}]${end}`
  writeFileSync(join(dir, `${chunk}.js`), script)
}

/** The details that `writePageChunk` wrote to a file. @throws if it is missing or has been edited. */
export function readPageChunk(path: string): unknown[] {
  const script = readFileSync(path, 'utf8')
  return JSON.parse(script.slice(script.indexOf(', ') + 2, -end.length))
}

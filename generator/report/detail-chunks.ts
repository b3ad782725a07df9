import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const end = ')\n'

/** A data script of the report app, as one string. */
export function dataScript(name: string, data: unknown): string {
  return `citywideReport.receive(${JSON.stringify(name)}, ${JSON.stringify(data)}${end}`
}

/** Writes the details of a batch of pages to a file named for the number of the batch. */
export function writePageChunk(dir: string, chunk: number, details: readonly unknown[]): void {
  writeFileSync(join(dir, `${chunk}.js`), dataScript(`pages/${chunk}`, details))
}

/** The details that `writePageChunk` wrote to a file. @throws if it is missing or has been edited. */
export function readPageChunk(path: string): unknown[] {
  const script = readFileSync(path, 'utf8')
  return JSON.parse(script.slice(script.indexOf(', ') + 2, -end.length))
}

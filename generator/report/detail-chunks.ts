import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A script of the report's data, as `index.html` loads it; small enough to be one string. */
export function dataScript(name: string, data: unknown): string {
  return `citywideReport.receive(${JSON.stringify(name)}, ${JSON.stringify(data)})\n`
}

/** Writes what is known of a batch of pages, under the batch's number. */
export function writePageChunk(dir: string, chunk: number, details: readonly unknown[]): void {
  writeFileSync(join(dir, `${chunk}.js`), dataScript(`pages/${chunk}`, details))
}

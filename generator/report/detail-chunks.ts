import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A data script of the report app, as one string. */
export function dataScript(name: string, data: unknown): string {
  return `citywideReport.receive(${JSON.stringify(name)}, ${JSON.stringify(data)})\n`
}

/** Writes the details of a batch of pages to a file named for the number of the batch. */
export function writePageChunk(dir: string, chunk: number, details: readonly unknown[]): void {
  writeFileSync(join(dir, `${chunk}.js`), dataScript(`pages/${chunk}`, details))
}

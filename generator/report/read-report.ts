import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { RefusalError } from '../core/refusal-error.ts'

/** There is nothing to serve or to check: the site has not been built, or not with this report. */
export class NotBuiltError extends RefusalError {}

/**
 * The entries of a file of the report, each of which has these texts.
 * @throws {NotBuiltError} when the file is not there, or damaged.
 */
export async function readReport<Row>(file: string, texts: (keyof Row & string)[]): Promise<Row[]> {
  if (!existsSync(file)) throw new NotBuiltError(`There is no ${file}. Build the site first.`)
  const text = await readFile(file, 'utf8')
  try {
    const rows: Record<string, unknown>[] = JSON.parse(text)
    if (rows.every((row) => texts.every((key) => typeof row[key] === 'string'))) return rows as Row[] // just looked at
  } catch {
    // No JSON, or JSON that is no list of entries.
  }
  throw new NotBuiltError(`${file} is damaged. Build the site again.`)
}

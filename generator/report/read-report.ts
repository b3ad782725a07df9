import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { RefusalError } from '../core/refusal-error.ts'

/** The site has not been built, or its report is missing or damaged. */
export class NotBuiltError extends RefusalError {}

/**
 * Reads the entries of a JSON file of the report. Each must have `texts` as string fields.
 * @throws {NotBuiltError} if the file is missing or damaged.
 */
export async function readReport<Row>(file: string, texts: (keyof Row & string)[]): Promise<Row[]> {
  if (!existsSync(file)) throw new NotBuiltError(`There is no ${file}. Build the site first.`)
  const text = await readFile(file, 'utf8')
  try {
    const rows: Record<string, unknown>[] = JSON.parse(text)
    if (rows.every((row) => texts.every((key) => typeof row[key] === 'string'))) return rows as Row[] // checked above
  } catch {
    // Not JSON, or not a list of entries.
  }
  throw new NotBuiltError(`${file} is damaged. Build the site again.`)
}

import { existsSync, readFileSync, statSync } from 'node:fs'
import { RefusalError } from '../refusal-error.ts'
import { decodeText } from './decode-text.ts'

/**
 * The text of a file that a service or a spreadsheet exported, in whatever encoding.
 * @param path as a person wrote it.
 * @throws {RefusalError} if there is no such file, or if it is not a text.
 */
export function exportedText(path: string): string {
  if (!existsSync(path)) throw new RefusalError(`There is no file ${path}.`)
  if (!statSync(path).isFile()) throw new RefusalError(`${path} is not a file.`)
  const bytes = readFileSync(path)
  if (isArchive(bytes))
    throw new RefusalError(`${path} is a spreadsheet or an archive. Export the table as CSV, or extract its CSV file.`)
  const text = decodeText(bytes)
  if (text.trim() === '') throw new RefusalError(`${path} is empty.`)
  // Control characters other than tabs and line ends.
  if (/(?!\s)\p{Cc}/u.test(text.slice(0, sampleLength))) throw new RefusalError(`${path} is not a text.`)
  return text
}

/** `.xlsx`, `.ods` and `.zip` start with the same letters; `.xls` with the signature of older Office files. */
const isArchive = (bytes: Uint8Array) =>
  (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03) || (bytes[0] === 0xd0 && bytes[1] === 0xcf)

const sampleLength = 10_000

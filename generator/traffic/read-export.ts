import { closeSync, createReadStream, openSync, readFileSync, readSync } from 'node:fs'
import { basename } from 'node:path'
import { createGunzip, gunzipSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { decodeText } from '../core/text/decode-text.ts'
import { formatIn } from './log-line.ts'
import { type LogSettings, logReader } from './read-log.ts'
import { readTable } from './read-table.ts'
import type { Imported } from './traffic-tables.ts'
import { UnknownExport } from './unknown-export.ts'

/** What a file has: its tables, and what of it is not used and why. */
export type ExportFile = { tables: Imported[]; unused: string[] }

/** Bytes of the start of a file, by which its kind is recognised. */
const sampleBytes = 1 << 16

/**
 * Reads an export: a CSV file or the archive of Search Console, a CSV file of an analytics service, or a server log,
 * compressed with gzip or not. The format is recognised by the content.
 * @throws {UnknownExport} if it is none of these, or is damaged.
 */
export async function readExport(path: string, settings: LogSettings): Promise<ExportFile> {
  const name = basename(path)
  const start = firstBytes(path)
  if (start.length === 0) throw new UnknownExport(`${name} is empty.`)
  if (start[0] === 0x50 && start[1] === 0x4b) return readZip(path)
  const isCompressed = start[0] === 0x1f && start[1] === 0x8b
  try {
    const sample = decodeText(isCompressed ? await firstBytesInside(path) : start)
    if (formatIn(sample)) return { tables: [await readLog(path, isCompressed, settings)], unused: [] }
    // Control characters other than tabs and line ends.
    if (/(?!\s)\p{Cc}/u.test(sample))
      throw new UnknownExport(`${name} is not a text. Exports are CSV files, ZIP archives of CSV files, or logs.`)
    const bytes = isCompressed ? gunzipSync(readFileSync(path)) : readFileSync(path)
    const { isGuessed: _, ...table } = readTable(decodeText(bytes), name)
    return { tables: [table], unused: [] }
  } catch (error) {
    if (!isZlibError(error)) throw error
    throw new UnknownExport(`${name} is damaged or incomplete: it cannot be decompressed to its end.`)
  }
}

async function readLog(path: string, isCompressed: boolean, settings: LogSettings): Promise<Imported> {
  const reader = logReader(settings)
  for await (const text of piecesOf(path, isCompressed)) reader.add(text)
  return reader.finish()
}

/** The text of a file in pieces. */
async function* piecesOf(path: string, isCompressed: boolean): AsyncIterable<string> {
  const decoder = new TextDecoder()
  for await (const bytes of bytesOf(path, isCompressed)) yield decoder.decode(bytes, { stream: true })
}

function bytesOf(path: string, isCompressed: boolean): AsyncIterable<Buffer> {
  const file = createReadStream(path, { highWaterMark: 1 << 20 })
  return isCompressed ? file.pipe(createGunzip({ chunkSize: 1 << 20 })) : file
}

async function firstBytesInside(path: string): Promise<Buffer> {
  for await (const bytes of bytesOf(path, true)) return bytes.subarray(0, sampleBytes)
  throw new UnknownExport(`${basename(path)} is empty.`)
}

/**
 * The archive of Search Console has a table for each tab. Of that of days, only the first and the last are used; those of
 * countries, devices and filters are not.
 */
function readZip(path: string): ExportFile {
  const name = basename(path)
  const files = unzipped(path)
  if (files.some(([file]) => file.startsWith('xl/')))
    throw new UnknownExport(`${name} is a spreadsheet. Export it as CSV: the service offers it in the same menu.`)
  const tables: Imported[] = []
  const guessed: { file: string; table: Imported }[] = []
  const unused: string[] = []
  let period: Imported['period']
  for (const [file, bytes] of files) {
    if (!file.toLowerCase().endsWith('.csv') || bytes.length === 0) continue
    try {
      const { isGuessed, ...table } = readTable(decodeText(bytes), file)
      if (isGuessed) guessed.push({ file, table })
      else tables.push(table)
    } catch (error) {
      if (!(error instanceof UnknownExport)) throw error
      const days = periodIn(decodeText(bytes))
      if (days) period = days
      else unused.push(file)
    }
  }
  // The table of queries is longer than that of how results look, which has the same form.
  guessed.sort((a, b) => b.table.lines - a.table.lines)
  for (const { file, table } of guessed) {
    if (tables.some((other) => other.format === table.format)) unused.push(file)
    else tables.push(table)
  }
  if (tables.length === 0)
    throw new UnknownExport(`${name} has no table of pages or queries: ${unused.join(', ') || 'no CSV file'}.`)
  return { tables: tables.map((table) => ({ ...table, ...(period && { period }) })), unused }
}

/** First and last day of a table that has a line for each day. Its headings are in the language of the account. */
function periodIn(text: string): Imported['period'] {
  const days = text
    .match(/^"?\d{4}-\d{2}-\d{2}(?=["\t,;])/gm)
    ?.map((day) => day.replace('"', ''))
    .sort()
  const [from, to] = [days?.[0], days?.at(-1)]
  return from !== undefined && to !== undefined ? { from, to } : undefined
}

function unzipped(path: string): [name: string, bytes: Uint8Array][] {
  try {
    return Object.entries(unzipSync(readFileSync(path)))
  } catch {
    // fflate throws plain errors with a number, which say no more than this.
    throw new UnknownExport(`${basename(path)} is damaged or incomplete: it is not a readable ZIP archive.`)
  }
}

const isZlibError = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^Z_|^ERR_BUFFER/.test(error.code)

function firstBytes(path: string): Buffer {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(sampleBytes)
    return bytes.subarray(0, readSync(file, bytes))
  } finally {
    closeSync(file)
  }
}

import { closeSync, createReadStream, openSync, readFileSync, readSync } from 'node:fs'
import { basename } from 'node:path'
import { createGunzip } from 'node:zlib'
import { strFromU8, unzipSync } from 'fflate'
import type { CrawlerRanges } from './crawlers.ts'
import { formatOf } from './log-line.ts'
import { logReader } from './read-log.ts'
import { readTable, UnknownExport } from './read-table.ts'
import type { Imported } from './traffic-tables.ts'

/** What a file has: its tables, and what of it is not used and why. */
export type ExportFile = { tables: Imported[]; unused: string[] }

/**
 * Reads an export: a CSV file or the archive of Search Console, a CSV file of an analytics service, or a server log,
 * compressed with gzip or not. The format is recognised by the content.
 * @throws {UnknownExport} if it is none of these.
 */
export async function readExport(path: string, ranges: CrawlerRanges): Promise<ExportFile> {
  const start = firstBytes(path)
  if (start[0] === 0x50 && start[1] === 0x4b) return readZip(path)
  const isCompressed = start[0] === 0x1f && start[1] === 0x8b
  const firstLine = isCompressed ? await firstLineOf(path) : (start.toString('utf8').split(/\r?\n/, 1)[0] ?? '')
  if (isCompressed || formatOf(firstLine)) {
    if (!formatOf(firstLine)) throw new UnknownExport(`${basename(path)} is compressed, but no log of a known format.`)
    return { tables: [await readLog(path, isCompressed, ranges)], unused: [] }
  }
  return { tables: [readTable(textOf(readFileSync(path)), basename(path))], unused: [] }
}

async function readLog(path: string, isCompressed: boolean, ranges: CrawlerRanges): Promise<Imported> {
  const reader = logReader(ranges)
  for await (const text of textsOf(path, isCompressed)) reader.add(text)
  return reader.finish()
}

/** The text of a file in pieces. */
function textsOf(path: string, isCompressed: boolean): AsyncIterable<string> {
  const file = createReadStream(path, { highWaterMark: 1 << 20 })
  const bytes = isCompressed ? file.pipe(createGunzip({ chunkSize: 1 << 20 })) : file
  return bytes.setEncoding('utf8')
}

async function firstLineOf(path: string): Promise<string> {
  let text = ''
  for await (const piece of textsOf(path, true)) {
    text += piece
    if (text.includes('\n')) break
  }
  return text.split(/\r?\n/, 1)[0] ?? ''
}

/** The archive of Search Console has a table for each tab. Those of countries, devices, days and filters are not used. */
function readZip(path: string): ExportFile {
  const tables: Imported[] = []
  const unused: string[] = []
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(path)))) {
    if (!name.toLowerCase().endsWith('.csv')) continue
    try {
      tables.push(readTable(strFromU8(bytes), name))
    } catch (error) {
      if (!(error instanceof UnknownExport)) throw error
      unused.push(name)
    }
  }
  if (tables.length === 0)
    throw new UnknownExport(
      `${basename(path)} has no table of pages or queries: ${unused.join(', ') || 'no CSV file'}.`,
    )
  return { tables, unused }
}

/** Some services write UTF-16. */
function textOf(bytes: Buffer): string {
  return bytes[0] === 0xff && bytes[1] === 0xfe ? bytes.toString('utf16le') : bytes.toString('utf8')
}

function firstBytes(path: string): Buffer {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(1 << 16)
    return bytes.subarray(0, readSync(file, bytes))
  } finally {
    closeSync(file)
  }
}

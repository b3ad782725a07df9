import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isRecorded, type LedgerEntry } from '../core/facts.ts'
import { RefusalError } from '../core/refusal-error.ts'

/** A site that cannot be compared; the message says why. */
export class UnreadableSiteError extends RefusalError {}

/** The pages of one version of a site, by URL. */
export type ListedSite = ReadonlyMap<string, ListedPage>

export type ListedPage = {
  contentHash: string
  /** Whether the page is indexable; undefined from a ledger, which does not record it. */
  isListed: boolean | undefined
}

const Row = z.object({
  path: z.string(),
  route: z.string(),
  status: z.string(),
  robots: z.string(),
  contentHash: z.string(),
})

/**
 * Reads a report (routes.json or its directory) or a ledger.
 * @param parseLedger returns the readable lines of a ledger's text.
 * @throws {UnreadableSiteError}
 */
export function readSite(given: string, parseLedger: (text: string) => readonly LedgerEntry[]): ListedSite {
  const path = fileOf(given)
  const text = readFileSync(path, 'utf8')
  return path.endsWith('.json') ? fromReport(text, path) : fromLedger(parseLedger(text), path)
}

function fileOf(given: string): string {
  if (!existsSync(given)) throw new UnreadableSiteError(`There is no ${given} to compare.`)
  if (!statSync(given).isDirectory()) return given
  const found = ['routes.json', 'report/routes.json', 'urls.lock'].map((file) => join(given, file)).find(existsSync)
  if (found === undefined)
    throw new UnreadableSiteError(
      `${given} holds no routes.json and no urls.lock. Run npm run build to write routes.json.`,
    )
  return found
}

function fromReport(text: string, path: string): ListedSite {
  const rows = z.array(Row).safeParse(parsed(text, path))
  if (!rows.success)
    throw new UnreadableSiteError(`${path} is not a routes.json of this version of Citywide. Build that site again.`)
  return new Map(
    rows.data
      .filter(({ status, route }) => (status === 'page' || status === 'alias') && isRecorded({ route }))
      .map(({ path: url, status, robots, contentHash }) => [
        url,
        { contentHash, isListed: status === 'page' && !robots.includes('noindex') },
      ]),
  )
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableSiteError(`${path} is not JSON.`)
  }
}

/** A line with a hash of zeros is a redirected URL, not a page. */
function fromLedger(entries: readonly LedgerEntry[], path: string): ListedSite {
  const whole = entries.filter(({ hash }) => hash !== '')
  if (whole.length === 0) throw new UnreadableSiteError(`${path} holds no line of a urls.lock.`)
  return new Map(
    whole
      .filter(({ hash }) => /[^0]/.test(hash))
      .map(({ path: url, hash }) => [url, { contentHash: hash, isListed: undefined }]),
  )
}

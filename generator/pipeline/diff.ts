import type { Problem } from '../core/problem.ts'
import { type Difference, findDifference, urlsToSubmit } from '../diff/difference.ts'
import { indexNowRequests } from '../diff/index-now.ts'
import { readSite } from '../diff/read-site.ts'
import { writeDifference } from '../diff/write-difference.ts'
import { parseLedger } from '../load/load-ledger.ts'
import type { Run } from './run.ts'
import { loadSite } from './stages/load-site.ts'
import { resolveUrls } from './stages/resolve-urls.ts'

export type DiffResult = {
  /** Undefined if the manifest, which holds host and redirects, has errors. */
  difference?: Difference
  problems: Problem[]
  /** Paths of the files written to the report. */
  files: string[]
}

/**
 * Finds what became of the pages between two states of the site, and writes it to the report, with the IndexNow
 * requests that notify search engines.
 * @param before `routes.json`, a directory that holds one, or a ledger; so is `after`.
 * @throws {UnreadableSiteError} if one of the two is neither a report nor a ledger.
 */
export async function diff(run: Run, before: string, after: string): Promise<DiffResult> {
  const entriesOf = (text: string) => parseLedger(text, '', run.today).entries
  const [old, current] = [readSite(before, entriesOf), readSite(after, entriesOf)]
  const site = await run.stage('load', () => loadSite(run, { withImages: false }))
  if (!site?.isConsistent) return { problems: run.problems(), files: [] }

  const { redirectAt } = resolveUrls(run, site)
  const difference = findDifference(old, current, (path) => redirectAt(path)?.to)
  const { origin, indexNowKey } = site.index.manifest.site
  const requests = indexNowRequests(origin, indexNowKey, urlsToSubmit(difference, old, current))
  return { difference, problems: run.problems(), files: writeDifference(run.reportDir, difference, requests) }
}

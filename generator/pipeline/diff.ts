import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSite } from '#src/site.ts'
import type { Problem } from '../core/problem.ts'
import { addressesToSubmit, type Difference, findDifference } from '../diff/difference.ts'
import { indexNowRequests } from '../diff/index-now.ts'
import { readSite } from '../diff/read-site.ts'
import { expandRoutes } from '../expand/expand.ts'
import { loadManifest } from '../load/load.ts'
import { loadLedger, parseLedger } from '../load/load-ledger.ts'
import { judgeAddresses } from './resolve-urls.ts'

type CompareOptions = {
  rootDir: string
  manifestDir: string
  reportDir: string
  /** routes.json, a directory that holds one, or a ledger. */
  before: string
  after: string
  today: string
}

export type ComparedSites = {
  /** Undefined where the manifest, which knows host and redirects, cannot be used. */
  difference?: Difference
  problems: Problem[]
  /** Written to the report. */
  files: string[]
}

/**
 * Finds what became of the pages between two states of the site, and writes it to the report, with the requests by which
 * search engines are told of it.
 * @throws {UnreadableSiteError} when one of the two is neither report nor ledger.
 */
export async function compareSites(options: CompareOptions): Promise<ComparedSites> {
  const entriesOf = (text: string) => parseLedger(text, '', options.today).entries
  const [before, after] = [readSite(options.before, entriesOf), readSite(options.after, entriesOf)]
  const { manifest, problems } = await loadManifest(options)
  if (!manifest) return { problems, files: [] }
  const { ledger } = await loadLedger(options)
  const site = createSite({ manifest, pictures: {}, assets: { script: '', stylesheets: [] } })
  const ignored = () => {} // what collides is reported by a build
  const pages = new Set(Array.from(expandRoutes(site, ignored), ({ path }) => path))
  const { redirectAt } = judgeAddresses(site, pages, ledger)

  const difference = findDifference(before, after, (address) => redirectAt(address)?.to)
  const { origin, indexNowKey } = manifest.site
  const requests = indexNowRequests(origin, indexNowKey, addressesToSubmit(difference, before, after))
  const texts = new Map([
    ['diff.json', `${JSON.stringify(difference, null, 2)}\n`],
    ...requests.map((request, index): [string, string] => [
      index === 0 ? 'indexnow.json' : `indexnow-${index + 1}.json`,
      `${JSON.stringify(request, null, 2)}\n`,
    ]),
  ])
  return { difference, problems, files: writeFiles(options.reportDir, texts) }
}

/** Writes the files, and removes requests of an earlier comparison, which nobody should send again. */
function writeFiles(dir: string, texts: ReadonlyMap<string, string>): string[] {
  mkdirSync(dir, { recursive: true })
  for (const name of readdirSync(dir))
    if (/^indexnow(-\d+)?\.json$/.test(name) && !texts.has(name)) rmSync(join(dir, name))
  return [...texts].map(([name, text]) => {
    writeFileSync(join(dir, name), text)
    return join(dir, name)
  })
}

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deadTargets } from '../audit/audit.ts'
import type { Finding } from '../problem.ts'
import { compareText } from '../problem.ts'
import type { RouteRow } from '../report/write-report.ts'
import { readHostRules } from './host-rules.ts'
import { startPreview } from './preview.ts'

export type LinkCheck = {
  crawled: number
  /** Dead addresses both found. */
  dead: string[]
  onlyCrawl: string[]
  onlyAudit: string[]
  agrees: boolean
}

/** There is nothing to serve or to check: the site has not been built, or not with this report. */
export class NotBuiltError extends Error {}

/**
 * Crawls the served site with linkinator, which knows nothing of the generator, and holds its dead links against those of the audit.
 * @throws {NotBuiltError} without a site or its report, or with a damaged one.
 */
export async function checkLinks({ outDir, reportDir }: { outDir: string; reportDir: string }): Promise<LinkCheck> {
  const [findingsFile, routesFile] = [join(reportDir, 'findings.json'), join(reportDir, 'routes.json')]
  for (const file of [join(outDir, 'index.html'), findingsFile, routesFile]) {
    if (!existsSync(file)) throw new NotBuiltError(`There is no ${file}. Build the site first.`)
  }
  const findings = await readRows<Finding>(findingsFile, ['code', 'url'])
  const rows = await readRows<Pick<RouteRow, 'path' | 'status'>>(routesFile, ['path', 'status'])
  const audited = new Set(deadTargets(findings))
  const { LinkChecker, LinkState } = await import('linkinator')
  const preview = await startPreview({ dir: outDir, port: 0, rules: await readHostRules(reportDir) })
  try {
    const result = await new LinkChecker().check({
      // Every page and not just the first: nothing links to an alias, and a crawl would never see it.
      path: rows.filter(({ status }) => status !== 'missing').map(({ path }) => preview.url + path),
      recurse: true,
      concurrency: 50,
      linksToSkip: async (link) => !link.startsWith(`${preview.url}/`),
    })
    const crawled = new Set(
      result.links.filter(({ state }) => state === LinkState.BROKEN).map(({ url }) => new URL(url).pathname),
    )
    const sorted = (paths: Iterable<string>) => [...paths].sort(compareText)
    const onlyCrawl = sorted([...crawled].filter((path) => !audited.has(path)))
    const onlyAudit = sorted([...audited].filter((path) => !crawled.has(path)))
    return {
      crawled: result.links.filter(({ state }) => state !== LinkState.SKIPPED).length,
      dead: sorted([...audited].filter((path) => crawled.has(path))),
      onlyCrawl,
      onlyAudit,
      agrees: onlyCrawl.length === 0 && onlyAudit.length === 0,
    }
  } finally {
    await preview.close()
  }
}

/** The entries of a file of the report, each of which has these texts. */
async function readRows<Row>(file: string, texts: (keyof Row & string)[]): Promise<Row[]> {
  const text = await readFile(file, 'utf8')
  try {
    const rows: Record<string, unknown>[] = JSON.parse(text)
    if (rows.every((row) => texts.every((key) => typeof row[key] === 'string'))) return rows as Row[] // just looked at
  } catch {
    // No JSON, or JSON that is no list of entries.
  }
  throw new NotBuiltError(`${file} is damaged. Build the site again.`)
}

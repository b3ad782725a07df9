import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { deadTargets } from '../audit/audit.ts'
import type { Finding } from '../core/problem.ts'
import { compareText } from '../core/problem.ts'
import { NotBuiltError, readReport } from '../report/read-report.ts'
import type { RouteRow } from '../report/route-row.ts'
import { readHostRules } from '../serve/host-rules.ts'
import { startPreview } from '../serve/preview.ts'

export type LinkCheck = {
  crawled: number
  /** Dead addresses both found. */
  dead: string[]
  onlyCrawl: string[]
  onlyAudit: string[]
  agrees: boolean
}

/**
 * Crawls the served site with linkinator, which knows nothing of the generator, and holds its dead links against those of the audit.
 * @throws {NotBuiltError} without a site or its report, or with a damaged one.
 */
export async function checkLinks({ outDir, reportDir }: { outDir: string; reportDir: string }): Promise<LinkCheck> {
  const [findingsFile, routesFile] = [join(reportDir, 'findings.json'), join(reportDir, 'routes.json')]
  const home = join(outDir, 'index.html')
  if (!existsSync(home)) throw new NotBuiltError(`There is no ${home}. Build the site first.`)
  const findings = await readReport<Finding>(findingsFile, ['code', 'url'])
  const rows = await readReport<Pick<RouteRow, 'path' | 'status'>>(routesFile, ['path', 'status'])
  const audited = new Set(deadTargets(findings))
  const { LinkChecker, LinkState } = await import('linkinator')
  const preview = await startPreview({ dir: outDir, port: 0, rules: await readHostRules(reportDir) })
  try {
    const result = await new LinkChecker().check({
      // Every page and not just the first: nothing links to an alias, and a crawl would never see it.
      path: rows.filter(({ status }) => status !== 'missing').map(({ path }) => preview.url + path),
      recurse: true,
      concurrency: 50,
      // A connection that breaks on a busy machine says nothing of the site.
      retryErrors: true,
      retryErrorsCount: 3,
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

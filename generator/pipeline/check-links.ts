import { join } from 'node:path'
import { isPattern } from '#src/url-pattern.ts'
import { deadTargets } from '../audit/audit.ts'
import type { Finding } from '../core/problem.ts'
import { compareText } from '../core/problem.ts'
import { readReport } from '../report/read-report.ts'
import type { RouteRow } from '../report/route-row.ts'
import { preview } from './preview.ts'
import type { Run } from './run.ts'
import { requireSite } from './stages/read-pages.ts'

export type LinkCheck = {
  crawled: number
  /** Broken targets that both found. */
  dead: string[]
  onlyCrawl: string[]
  onlyAudit: string[]
  agrees: boolean
}

/** Status that linkinator gives a URL whose connection broke. */
const noAnswer = 0

/**
 * Crawls the served site with linkinator, which is independent of the generator, and compares its broken links with
 * those of the audit.
 * @throws {NotBuiltError} if the site or its report is missing or damaged.
 */
export async function checkLinks({ outDir, reportDir }: Pick<Run, 'outDir' | 'reportDir'>): Promise<LinkCheck> {
  const [findingsFile, routesFile] = [join(reportDir, 'findings.json'), join(reportDir, 'routes.json')]
  requireSite({ outDir })
  const findings = await readReport<Finding>(findingsFile, ['code', 'url'])
  const rows = await readReport<Pick<RouteRow, 'path' | 'status'>>(routesFile, ['path', 'status'])
  const audited = new Set(deadTargets(findings))
  const { LinkChecker, LinkState } = await import('linkinator')
  const server = await preview({ outDir, reportDir }, 0)
  try {
    const result = await new LinkChecker().check({
      // Every page, not only the home page: nothing links to an alias, so a crawl would never reach it. The pattern of a
      // redirect is no URL.
      path: rows
        .filter(({ path, status }) => status !== 'missing' && !isPattern(path))
        .map(({ path }) => server.url + path),
      recurse: true,
      concurrency: 50,
      // A connection that breaks on a busy machine is not a broken link.
      retryErrors: true,
      retryErrorsCount: 3,
      linksToSkip: async (link) => !link.startsWith(`${server.url}/`),
    })
    const crawled = new Set(
      result.links
        .filter(({ state, status }) => state === LinkState.BROKEN && status !== noAnswer)
        .map(({ url }) => new URL(url).pathname),
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
    await server.close()
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostingDir } from '../../report/write-hosting.ts'
import type { Run } from '../run.ts'
import { auditSite, type SiteAudit } from './audit-site.ts'
import { lastBuildOf } from './last-build.ts'
import type { LoadedSite } from './load-site.ts'
import { type ReadOptions, type ReadPages, readPages } from './read-pages.ts'
import { type ResolvedUrls, resolveUrls } from './resolve-urls.ts'

export type AuditedFiles = ReadPages & { urls: ResolvedUrls; audit: SiteAudit }

/** Audits the files of a finished site, including those changed by hand. */
export async function auditFiles(run: Run, site: LoadedSite, options: ReadOptions = {}): Promise<AuditedFiles> {
  const pages = await readPages(run, site, options)
  const found = pages.facts.pages.map(({ path }) => path)
  const urls = resolveUrls(run, site, found)
  const readPage = ({ file }: { file: string }) => readFileSync(join(run.outDir, file), 'utf8')
  const finished = { lastBuild: lastBuildOf(run), hostingDir: hostingDir(run.reportDir), readPage }
  return { ...pages, urls, audit: await auditSite(run, site, pages.facts, urls, pages.files, finished) }
}

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Location, Manifest } from '#manifest/schema.ts'
import { href, matchPage, routes } from '#src/routes.ts'
import { createSite, type Site } from '#src/site.ts'
import { buildAssets } from '../assets/build-assets.ts'
import type { Audit } from '../audit/audit.ts'
import { createPageJudge } from '../audit/audit-page.ts'
import { collectFacts, type SiteFacts } from '../audit/facts/site-facts.ts'
import { settingsProblems } from '../audit/rule-settings.ts'
import { rules } from '../audit/rules.ts'
import { type LineAt, textLocator } from '../core/locate-text.ts'
import { urlOfFile } from '../core/page-file.ts'
import { type Finding, hasErrors, type Problem, sortProblems } from '../core/problem.ts'
import { shownPath } from '../core/shown-path.ts'
import { expandRoutes } from '../expand/expand.ts'
import { loadManifest } from '../load/load.ts'
import { loadLedger } from '../load/load-ledger.ts'
import { runPool } from '../render/pool.ts'
import { writePageChunk } from '../report/detail-chunks.ts'
import { type Explained, explainPage } from '../report/explain-page.ts'
import { pageDetail } from '../report/page-detail.ts'
import { NotBuiltError } from '../report/read-report.ts'
import { openDetails } from '../report/report-data.ts'
import type { PageMeta } from '../scan/page-scanner.ts'
import { lastChange } from '../urls/ledger/index-ledger.ts'
import { judgeSite } from './audit-site.ts'
import { reportRefusal } from './report-refusal.ts'
import { type JudgedAddresses, judgeAddresses } from './resolve-urls.ts'
import type { AuditWorkerInput, AuditWorkerMessage } from './workers/audit-worker.ts'
import { reportSite, withProblems } from './write-report.ts'

export type AuditSiteOptions = Omit<AuditOptions, 'detailDir' | 'onProgress'> & { reportDir: string; isStrict: boolean }

export type AuditedSiteResult = { isGood: boolean; pages: number; problems: Problem[]; findings: Finding[] }

/**
 * Judges the site in `outDir` and writes its report.
 * @throws {NotBuiltError} when there is no site.
 */
export async function auditSite(options: AuditSiteOptions): Promise<AuditedSiteResult> {
  const { reportDir } = options
  const workDir = `${reportDir}.tmp`
  try {
    return await judgeInto(options, workDir)
  } finally {
    rmSync(workDir, { recursive: true, force: true })
  }
}

async function judgeInto(options: AuditSiteOptions, workDir: string): Promise<AuditedSiteResult> {
  let detailDir = ''
  const { problems, judged } = await auditDist({
    ...options,
    detailDir: () => {
      detailDir = openDetails(workDir)
      return detailDir
    },
    onProgress: () => {},
  })
  if (!judged) {
    await reportRefusal(options, withProblems([], problems))
    return { isGood: false, pages: 0, problems, findings: [] }
  }
  const { audit, addresses, chunks, lineAt, site } = judged
  const { findings } = audit
  await reportSite({
    ...options,
    detailDir,
    site,
    judged: audit,
    problems,
    redirects: addresses.redirects,
    chunks,
    lastmodOf: (page) => lastChange(addresses.index, page),
    lineAt,
    outcome: 'audited',
  })
  const isGood = !hasErrors(problems) && !hasErrors(findings.filter(({ known }) => options.isStrict || !known))
  return { isGood, pages: audit.site.pages.length, problems, findings }
}

/**
 * What is known of one page of the site in `outDir`.
 * @throws {NotBuiltError} when there is no site.
 */
export async function explainSite(
  options: Omit<AuditOptions, 'detailDir' | 'onProgress'>,
  path: string,
): Promise<{ problems: Problem[]; explained?: Explained }> {
  const { problems, judged } = await auditDist({ ...options, detailDir: undefined, onProgress: () => {} })
  return { problems, explained: judged && explainPage(judged, path) }
}

export type AuditOptions = {
  rootDir: string
  manifestDir: string
  /** The site to judge. */
  outDir: string
  /** Opens where what is known of each page is kept for the report; without it nothing is kept. */
  detailDir: (() => string) | undefined
  cacheDir: string
  /** Threads that scan. */
  jobs: number
  /** `YYYY-MM-DD` */
  today: string
  onProgress: (done: number, total: number) => void
}

export type AuditedDist = {
  /** Of the manifest; where one of them is an error, nothing was judged. */
  problems: Problem[]
  judged?: {
    site: Site
    audit: Audit
    addresses: JudgedAddresses
    /** Which file of details holds what is known of a page. */
    chunks: ReadonlyMap<string, number>
    lineAt: LineAt
  }
}

/** Pages that are scanned on the spot: starting threads takes longer. */
const fewPages = 400

/**
 * Judges a site that lies in a directory by its files alone, whoever wrote them: pages that were edited, added or taken
 * away since it was built are judged as they are now.
 * @throws {NotBuiltError} when there is no site.
 */
export async function auditDist(options: AuditOptions): Promise<AuditedDist> {
  const { rootDir, manifestDir, outDir, today } = options
  if (!existsSync(join(outDir, 'index.html')) && !existsSync(join(outDir, '404.html')))
    throw new NotBuiltError(`There is no site in ${outDir}. Build it first.`)
  const { manifest, ...found } = await loadManifest({ manifestDir, rootDir })
  const { ledger, problems: ledgerProblems } = await loadLedger({ manifestDir, rootDir, today })
  const problems = [...found.problems, ...ledgerProblems, ...(manifest ? settingsProblems(manifest, rules) : [])]
  if (!manifest || hasErrors(problems)) return { problems: sortProblems(problems) }

  const site = createSite({ manifest, pictures: {}, assets: { script: '', stylesheets: [] } })
  const expected = expectedPages(site)
  const { pages, files } = sortFiles(outDir, site)
  const { facts, chunks } = await scanPages(pages, manifest, options, options.detailDir?.())
  const addresses = judgeAddresses(site, new Set([...expected.keys(), ...facts.pages.map(({ path }) => path)]), ledger)
  const texts = textLocator(manifestDir, shownPath(options))
  const audit = judgeSite({
    manifest,
    site,
    facts,
    addresses,
    expected,
    files,
    locateText: texts.locate,
    shownOut: shownPath({ manifestDir: outDir, rootDir }),
    today,
  })
  return {
    problems: sortProblems([...problems, ...addresses.problems]),
    judged: { site, audit, addresses, chunks, lineAt: texts.lineAt },
  }
}

/** Every address the manifest gives a page, with the record that asks for it. */
function expectedPages(site: Site): Map<string, Location> {
  const found = new Map<string, Location>()
  for (const { target, path } of expandRoutes(site, () => {})) {
    const [source] = routes[target.id].sources(routes[target.id].data(site, target.params) as never, site)
    found.set(path, source ?? site.manifest.siteAt)
  }
  return found
}

/** The files below a directory as pages of the site and everything else. A page that sends on is a file for the host. */
function sortFiles(outDir: string, site: Site): { pages: PageMeta[]; files: Map<string, string> } {
  const pages: PageMeta[] = []
  const files = new Map<string, string>()
  for (const file of listFiles(outDir)) {
    if (/\.html?$/.test(file) && !isStub(join(outDir, file))) pages.push(metaOf(file, site))
    else files.set(file, join(outDir, file))
  }
  return { pages, files }
}

function listFiles(dir: string, below = ''): string[] {
  return readdirSync(join(dir, below), { withFileTypes: true }).flatMap((entry) => {
    const file = below + entry.name
    return entry.isDirectory() ? listFiles(dir, `${file}/`) : entry.isFile() ? [file] : []
  })
}

/** Small, and refreshed to another address at once. */
function isStub(path: string): boolean {
  const text = readFileSync(path, 'utf8')
  return text.length < 4000 && /<meta\s[^>]*http-equiv=["']?refresh/i.test(text)
}

function metaOf(file: string, site: Site): PageMeta {
  const path = urlOfFile(file, site.manifest.site.urls.trailingSlash)
  const target = matchPage(site, path)
  if (!target || href(site, target) !== path) return { path, file, route: undefined, section: undefined, params: {} }
  return { path, file, route: target.id, section: routes[target.id].section, params: target.params }
}

async function scanPages(
  pages: readonly PageMeta[],
  manifest: Manifest,
  { rootDir, outDir, cacheDir, jobs, onProgress }: AuditOptions,
  detailDir: string | undefined,
): Promise<{ facts: SiteFacts; chunks: Map<string, number> }> {
  const collector = collectFacts()
  const chunks = new Map<string, number>()
  if (pages.length <= fewPages) {
    const { judge, takeNewParts } = createPageJudge(manifest, manifest.site.audit.rules)
    const details = pages.map((meta) => {
      const bytes = readFileSync(join(outDir, meta.file))
      const { page, facts } = judge(bytes.toString('utf8'), bytes, meta)
      collector.addPage(facts)
      chunks.set(meta.path, 0)
      return pageDetail(page, manifest.site.origin)
    })
    takeNewParts().forEach(collector.addPart)
    if (detailDir !== undefined) writePageChunk(detailDir, 0, details)
    return { facts: collector.finish(), chunks }
  }
  const { auditScript } = await buildAssets({ rootDir, cacheDir, look: manifest.site })
  await runPool<PageMeta, AuditWorkerMessage>({
    script: auditScript,
    input: { manifest, distDir: outDir, detailDir } satisfies AuditWorkerInput,
    jobs,
    entries: pages[Symbol.iterator](),
    onMessage: (message) => {
      if (message.kind === 'ready') return
      message.parts.forEach(collector.addPart)
      for (const { facts, chunk } of message.pages) {
        collector.addPage(facts)
        chunks.set(facts.path, chunk)
      }
      onProgress(chunks.size, pages.length)
    },
  })
  return { facts: collector.finish(), chunks }
}

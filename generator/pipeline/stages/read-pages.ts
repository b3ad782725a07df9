import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routeOf } from '#src/routes.ts'
import { packFacts, readFact } from '../../audit/facts/pack-facts.ts'
import { collectFacts } from '../../audit/facts/site-facts.ts'
import { findCompiled } from '../../core/compile/compiled.ts'
import type { PageMeta } from '../../core/html/page.ts'
import { urlOfFile } from '../../core/page-file.ts'
import { ProblemError } from '../../core/problem-error.ts'
import type { SiteFacts } from '../../core/site-facts.ts'
import { packBlocks } from '../../core/text/text-blocks.ts'
import { batchesOf, runPool, usefulJobs } from '../../render/pool.ts'
import { type BuiltPages, openBuiltPages } from '../../render/store/built-pages.ts'
import { type ChunkOf, detailBytes, readPageChunk, writePageChunk } from '../../report/detail-chunks.ts'
import { NotBuiltError } from '../../report/read-report.ts'
import type { Run } from '../run.ts'
import type { AuditInput, AuditMessage } from '../workers/audit-worker.ts'
import { createPageAuditor, type PageAuditor } from '../workers/page-auditor.ts'
import { builtBy } from './last-build.ts'
import type { LoadedSite } from './load-site.ts'

export type ReadPages = {
  facts: SiteFacts
  chunkOf: ChunkOf
  /** Where the bytes of every file that is not a page are, by file below the output directory. */
  files: ReadonlyMap<string, string>
}

export type ReadOptions = {
  /** Where the details of pages are written for the report. Without it none are kept. */
  detailDir?: string
  /** Audits the pages in this thread. Without it, a new one does, or those of several workers if there are many pages. */
  auditor?: PageAuditor
}

/** Up to this many pages are scanned on the main thread: starting workers takes longer. */
const fewPages = 400

/** @throws {NotBuiltError} if the output directory holds no site. */
export function requireSite({ outDir }: Pick<Run, 'outDir'>): void {
  if (!['index.html', '404.html'].some((file) => existsSync(join(outDir, file))))
    throw new NotBuiltError(`There is no site in ${outDir}. Build it, or give its directory with --out.`)
}

/** Scans and audits every page of a finished site, including pages that were edited, added or removed by hand. */
export function readPages(run: Run, site: LoadedSite, options: ReadOptions): Promise<ReadPages> {
  return run.stage('pages', async () => {
    const { pages, files } = sortFiles(run.outDir, site)
    const isHere = options.auditor !== undefined || pages.length <= fewPages
    const read = await (isHere ? readHere : readInWorkers)(run, site, pages, options)
    run.detail(`${pages.length} scanned`)
    return { ...read, files }
  })
}

/** The files of a site, as pages and everything else. A redirect stub is a file for hosts, and a file of `public/` is not a page of ours. */
function sortFiles(outDir: string, site: LoadedSite): { pages: PageMeta[]; files: Map<string, string> } {
  const pages: PageMeta[] = []
  const files = new Map<string, string>()
  for (const file of listFiles(outDir)) {
    if (/\.html?$/.test(file) && !site.publicFiles.has(file) && !isStub(join(outDir, file)))
      pages.push(metaOf(file, site))
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

/** A small page that redirects by a meta refresh. */
function isStub(path: string): boolean {
  const text = readFileSync(path, 'utf8')
  return text.length < 4000 && /<meta\s[^>]*http-equiv=["']?refresh/i.test(text)
}

function metaOf(file: string, { index, pages }: LoadedSite): PageMeta {
  const path = urlOfFile(file, index.manifest.site.urls.trailingSlash)
  const target = pages.get(path)?.target
  if (!target) return { path, file, route: undefined, section: undefined, params: {} }
  return { path, file, route: target.id, section: routeOf(index, target.id).section, params: target.params }
}

type Read = Omit<ReadPages, 'files'>

function builtPages(run: Run): BuiltPages | undefined {
  const { dir, code } = builtBy(run)
  return openBuiltPages(dir, code, readPageChunk)
}

async function readHere(
  run: Run,
  { index, rules }: LoadedSite,
  pages: readonly PageMeta[],
  {
    detailDir,
    auditor = createPageAuditor(index.manifest, rules, { readsFiles: true, built: builtPages(run) }),
  }: ReadOptions,
): Promise<Read> {
  const collector = collectFacts()
  const packer = packFacts()
  const details: Uint8Array[] = []
  for (const { facts, detail } of auditor.auditFiles(run.outDir, pages)) {
    packer.add(facts)
    if (detailDir !== undefined) details.push(detailBytes(detail))
  }
  auditor.takeNewParts().forEach(collector.addPart)
  collector.addBlocks(packBlocks(auditor.takeBlocks()))
  collector.addPages(packer.finish())
  if (detailDir !== undefined) writePageChunk(detailDir, 0, details)
  const paths = new Set(pages.map(({ path }) => path))
  return { facts: collector.finish(), chunkOf: (path) => (paths.has(path) ? 0 : undefined) }
}

async function readInWorkers(
  run: Run,
  { index: { manifest }, code }: LoadedSite,
  pages: readonly PageMeta[],
  { detailDir }: ReadOptions,
): Promise<Read> {
  const collector = collectFacts()
  const chunks = new Map<string, number>()
  const { audit } = await findCompiled(run.rootDir)
  await runPool<PageMeta, AuditMessage>({
    script: audit,
    input: { manifest, code, distDir: run.outDir, detailDir, built: builtBy(run) } satisfies AuditInput,
    threads: usefulJobs(run.jobs, pages.length),
    isHeapLimited: false, // a finished site may have files of any size
    batches: batchesOf(pages),
    onMessage: (message) => {
      if (message.kind === 'ready') return
      if (message.kind === 'failed') throw new ProblemError(message.problem)
      message.parts.forEach(collector.addPart)
      collector.addBlocks(message.blocks)
      const { facts, chunk } = message
      collector.addPages(facts)
      for (let page = 0; page + 1 < facts.starts.length; page++) chunks.set(readFact(facts, page, 'path'), chunk)
      run.onProgress('pages', chunks.size, pages.length)
    },
  })
  return { facts: collector.finish(), chunkOf: (path) => chunks.get(path) }
}

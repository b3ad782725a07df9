import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SocialPicture } from '#src/head/social-picture.ts'
import type { Site } from '#src/site.ts'
import { readFact } from '../../audit/facts/pack-facts.ts'
import { collectFacts } from '../../audit/facts/site-facts.ts'
import { collectGarbage, garbageCollection, isLargeSite, saveMemory } from '../../core/collect-garbage.ts'
import type { PageEntry, PageIndex } from '../../core/facts.ts'
import { ProblemError } from '../../core/problem-error.ts'
import type { SiteFacts } from '../../core/site-facts.ts'
import { inMakingOrder } from '../../render/making-order.ts'
import { type RenderingData, rootsOf } from '../../render/observe/roots.ts'
import { listUnits } from '../../render/observe/units.ts'
import { collectSources } from '../../render/policy/collect-sources.ts'
import type { PolicySources } from '../../render/policy/policy.ts'
import { type Batch, batchesOf, runPool, usefulJobs } from '../../render/pool.ts'
import { indexBuilder } from '../../render/store/index-builder.ts'
import { detailName, type KeptIndex, linkOrCopy, type PageStore } from '../../render/store/page-store.ts'
import { hashUnits, type PagePlan, type PlannedPage, planPages } from '../../render/store/plan-pages.ts'
import { batchFile, readBatch } from '../../render/store/stored-batch.ts'
import type { ChunkOf } from '../../report/detail-chunks.ts'
import type { Run } from '../run.ts'
import type { MadePages, RenderInput } from '../workers/page-maker.ts'
import type { RenderMessage } from '../workers/page-worker.ts'
import type { LoadedSite } from './load-site.ts'
import type { SiteParts } from './make-parts.ts'
import type { BuildStaging } from './publish-site.ts'

export type RenderedPages = {
  facts: SiteFacts
  chunkOf: ChunkOf
  /** Union of what the Content Security Policies of all pages allow. */
  policySources: PolicySources
  /** Social images with a title, one per page that has one. */
  socials: readonly SocialPicture[]
  /** What the next build needs to know of these pages. */
  kept: KeptIndex
}

/** Where a build puts its pages, and what the last build kept. */
export type PageOutput = { staging: BuildStaging; store: PageStore }

/** Makes the pages of a site in any order, or takes those that were made before. Returns what it did, unless it gave up. */
export type PageSource = (pages: {
  run: Run
  /** In the order in which they are made. */
  ordered: readonly PageEntry[]
  makingOf: PagePlan['makingOf']
  parts: SiteParts
  output: PageOutput | undefined
  take: (made: MadePages) => void
}) => Promise<string | undefined>

/**
 * Renders, scans and audits every page of the manifest that has changed since the last build, in worker threads if the
 * run may use several. Gives up if an error is reported meanwhile, and returns undefined.
 * @param output where pages, and their details for the report, are written. Without it all are rendered, and not kept.
 * @param source where the pages come from, if they are not rendered here.
 */
export function renderPages(
  run: Run,
  { pages }: LoadedSite,
  parts: SiteParts,
  output?: PageOutput,
  source?: PageSource,
): Promise<RenderedPages | undefined> {
  return run.stage('pages', async () => {
    if (isLargeSite(pages.size)) saveMemory()
    const units = listUnits(rootsOf(renderingData(parts)))
    const hashes = hashUnits(units)
    const { names } = units
    const { staging, store } = output ?? {}
    const plan = planPages(source ? undefined : store?.former, names, hashes)
    const ordered = pagesInMakingOrder(pages)
    const kept = indexBuilder(ordered, names, hashes, plan)
    const keptPath = (path: string) => pages.get(path)?.path ?? path
    const collector = collectFacts(keptPath)
    const policies = collectSources()
    let count = 0
    const socials = new Map<string, SocialPicture>()
    const take = (made: MadePages) => {
      made.parts.forEach(collector.addPart)
      collector.addBlocks(made.blocks)
      collector.addPages(made.facts)
      // A message has copies of these texts, which would take 0.3 kB a page.
      const madePages = made.pages.map((page, at) => ({
        ...page,
        path: keptPath(page.path),
        file: pages.get(page.path)?.file ?? readFact(made.facts, at, 'file'),
        hash: readFact(made.facts, at, 'hash'),
      }))
      kept.add({ ...made, pages: madePages })
      for (const { path, file, staged, social, sources } of madePages) {
        policies.add(sources)
        if (staged) staging?.note(file, 'page', staged)
        if (social) socials.set(path, social)
      }
      count += madePages.length
      run.onProgress('pages', count, pages.size)
    }
    const done = await (source ?? makeChanged)({ run, ordered, makingOf: plan.makingOf, parts, output, take })
    if (done === undefined) return undefined
    run.detail(done)
    const facts = collector.finish()
    // Workers finish in any order; the order of the pages is always the same.
    const inOrder = [...pages.keys()].flatMap((path) => socials.get(path) ?? [])
    const made = { facts, chunkOf: kept.chunkOf, policySources: policies.all(), socials: inOrder, kept: kept.finish() }
    // What the pages were made with would stay while the site is audited.
    if (isLargeSite(pages.size)) collectGarbage()
    return made
  })
}

/** Makes the pages that have changed since the last build, and takes the others from it. */
const makeChanged: PageSource = async ({ run, ordered, makingOf, parts, output, take }) => {
  /** Batches with a page that has to be made. Those without one are taken from the last build. */
  const changed = function* (): Generator<Batch<PlannedPage>, undefined> {
    for (const batch of batchesOf(plannedPages(ordered, makingOf))) {
      if (run.isBlocked()) return
      const stored = output && keptBatch(batch, output)
      if (stored) take(stored)
      else yield batch
    }
  }
  const counts = { render: 0, read: 0, replace: 0, keep: 0 }
  for (const { path } of ordered) counts[makingOf(path).by]++
  await makePages({
    run,
    parts,
    batches: changed(),
    count: counts.render + counts.read + counts.replace,
    ...output,
    take,
  })
  return run.isBlocked() ? undefined : countText(counts)
}

export const pagesInMakingOrder = (pages: PageIndex): PageEntry[] =>
  inMakingOrder(pages.values(), ({ target }) => target.params)

/** What a worker needs of each page, made when its turn comes; the records a page is made from stay here. */
export function* plannedPages(pages: readonly PageEntry[], makingOf: PagePlan['makingOf']): Generator<PlannedPage> {
  for (const { target, path, file } of pages) yield { target, path, file, making: makingOf(path) }
}

type Making = {
  run: Run
  parts: SiteParts
  batches: Generator<Batch<PlannedPage>, undefined>
  /** Number of pages that are made. */
  count: number
  staging?: Pick<BuildStaging, 'dir' | 'outDir' | 'detailDir'>
  store?: PageStore
  take: (made: MadePages) => void
}

/** Makes the pages of some batches, and passes each batch to `take` when it is ready. */
export async function makePages({ run, parts, batches, count, staging, store, take }: Making): Promise<void> {
  const { assets } = parts
  const input: RenderInput = {
    ...renderingData(parts),
    code: parts.code,
    staging: staging && { dir: staging.dir, outDir: staging.outDir },
    detailDir: staging?.detailDir,
    storeDir: store?.dir,
    former: store?.former && { dir: store.former.dir, shared: store.former.index.shared },
  }
  await runPool<PlannedPage, RenderMessage>({
    script: assets.scripts.pages,
    input,
    threads: count <= fewPages ? 1 : usefulJobs(run.jobs, count),
    isHeapLimited: true,
    batches,
    onMessage: (message) => {
      if (message.kind === 'failed') throw new ProblemError(message.problem)
      if (message.kind === 'pages') take(message)
    },
    openHere: () => openMaker(assets.scripts.maker, input, take),
  })
}

/** What pages are rendered from. */
export function renderingData({ site, assets }: SiteParts): RenderingData {
  const partsOf = ({ pictures, coverageMap, brand }: Site) => ({ pictures, coverageMap, brand, assets: assets.assets })
  return {
    manifest: site.manifest,
    parts: partsOf(site),
    translatedParts: site.languages.slice(1).map(partsOf),
  }
}

function countText({ render, read, replace, keep }: Record<PlannedPage['making']['by'], number>): string {
  if (read + replace + keep === 0) return `${render} rendered and scanned`
  return [
    `${render} rendered`,
    read > 0 && `${read} audited again`,
    replace > 0 && `${replace} with new shared parts`,
    keep > 0 && `${keep} kept`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Up to this many pages are made on the main thread alone: starting workers takes longer. */
const fewPages = 100

/** A batch of which the last build made every page, and none has changed. Links its files instead of writing them. */
function keptBatch({ number, items }: Batch<PlannedPage>, { store, staging }: PageOutput): MadePages | undefined {
  const { former } = store
  const isKept = items.every(
    ({ making }, at) => making.by === 'keep' && making.stored.batch === number && making.stored.at === at,
  )
  const stored = former && isKept ? readBatch(former.dir, number) : undefined
  if (!former || stored?.pages.length !== items.length) return undefined
  linkOrCopy(batchFile(former.dir, number), batchFile(store.dir, number))
  linkOrCopy(join(former.dir, detailName(number)), join(staging.detailDir, detailName(number)))
  const { facts, parts, blocks } = stored
  const pages = stored.pages.map((page, at) => ({
    ...page,
    path: items[at]?.path ?? '',
    file: items[at]?.file ?? '',
    hash: readFact(facts, at, 'hash'),
    chunk: number,
    staged: { state: 'same' as const, name: '' },
    madeFrom: undefined,
  }))
  return { pages, facts, parts, blocks, common: undefined, groups: [], shared: undefined }
}

/** Prepares this thread to make pages, as a worker does. */
async function openMaker(script: string, input: RenderInput, take: Making['take']) {
  // A file in the cache, so TypeScript cannot see what it exports.
  const { createPageMaker }: typeof import('../workers/page-maker.ts') = await import(pathToFileURL(script).href)
  const makePages = createPageMaker(input, 'page')
  const collectAfter = garbageCollection()
  return (batch: Batch<PlannedPage>) => {
    // Facts are parts of the pages' texts. Copies, such as messages of a worker are, do not keep the pages in memory.
    take(structuredClone(makePages(batch)))
    collectAfter(batch.items.length)
  }
}

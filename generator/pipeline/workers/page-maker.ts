import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '#manifest/schema.ts'
import { analyticsOrigins } from '#src/analytics.ts'
import { dependenciesOf, withReads } from '#src/reads.ts'
import type { Target } from '#src/route.ts'
import { routeOf } from '#src/routes.ts'
import { createSite, indexSite } from '#src/site.ts'
import { type FactsPacker, packedNumbers, packFacts, partNames, readFact } from '../../audit/facts/pack-facts.ts'
import { rules } from '../../audit/rules.ts'
import type { ConfigBundle } from '../../config/bundle.ts'
import { openConfig } from '../../config/open-config.ts'
import { renderOwn } from '../../config/render-own.ts'
import type { PageFacts, PartFacts } from '../../core/facts.ts'
import { hashOf } from '../../core/hash.ts'
import type { ScannedPage } from '../../core/html/page.ts'
import type { PackedFacts } from '../../core/packed-facts.ts'
import { problemIn } from '../../core/problem-error.ts'
import type { Shingles } from '../../core/text/shingles.ts'
import { packBlocks, type TextBlocks } from '../../core/text/text-blocks.ts'
import { openStage, type StagedFile } from '../../publish/staging.ts'
import { collectUnits } from '../../render/observe/collect-units.ts'
import { nameGroups } from '../../render/observe/name-groups.ts'
import { observe } from '../../render/observe/observe.ts'
import { languagesIn, type RenderingData, rootsOf } from '../../render/observe/roots.ts'
import { shareSources } from '../../render/policy/collect-sources.ts'
import { originsOfEmbeds, policySources } from '../../render/policy/page-sources.ts'
import { changePolicy, emptyPolicy, policyElement, unknownPolicy } from '../../render/policy/placeholder.ts'
import { pagePolicy } from '../../render/policy/policy.ts'
import type { Batch } from '../../render/pool.ts'
import { type FormerPage, openFormerBatches } from '../../render/store/former-batches.ts'
import {
  type CommonUnits,
  detailName,
  linkOrCopy,
  type PageUnits,
  type SharedHtml,
  type UnitGroup,
} from '../../render/store/page-store.ts'
import type { FormerFile, PlannedPage } from '../../render/store/plan-pages.ts'
import { type StoredAt, type StoredPage, writeBatch } from '../../render/store/stored-batch.ts'
import { detailBytes, readPageChunk, writePageChunk } from '../../report/detail-chunks.ts'
import { ownHtml } from '../../scan/page-scanner.ts'
import { createPageAuditor } from './page-auditor.ts'
import { createRenderers } from './renderers.ts'

export type RenderInput = RenderingData & {
  /** The code of the site, if it has any. It was checked before. */
  code: ConfigBundle | undefined
  /** Where pages are written. Without it they are rendered and scanned only. */
  staging?: { dir: string; outDir: string }
  /** Where the details of pages are written for the report. Without it none are kept. */
  detailDir?: string
  /** Where batches are kept for the next build. */
  storeDir?: string
  /** What the last build kept: the directory of its batches, and the HTML of its shared parts. */
  former?: { dir: string; shared: SharedHtml }
}

export type MadePage = StoredPage &
  Pick<PageFacts, 'path' | 'file' | 'hash'> & {
    chunk: number
    staged?: StagedFile
    /** What it was rendered from; undefined if the page of the last build was used. */
    madeFrom: PageUnits | undefined
  }

/** A batch of pages with their facts and text blocks, and what no earlier batch had of shared parts and common units. */
export type MadePages = {
  pages: MadePage[]
  facts: PackedFacts
  parts: PartFacts[]
  blocks: TextBlocks
  /** Undefined for pages that were kept from the last build. */
  common: CommonUnits | undefined
  /** Groups of units that no earlier batch named. */
  groups: readonly UnitGroup[]
  /** HTML of the parts that pages share. */
  shared: SharedHtml | undefined
}

export type PageMaker = (batch: Batch<PlannedPage>) => MadePages

/**
 * Makes pages: renders each page, audits the result, and writes it to the staging directory. What the last build made of
 * unchanged records is used again. The stage `assets` bundles this module with the screens, so that it is one file of
 * plain JavaScript.
 * @param name starts the names of staged files. No other maker that runs at the same time has it.
 */
export function createPageMaker(input: RenderInput, name: string): PageMaker {
  const { staging, detailDir, storeDir, former } = input
  const own = input.code && openConfig(input.code)
  const { observed, units } = observe(rootsOf(input))
  const [{ manifest, parts } = input, ...translations] = languagesIn(input, observed)
  const translated = translations.map((each) => each.manifest)
  const common = collectUnits()
  const groups = nameGroups(units)
  const site = common.of('site', () =>
    createSite(
      indexSite(manifest, own?.config?.extensions, translated),
      parts,
      translations.map((each) => each.parts),
    ),
  )
  const renderer = createRenderers(site, (work) => common.of('shared', () => renderOwn(own, 'on every page', work)))
  const { auditor, sourcesOf } = common.of('audit', () => ({
    auditor: createPageAuditor(manifest, [...rules, ...(own?.config?.rules ?? [])], {
      readsFiles: false,
      translations: translated,
    }),
    sourcesOf: createSourceReader(manifest.site),
  }))
  const stageFile = staging && openStage(staging.dir, staging.outDir, name)
  const formerBatches = former && openFormerBatches(former.dir, readPageChunk)
  /** Shared parts by name: of pages that this maker has scanned, and of batches of the last build. */
  const known = new Map<string, PartFacts>()
  const sent = new Set<string>()
  /** Text blocks of the pages of the current batch that are kept from the last build. */
  const keptBlocks = new Map<number, Shingles>()

  /** The policy of the page before, which is nearly always that of the next page. */
  let lastPolicy = unknownPolicy

  /** What the pages of a batch have in common: its number, and what receives their facts. */
  type InBatch = {
    number: number
    facts: FactsPacker
    /** The last build had the same pages in the batch, and of each has the details that the report needs. */
    isSame: boolean
  }

  /** @returns details for the report, or undefined if those of the last build are still true. */
  function makePage(planned: PlannedPage, batch: InBatch): { page: MadePage; detail: Uint8Array | undefined } {
    const { target, path, file, making } = planned
    const chunk = batch.number
    try {
      const stored = 'stored' in making ? storedPage(making.stored, batch) : undefined
      if (stored && making.by === 'keep') {
        const { sources, social } = stored
        const staged = { state: 'same' as const, name: '' }
        const hash = keepFacts(stored, batch)
        return { page: { path, file, hash, chunk, staged, sources, social, madeFrom: undefined }, detail: undefined }
      }
      const read = 'former' in making ? readAgain(planned, making.former) : undefined
      const guess = read ? unknownPolicy : lastPolicy
      const { html, social, madeFrom } = read ?? renderOwn(own, `on ${path}`, () => renderPage(target, path, guess))
      const meta = { path, file, route: target.id, section: routeOf(site, target.id).section, params: target.params }
      const scanned = auditor.scan(html, meta)
      const sources = sourcesOf(scanned)
      const policy = pagePolicy(sources)
      const page = changePolicy(scanned, guess, policy)
      lastPolicy = policy
      const bytes = Buffer.from(page.html)
      const isOwnKnown = stored && read?.own === scanned.own.html && policy === pagePolicy(stored.sources)
      const { hash, detail } = isOwnKnown ? replaceParts(page, bytes, stored, batch) : auditPage(page, bytes, batch)
      const staged = stageFile?.(file, bytes)
      return { page: { path, file, hash, chunk, staged, sources, social, madeFrom }, detail }
    } catch (error) {
      if (problemIn(error)) throw error
      throw new Error(`The page ${path} could not be made.`, { cause: error })
    }
  }

  /** What the last build kept of a page. Undefined if that is damaged. */
  function storedPage(at: StoredAt, { isSame }: InBatch): FormerPage | undefined {
    return isSame || formerBatches?.detailAt(at) !== undefined ? formerBatches?.pageAt(at) : undefined
  }

  function auditPage(page: ScannedPage, bytes: Uint8Array, { facts }: InBatch) {
    const { facts: own, detail } = auditor.audit(page, bytes)
    facts.add(own)
    return { hash: own.hash, detail: detailDir === undefined ? undefined : detailBytes(detail) }
  }

  /** Audits a page that is known apart from its shared parts. */
  function replaceParts(page: ScannedPage, bytes: Uint8Array, stored: FormerPage, batch: InBatch) {
    const replaced = auditor.auditParts(page, bytes, readFact(stored.facts, stored.at, 'issues'))
    keepFacts(stored, batch, replaced)
    return { hash: replaced.hash, detail: undefined }
  }

  /** Takes over the facts of a page, with some of them replaced. Returns its former hash. */
  function keepFacts(stored: FormerPage, { facts }: InBatch, replaced?: Partial<PageFacts>): string {
    const { facts: from, at, blocks } = stored
    for (const number of packedNumbers(from, at, 'blocks')) {
      const key = from.tables.blocks[number] ?? 0
      const shingles = blocks.get(key)
      if (shingles) keptBlocks.set(key, shingles)
    }
    facts.copy(from, at, replaced)
    return readFact(from, at, 'hash')
  }

  function formerDetail(making: PlannedPage['making'] | undefined): Uint8Array {
    const detail = making && 'stored' in making ? formerBatches?.detailAt(making.stored) : undefined
    if (detail === undefined) throw new Error('The details of a page that the last build kept are damaged.')
    return detailBytes(detail)
  }

  function renderPage(target: Target, path: string, policy: string) {
    const { value, reads } = withReads(() => renderer.at(path).render(target, policyElement(policy)))
    // Social images without a title are made for every image, not for a page.
    const social = site.socialPictures === 'titled' ? value.social : undefined
    return { html: value.html, social, madeFrom: groups.name(dependenciesOf(reads)) }
  }

  /**
   * The HTML of the last build with the shared parts of this one, and what of it the last build had without shared parts.
   * Undefined if the file is not the one it wrote.
   */
  function readAgain({ path, file, target }: PlannedPage, { hash, social }: FormerFile) {
    const place = staging && join(staging.outDir, file)
    if (!place || !existsSync(place)) return undefined
    const bytes = readFileSync(place)
    if (hashOf(bytes) !== hash) return undefined
    const before = emptyPolicy(bytes.toString('utf8'))
    const html = former && renderer.at(path).replaceParts(before, target, former.shared)
    return html === undefined ? undefined : { html, own: ownHtml(before), social, madeFrom: undefined }
  }

  return ({ number, items }) => {
    const packer = packFacts()
    const isSame =
      formerBatches?.sizeOf(number) === items.length &&
      items.every(({ making }, at) => 'stored' in making && making.stored.batch === number && making.stored.at === at)
    const made = common.of('audit', () => items.map((planned) => makePage(planned, { number, facts: packer, isSame })))
    if (detailDir !== undefined) {
      const place = join(detailDir, detailName(number))
      if (former && isSame && made.every(({ detail }) => detail === undefined))
        linkOrCopy(join(former.dir, detailName(number)), place)
      else
        writePageChunk(
          detailDir,
          number,
          made.map(({ detail }, at) => detail ?? formerDetail(items[at]?.making)),
        )
    }
    const pages = made.map(({ page }) => page)
    for (const part of [...auditor.takeNewParts(), ...(formerBatches?.takeNewParts() ?? [])]) known.set(part.name, part)
    const facts = packer.finish()
    const parts = [...partNames(facts)].flatMap((part) => known.get(part) ?? [])
    const blocks = packBlocks(new Map([...keptBlocks, ...auditor.takeBlocks()]))
    keptBlocks.clear()
    const stored = pages.map(({ sources, social }) => ({ sources, social }))
    if (storeDir !== undefined) writeBatch(storeDir, number, { pages: stored, facts, parts, blocks })
    return {
      pages,
      facts,
      parts: parts.filter((part) => sent.size < sent.add(part.name).size),
      blocks,
      common: common.takeNew(),
      groups: groups.takeNew(),
      shared: renderer.sharedHtml(),
    }
  }
}

/** What the policy of a page must allow. Pages that need the same share one object. */
function createSourceReader({ embeds, quotes, analytics, origin }: Manifest['site']) {
  const furtherOrigins = originsOfEmbeds(embeds)
  const always = analyticsOrigins({ analytics, origin })
  const endpoint = quotes.endpoint?.startsWith('https://') ? new URL(quotes.endpoint).origin : undefined
  const shared = shareSources()
  return (page: ScannedPage) => shared(policySources(page, { endpoint, furtherOrigins, always }))
}

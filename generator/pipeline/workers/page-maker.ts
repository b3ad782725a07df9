import { join } from 'node:path'
import { dependenciesOf, withReads } from '#src/reads.ts'
import type { Target } from '#src/route.ts'
import { routeOf } from '#src/routes.ts'
import { type FactsPacker, packFacts, partNames, readFact } from '../../audit/facts/pack-facts.ts'
import type { ConfigBundle } from '../../config/bundle.ts'
import { renderOwn } from '../../config/render-own.ts'
import { eachPage, inGroups } from '../../core/each-page.ts'
import type { PageFacts, PartFacts } from '../../core/facts.ts'
import type { PackedFacts } from '../../core/packed-facts.ts'
import { packBlocks, type TextBlocks } from '../../core/text/text-blocks.ts'
import { openStage, type StagedFile } from '../../publish/staging.ts'
import type { RenderingData } from '../../render/observe/roots.ts'
import { changePolicy, emptyPolicy, policyElement, unknownPolicy } from '../../render/policy/placeholder.ts'
import { type PolicySources, pagePolicy } from '../../render/policy/policy.ts'
import type { Batch } from '../../render/pool.ts'
import type { FormerPage } from '../../render/store/former-batches.ts'
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
import { detailBytes, writePageChunk } from '../../report/detail-chunks.ts'
import { ownHtml } from '../../scan/page-scanner.ts'
import { type FormerPages, openFormerPages } from './former-pages.ts'
import type { AuditedPageFile, ScannedFile } from './page-auditor.ts'
import { openPageTools, type PageTools } from './page-tools.ts'

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
  const { staging, detailDir, storeDir } = input
  const tools = openPageTools(input)
  const { common, groups, auditor, renderer } = tools
  const former = input.former && openFormerPages(input.former.dir, staging?.outDir)
  const makePages = pageMaking(tools, {
    former,
    formerShared: input.former?.shared,
    stageFile: staging && openStage(staging.dir, staging.outDir, name),
    withDetails: detailDir !== undefined,
  })
  /** Shared parts by name: of pages that this maker has scanned, and of batches of the last build. */
  const known = new Map<string, PartFacts>()
  const sent = new Set<string>()

  /** Writes the details of a batch for the report, or links those of the last build if all of them are still true. */
  function keepDetails(dir: string, { number, items }: Batch<PlannedPage>, made: readonly Made[], isSame: boolean) {
    if (input.former && isSame && made.every(({ detail }) => detail === undefined))
      linkOrCopy(join(input.former.dir, detailName(number)), join(dir, detailName(number)))
    else
      writePageChunk(
        dir,
        number,
        made.map(({ detail }, at) => detail ?? formerDetail(former, items[at]?.making)),
      )
  }

  return (batch) => {
    const { number, items } = batch
    const packer = packFacts()
    const isSame = former?.hadBatch(batch) ?? false
    const made = common.of('audit', () => makePages(items, { number, facts: packer, isSame }))
    if (detailDir !== undefined) keepDetails(detailDir, batch, made, isSame)
    const pages = made.map(({ page }) => page)
    for (const part of [...auditor.takeNewParts(), ...(former?.takeNewParts() ?? [])]) known.set(part.name, part)
    const facts = packer.finish()
    const parts = [...partNames(facts)].flatMap((part) => known.get(part) ?? [])
    const blocks = packBlocks(new Map([...(former?.takeBlocks() ?? []), ...auditor.takeBlocks()]))
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

type MakingOptions = {
  former: FormerPages | undefined
  formerShared: SharedHtml | undefined
  /** Writes a page. Without it pages are rendered and scanned only. */
  stageFile: ReturnType<typeof openStage> | undefined
  /** Whether the report needs details of the pages. */
  withDetails: boolean
}

/** What the pages of a batch have in common: its number, and what receives their facts. */
type InBatch = {
  number: number
  facts: FactsPacker
  /** The last build had the same pages in the batch, and of each has the details that the report needs. */
  isSame: boolean
}

/** A page, and its details for the report: undefined if those of the last build are still true. */
type Made = { page: MadePage; detail: Uint8Array | undefined }

/** A page with its HTML, or without if all that the last build kept of it is used. */
type Draft = { path: string; planned: PlannedPage; stored: FormerPage | undefined; made: MadeHtml | undefined }

type MadeHtml = {
  html: string
  /** The policy that it contains until its own is known. */
  guess: string
  social: MadePage['social']
  /** The sentences that were computed about its place; empty without any, or if they are not known. */
  placeText: string
  madeFrom: PageUnits | undefined
  /** What of it the last build had without shared parts, if it is read again. */
  formerOwn?: string
}

/** The file of a page that is made, and what the last build kept of the page if only its shared parts have changed. */
type DraftFile = ScannedFile & { sources: PolicySources; known: FormerPage | undefined }

/** A function that makes the pages of a batch. */
function pageMaking(tools: PageTools, options: MakingOptions) {
  const { own, groups, site, renderer, auditor, sourcesOf } = tools
  const { former, formerShared, stageFile, withDetails } = options
  /** The policy of the page before, which is nearly always that of the next page. */
  let lastPolicy = unknownPolicy

  function makeGroup(group: readonly PlannedPage[], batch: InBatch): Made[] {
    const drafts = eachPage(group, (planned) => draftOf(planned, batch))
    const files = eachPage(drafts, fileOf)
    const audited = auditor.audit(files.filter((file) => file !== undefined).filter(({ known }) => !known)).values()
    return eachPage(drafts, (draft, at) => {
      const file = files[at]
      if (!file) return keepPage(draft, batch)
      const result = file.known
        ? replaceParts(file, file.known, batch)
        : takeAudited(audited.next().value, draft, batch)
      return finishPage(draft, file, result, batch)
    })
  }

  function draftOf(planned: PlannedPage, batch: InBatch): Draft {
    const { target, path, making } = planned
    const stored = 'stored' in making ? storedPage(making.stored, batch) : undefined
    if (stored && making.by === 'keep') return { path, planned, stored, made: undefined }
    const read = 'former' in making ? readAgain(planned, making.former) : undefined
    return { path, planned, stored, made: read ?? renderOwn(own, `on ${path}`, () => renderPage(target, path)) }
  }

  function fileOf({ planned: { target, path, file }, stored, made }: Draft): DraftFile | undefined {
    if (!made) return undefined
    const { html, guess, formerOwn } = made
    const meta = { path, file, route: target.id, section: routeOf(site, target.id).section, params: target.params }
    const scanned = auditor.scan(html, meta)
    const sources = sourcesOf(scanned)
    const policy = pagePolicy(sources)
    const page = changePolicy(scanned, guess, policy)
    lastPolicy = policy
    const isKnown = stored && formerOwn === scanned.own.html && policy === pagePolicy(stored.sources)
    return { page, bytes: Buffer.from(page.html), sources, known: isKnown ? stored : undefined }
  }

  /** Uses all that the last build kept of a page. */
  function keepPage({ planned: { path, file }, stored }: Draft, { number: chunk, facts }: InBatch): Made {
    if (!former || !stored) throw new Error('The last build did not keep the page.')
    const { sources, social } = stored
    const staged = { state: 'same' as const, name: '' }
    const hash = former.keepFacts(stored, facts)
    return { page: { path, file, hash, chunk, staged, sources, social, madeFrom: undefined }, detail: undefined }
  }

  function finishPage(
    { planned: { path, file }, made }: Draft,
    { bytes, sources }: DraftFile,
    { hash, detail }: { hash: string; detail: Uint8Array | undefined },
    { number: chunk }: InBatch,
  ): Made {
    const staged = stageFile?.(file, bytes)
    return {
      page: { path, file, hash, chunk, staged, sources, social: made?.social, madeFrom: made?.madeFrom },
      detail,
    }
  }

  /** What the last build kept of a page. Undefined if that is damaged. */
  function storedPage(at: StoredAt, { isSame }: InBatch): FormerPage | undefined {
    return isSame || former?.detailAt(at) !== undefined ? former?.pageAt(at) : undefined
  }

  function takeAudited(audited: AuditedPageFile | undefined, { made }: Draft, { facts }: InBatch) {
    if (!audited) throw new Error('The page was not audited.')
    facts.add(withoutComputed(audited.facts, made?.placeText))
    return { hash: audited.facts.hash, detail: withDetails ? detailBytes(audited.detail) : undefined }
  }

  /** Audits a page that is known apart from its shared parts. */
  function replaceParts({ page, bytes }: DraftFile, known: FormerPage, { facts }: InBatch) {
    const replaced = auditor.auditParts(page, bytes, readFact(known.facts, known.at, 'issues'))
    former?.keepFacts(known, facts, replaced)
    return { hash: replaced.hash, detail: undefined }
  }

  function renderPage(target: Target, path: string): MadeHtml {
    const guess = lastPolicy
    const { render, placeText } = renderer.at(path)
    const { value, reads } = withReads(() => ({
      ...render(target, policyElement(guess)),
      placeText: placeText(target),
    }))
    // Social images without a title are made for every image, not for a page.
    const social = site.socialPictures === 'titled' ? value.social : undefined
    return { ...value, guess, social, madeFrom: groups.name(dependenciesOf(reads)) }
  }

  /** The HTML of the last build with the shared parts of this one, and what of it the last build had without shared parts. */
  function readAgain({ path, file, target }: PlannedPage, formerFile: FormerFile): MadeHtml | undefined {
    const written = former?.htmlOf(file, formerFile)
    if (written === undefined || !formerShared) return undefined
    const before = emptyPolicy(written)
    const html = renderer.at(path).replaceParts(before, target, formerShared)
    const { social } = formerFile
    if (html === undefined) return undefined
    return { html, guess: unknownPolicy, social, placeText: '', madeFrom: undefined, formerOwn: ownHtml(before) }
  }

  return (pages: readonly PlannedPage[], batch: InBatch): Made[] => inGroups(pages, (group) => makeGroup(group, batch))
}

/**
 * The facts of a page without the sentences that were computed for it. The audit of the site would find them true; kept until
 * then, those of 100,000 pages take some 30 MB.
 */
function withoutComputed(facts: PageFacts, placeText: string | undefined): PageFacts {
  const strays = facts.strays.filter(({ kind, phrase }) => kind !== 'figure' || phrase !== placeText)
  return strays.length === facts.strays.length ? facts : { ...facts, strays }
}

function formerDetail(former: FormerPages | undefined, making: PlannedPage['making'] | undefined): Uint8Array {
  const detail = making && 'stored' in making ? former?.detailAt(making.stored) : undefined
  if (detail === undefined) throw new Error('The details of a page that the last build kept are damaged.')
  return detailBytes(detail)
}

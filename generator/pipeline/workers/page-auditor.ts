import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '#manifest/schema.ts'
import { languageAt } from '#src/url-form.ts'
import { createPageRules } from '../../audit/audit-page.ts'
import { readFact } from '../../audit/facts/pack-facts.ts'
import { fileFacts, linkFacts, type PageFile, pageFacts } from '../../audit/facts/page-facts.ts'
import type { Rule } from '../../audit/rule.ts'
import { createTextReader, type ReadBlock } from '../../audit/text/text-reader.ts'
import { type KnownPage, pageEdits } from '../../audit/truth/page-edits.ts'
import { eachPage, inGroups } from '../../core/each-page.ts'
import type { PageFacts, PageIssue, PartFacts, StrayFact } from '../../core/facts.ts'
import { groupBy } from '../../core/group-by.ts'
import { forgetTexts } from '../../core/html/distinct-text.ts'
import type { PageMeta, ScannedPage, ScannedPart } from '../../core/html/page.ts'
import { perRecent } from '../../core/per-recent.ts'
import type { Shingles } from '../../core/text/shingles.ts'
import type { BuiltPages } from '../../render/store/built-pages.ts'
import { pageDetail } from '../../report/page-detail.ts'
import { createPageScanner } from '../../scan/page-scanner.ts'

/** A scanned page, and the bytes of its file. */
export type ScannedFile = Pick<PageFile, 'page' | 'bytes'>

export type AuditedPageFile = { facts: PageFacts; detail: ReturnType<typeof pageDetail> }

export type PageAuditor = {
  /** Scans a page. Shared parts are scanned once. */
  scan: (html: string, meta: PageMeta) => ScannedPage
  /** Applies the rules that look at one page to each page of a group, and reduces each page to its facts. */
  audit: (group: readonly ScannedFile[]) => AuditedPageFile[]
  /** The facts that change with the shared parts of a page, which had some issues with its former parts. */
  auditParts: (page: ScannedPage, bytes: Uint8Array, former: readonly PageIssue[]) => ReturnType<typeof fileFacts>
  /** Scans and audits pages of a finished site in a directory. */
  auditFiles: (dir: string, pages: readonly PageMeta[]) => AuditedPageFile[]
  /** Shared parts not seen on an earlier page since the last call. */
  takeNewParts: () => PartFacts[]
  /** The text blocks of the pages audited since the last call. */
  takeBlocks: () => Map<number, Shingles>
}

type PageAuditorOptions = {
  /** Whether the pages are files of a finished site, which somebody may have edited. */
  readsFiles: boolean
  /** What the last build wrote to the directory of the files. */
  built?: BuiltPages
  translations?: readonly Manifest[]
}

/** From the HTML of a page to its facts: what the workers that render pages and those that read them have in common. */
export function createPageAuditor(
  manifest: Manifest,
  catalog: readonly Rule[],
  { translations = manifest.translations, ...options }: PageAuditorOptions,
): PageAuditor {
  forgetTexts()
  if (translations.length === 0) return createLanguageAuditor(manifest, catalog, options)
  const auditorOf = (each: Manifest) => ({
    prefix: each.site.prefix,
    ...createLanguageAuditor(each, catalog, options),
  })
  const first = auditorOf(manifest)
  const others = translations.map(auditorOf)
  const at = (path: string) => languageAt(first, others, path)
  return {
    scan: (html, meta) => at(meta.path).scan(html, meta),
    audit: (group) =>
      perLanguage(
        group,
        ({ page }) => at(page.path),
        (auditor, files) => auditor.audit(files),
      ),
    auditParts: (page, bytes, former) => at(page.path).auditParts(page, bytes, former),
    auditFiles: (dir, pages) =>
      perLanguage(
        pages,
        ({ path }) => at(path),
        (auditor, some) => auditor.auditFiles(dir, some),
      ),
    takeNewParts: () => [first, ...others].flatMap((auditor) => auditor.takeNewParts()),
    takeBlocks: () => new Map([first, ...others].flatMap((auditor) => [...auditor.takeBlocks()])),
  }
}

/** Gives each page to the auditor of its language. Returns the results in the order of the pages. */
function perLanguage<Page, T>(
  pages: readonly Page[],
  auditorOf: (page: Page) => PageAuditor,
  work: (auditor: PageAuditor, some: readonly Page[]) => readonly T[],
): T[] {
  const results: T[] = []
  for (const [auditor, entries] of groupBy(pages.entries(), ([, page]) => auditorOf(page))) {
    const made = work(
      auditor,
      entries.map(([, page]) => page),
    )
    for (const [index, [at]] of entries.entries()) results[at] = made[index] as T // one for each page
  }
  return results
}

/** The same for the pages in one language: rules look for its words, and parts of pages are in it. */
function createLanguageAuditor(
  manifest: Manifest,
  catalog: readonly Rule[],
  { readsFiles, built }: Omit<PageAuditorOptions, 'translations'>,
): PageAuditor {
  const scanner = createPageScanner()
  const reader = createTextReader(manifest, readsFiles)
  const rules = createPageRules(manifest, catalog)
  const { origin } = manifest.site
  let blocks = new Map<number, Shingles>()
  /** The same as objects, which are looked up faster than keys: most blocks of a page are in the map. */
  const noted = new Set<ReadBlock>()
  const block: typeof reader.block = (written) => {
    const read = reader.block(written)
    if (noted.has(read)) return read
    noted.add(read)
    blocks.set(read.key, read.shingles)
    return read
  }
  const factsOfPart = perRecent(({ name, scan }: ScannedPart) => ({
    name,
    texts: scan.contentParts.map(({ text }) => text),
    ...linkFacts(scan, '/', origin),
  }))
  const withEdits = ({ facts, detail }: AuditedPageFile, { parts }: ScannedPage): AuditedPageFile => {
    const edits = built ? editsOf({ facts, detail }, () => parts.map(factsOfPart), built) : []
    return edits.length === 0 ? { facts, detail } : { facts: { ...facts, strays: [...facts.strays, ...edits] }, detail }
  }
  const audit: PageAuditor['audit'] = (group) => {
    const pages = group.map(({ page }) => page)
    const issues = rules.pageIssues(pages)
    const files = group.map((file, at) => ({ ...file, path: file.page.path, issues: issues[at] ?? [] }))
    const reduced = eachPage(files, (file) => ({ ...file, facts: pageFacts(file, { manifest, ...reader, block }) }))
    return eachPage(reduced, ({ facts, page }) => withEdits({ facts, detail: pageDetail(page, origin) }, page))
  }
  return {
    scan: scanner.scan,
    audit,
    auditParts: (page, bytes, former) => fileFacts({ page, bytes, issues: rules.issuesWithOtherParts(page, former) }),
    auditFiles: (dir, metas) =>
      inGroups(metas, (group) =>
        audit(
          eachPage(group, (meta) => {
            const bytes = readFileSync(join(dir, meta.file))
            return { page: scanner.scan(bytes.toString('utf8'), meta), bytes }
          }),
        ),
      ),
    takeNewParts: () =>
      scanner.takeNewParts().map((part) => ({ ...factsOfPart(part), issues: rules.markupIssues(part.scan) })),
    takeBlocks: () => {
      const taken = blocks
      blocks = new Map()
      noted.clear()
      return taken
    },
  }
}

/** How a page differs from what the last build wrote. Empty for a page that the build did not make. */
function editsOf(
  page: AuditedPageFile,
  partsOfPage: () => KnownPage['parts'],
  { hashOf, pageAt }: BuiltPages,
): StrayFact[] {
  const { path, hash } = page.facts
  const before = hashOf(path)
  if (before === undefined || before === hash) return []
  const built = pageAt(path)
  if (!built) return []
  const { facts, at, parts } = built.page
  return pageEdits(
    { ...page, parts: partsOfPage() },
    {
      facts: {
        hash: before,
        title: readFact(facts, at, 'title'),
        canonical: readFact(facts, at, 'canonical'),
      },
      parts: readFact(facts, at, 'parts').flatMap((name) => parts.find((part) => part.name === name) ?? []),
      detail: built.detail as AuditedPageFile['detail'], // what `writePageChunk` wrote of such a detail
    },
  )
}

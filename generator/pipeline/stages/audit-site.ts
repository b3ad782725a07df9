import type { Location } from '#manifest/schema.ts'
import { imageOf, listingOf as listingIn } from '#src/head/page-head.ts'
import type { PageImage } from '#src/route.ts'
import { siteAt } from '#src/site.ts'
import { type Audit, type AuditInput, audit, deadTargets } from '../../audit/audit.ts'
import { siteFiles } from '../../audit/files/site-files.ts'
import type { LastBuild } from '../../core/audited-site.ts'
import { collectGarbage, isLargeSite } from '../../core/collect-garbage.ts'
import { counted } from '../../core/counted.ts'
import { textLocator } from '../../core/locate-text.ts'
import { shownPath } from '../../core/shown-path.ts'
import type { AuditedPage, SiteFacts } from '../../core/site-facts.ts'
import { metadataOf } from '../../expand/metadata-of.ts'
import { navigationSlots } from '../../expand/navigation.ts'
import { measureSimilarity } from '../../similar/measure-similarity.ts'
import { lastChange } from '../../urls/ledger/index-ledger.ts'
import type { Run } from '../run.ts'
import type { LoadedSite } from './load-site.ts'
import { ownFiles } from './own-files.ts'
import type { ResolvedUrls } from './resolve-urls.ts'

export type SiteAudit = Audit & {
  deadTargets: string[]
  /** The main image that the manifest gives a page. */
  imageOf: (page: AuditedPage) => PageImage | undefined
}

export type FinishedSite = Pick<AuditInput, 'readPage'> & {
  lastBuild?: LastBuild | undefined
  /** Where its build wrote the configuration of servers. */
  hostingDir?: string
}

/**
 * Audits a site by its files, whether it was just built or existed before.
 * @param files where the bytes of every file that is not a page are, by file below the output directory.
 * @param finished what is known of a site that existed before.
 */
export function auditSite(
  run: Run,
  site: LoadedSite,
  facts: SiteFacts,
  urls: ResolvedUrls,
  files: ReadonlyMap<string, string>,
  finished: FinishedSite = {},
): Promise<SiteAudit> {
  return run.stage('audit', () => {
    const { index, pages, rules } = site
    const { manifest } = index
    const locate = textLocator(run.manifestDir, shownPath(run))
    // A file that no route writes is located in the output directory.
    const shownOut = shownPath({ ...run, manifestDir: run.outDir })
    const recordsOf = (path: string): readonly Location[] => pages.get(path)?.sources ?? []
    const targetOf = (path: string) => pages.get(path)?.target
    const imageOfPage = imagesOf(site)
    const listingOf: AuditInput['listingOf'] = perPage(({ path }) => {
      const target = targetOf(path)
      const listing = target && listingIn(siteAt(index, path), target)
      // The path of most pages, which is in memory anyway.
      return listing?.canonicalPath === path ? { ...listing, canonicalPath: path } : listing
    })
    const input: AuditInput = {
      ...facts,
      manifest,
      navigation: navigationSlots(index),
      lost: urls.lost,
      redirectAt: urls.redirectAt,
      expected: new Map(Array.from(pages, ([path, { sources }]) => [path, sources[0] ?? manifest.siteAt])),
      files: siteFiles(files, ownFiles(run, site, files, finished.hostingDir)),
      similarity: measureSimilarity(facts, manifest, listingOf),
      sourceOf: ({ path, file }) => recordsOf(path)[0] ?? { file: `${shownOut}/${file}`, line: 1, column: 1 },
      locate: (phrase, page) => locate(phrase, page ? recordsOf(page.path).map(({ file }) => file) : []),
      listingOf,
      lastChangeOf: (page) => lastChange(urls.ledgerIndex, page),
      pictureOf: imageOfPage,
      today: run.today,
      ...(finished.readPage && {
        readPage: finished.readPage,
        headOf: ({ path }: AuditedPage) => {
          const page = pages.get(path)
          return page && metadataOf(index, page)
        },
      }),
      lastBuild: finished.lastBuild,
    }
    const found = audit(input, rules)
    // What only rules needed would stay until the report is written.
    if (isLargeSite(facts.pages.length)) collectGarbage()
    run.detail(counted(found.findings.length, 'findings'))
    return { ...found, deadTargets: deadTargets(found.findings), imageOf: imageOfPage }
  })
}

/** Apart from the audit: what the report uses would keep everything else that is known there. */
function imagesOf({ index, pages }: LoadedSite): SiteAudit['imageOf'] {
  return perPage(({ path }) => {
    const target = pages.get(path)?.target
    return target && imageOf(siteAt(index, path), target)
  })
}

/** Caches what the manifest says of a page: several rules ask, and the answer takes a look-up of records and URL patterns. */
function perPage<T>(answer: (page: AuditedPage) => T): (page: AuditedPage) => T {
  const known = new Map<AuditedPage, T>()
  return (page) => {
    const found = known.get(page)
    if (found !== undefined || known.has(page)) return found as T // the answer may be undefined
    const fresh = answer(page)
    known.set(page, fresh)
    return fresh
  }
}

import { auditMetadata } from '../../audit/audit-metadata.ts'
import { isRecorded } from '../../core/facts.ts'
import type { PageMetadata } from '../../core/page-metadata.ts'
import type { Finding } from '../../core/problem.ts'
import { metadataOf } from '../../expand/metadata-of.ts'
import { openMetadataTable } from '../../report/metadata-table.ts'
import { type KindCount, kindCounter } from '../../report/route-rows.ts'
import type { Run } from '../run.ts'
import { linkTargets } from './link-targets.ts'
import type { LoadedSite } from './load-site.ts'
import type { ResolvedUrls } from './resolve-urls.ts'

export type SiteMetadata = { findings: Finding[]; kinds: KindCount[] }

/** How often progress is shown, in pages. */
const progressStep = 1000

/**
 * Works out the metadata of every page without rendering it, one page at a time.
 * @param tablePath file for a table of all pages.
 */
export function collectMetadata(
  run: Run,
  site: LoadedSite,
  urls: ResolvedUrls,
  tablePath?: string,
): Promise<SiteMetadata> {
  return run.stage('metadata', () => {
    const { index, pages } = site
    const audit = auditMetadata({
      manifest: index.manifest,
      count: pages.size,
      targets: linkTargets(site, urls),
      today: run.today,
    })
    using table = tablePath === undefined ? undefined : openMetadataTable(tablePath)
    const counter = kindCounter()
    let added = 0
    let number = 0
    for (const entry of pages.values()) {
      const page = metadataOf(index, entry)
      audit.add(page, number)
      counter.add(page)
      table?.write(page)
      if (isRecorded(page) && !urls.ledgerIndex.has(page.path)) added++
      if (number++ % progressStep === 0) run.onProgress('metadata', number, pages.size)
    }
    function* again(isWanted: (number: number) => boolean): Generator<PageMetadata> {
      let number = 0
      for (const entry of pages.values()) if (isWanted(number++)) yield metadataOf(index, entry)
    }

    table?.finish()
    const findings = audit.finish(again)
    run.detail(`${pages.size} pages, ${added} not in the ledger`)
    return { findings, kinds: counter.finish() }
  })
}

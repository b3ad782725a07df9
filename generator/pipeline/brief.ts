import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { distanceText } from '#src/country/units.ts'
import { priceText } from '#src/format.ts'
import { cityFacts, type Offset } from '#src/local/place-facts.ts'
import { localSite } from '#src/local-site.ts'
import { placeName } from '#src/place.ts'
import type { PageDetail } from '#src/report/data.ts'
import type { Target } from '#src/route.ts'
import { citiesOf, placeOf, type SiteIndex, siteAt } from '#src/site.ts'
import { contextOf } from '../audit/rule-settings.ts'
import { ownTextShare } from '../audit/rules/content/own-text-share.ts'
import type { Problem } from '../core/problem.ts'
import type { AuditedPage } from '../core/site-facts.ts'
import { nearest } from '../core/suggest.ts'
import { createNameMask, maskedNames } from '../core/text/name-mask.ts'
import { otherForm } from '../core/url.ts'
import { detailName } from '../render/store/page-store.ts'
import { type ChunkOf, readPageChunk } from '../report/detail-chunks.ts'
import { openDetails } from '../report/report-data.ts'
import { type Brief, type BriefPage, briefOf } from '../traffic/insights/brief.ts'
import type { Run } from './run.ts'
import { auditFiles } from './stages/audit-files.ts'
import { loadSite } from './stages/load-site.ts'
import { requireSite } from './stages/read-pages.ts'
import { insightPages, readTraffic } from './stages/read-traffic.ts'

/** `near` is the most similar path, if there is no such page. */
export type BriefResult = { problems: Problem[]; brief?: Brief; near?: string }

/**
 * What to write on a page of the site in `run.outDir`: its facts, what similar pages have and it lacks, passages it
 * shares, and what people look for.
 * @throws {NotBuiltError} if there is no site.
 */
export async function brief(run: Run, given: string): Promise<BriefResult> {
  requireSite(run)
  const site = await run.stage('load', () => loadSite(run, { withImages: false }))
  if (!site || run.isBlocked()) return { problems: run.problems() }
  const workDir = `${run.reportDir}.tmp`
  try {
    const detailDir = openDetails(workDir)
    const { urls, audit, chunkOf } = await auditFiles(run, site, { detailDir })
    const { pages, manifest, pagesByPath } = audit.site
    const page = pagesByPath.get(given) ?? pagesByPath.get(otherForm(given))
    if (!page) return { problems: [], near: nearest(given, pagesByPath.keys()) }
    const traffic = await readTraffic(run, site, urls, audit.site)
    const insight = (traffic?.pages ?? insightPages(site, audit.site)).find(({ path }) => path === page.path)
    if (!insight) return { problems: [] }
    const detailOf = detailReader(detailDir, chunkOf)
    const mask = createNameMask(maskedNames(manifest))
    return {
      problems: [],
      brief: briefOf({
        page: insight,
        own: detailOf(page.path),
        siblings: siblingsOf(page, pages).map(({ path }) => detailOf(path)),
        masked: mask.maskText,
        facts: factsOf(site.index, page, site.pages.get(page.path)?.target),
        queries: traffic?.traffic.queriesOfPages ?? [],
        leastOwnShare: contextOf(ownTextShare, manifest.site.audit.rules, manifest).limit('least'),
      }),
    }
  } finally {
    rmSync(workDir, { recursive: true, force: true })
  }
}

/** Reads headings and text of pages, a batch at a time. */
function detailReader(dir: string, chunkOf: ChunkOf): (path: string) => BriefPage {
  const read = new Map<number, Map<string, PageDetail>>()
  return (path) => {
    const chunk = chunkOf(path) ?? -1
    let details = read.get(chunk)
    if (!details) {
      const list = readPageChunk(join(dir, detailName(chunk))) as PageDetail[] // what `writePageChunk` wrote
      details = new Map(list.map((detail) => [detail.path, detail]))
      read.set(chunk, details)
    }
    const { headings = [], text = [] } = details.get(path) ?? {}
    return { path, headings: headings.flatMap(([level, heading]) => (level > 1 ? heading : [])), passages: text }
  }
}

/** Other pages of the same type; of a service in a place, the same service in other places. */
function siblingsOf({ path, route, params }: AuditedPage, pages: readonly AuditedPage[]): AuditedPage[] {
  return pages.filter(
    (other) => other.route === route && other.params.service === params.service && other.path !== path,
  )
}

/** What is known of the subject of a page, in English, as the report is. */
function factsOf(index: SiteIndex, { path, params }: AuditedPage, target: Target | undefined): Brief['facts'] {
  const inLanguage = siteAt(index, path)
  const site = target ? localSite(inLanguage, target) : inLanguage
  const facts: Brief['facts'] = []
  const service = site.servicesBySlug.get(params.service ?? '')
  if (service) facts.push(['Service', service.name], ['Price', priceText(site, service.price)])
  const place = placeOf(site, params.location ?? params.county ?? '')
  if (!place) return facts
  facts.push(['Place', placeName(place)])
  if (place.kind === 'county') return [...facts, ['Communities', String(citiesOf(site, place.county).length)]]
  const { city, county } = place
  const { office, neighbours } = cityFacts(site, city)
  const away = ({ distance }: Offset) => distanceText(distance, site.manifest.site.units, 'en')
  facts.push(['County', county.fullName], ['Postal codes', city.postalCodes.join(', ')])
  if (city.population !== undefined) facts.push(['Inhabitants', city.population.toLocaleString('en')])
  if (neighbours.length > 0)
    facts.push(['Nearest places', neighbours.map((near) => `${near.city.name} (${away(near)})`).join(', ')])
  if (office) facts.push(['From the office', away(office)])
  for (const { trait, because } of city.traits)
    facts.push(['Trait', `${site.traitsBySlug.get(trait)?.name ?? trait}: ${because}`])
  return facts
}

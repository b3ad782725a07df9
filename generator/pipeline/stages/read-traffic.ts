import type { Location } from '#manifest/schema.ts'
import { breadcrumbsOf } from '#src/head/page-head.ts'
import { nearestCities } from '#src/nearby.ts'
import { type Place, placeName, placeSlug } from '#src/place.ts'
import type { Target } from '#src/route.ts'
import { canonicalCity, citiesOf, placeOf, type SiteIndex, siteAt } from '#src/site.ts'
import { languageWords } from '../../audit/language/language-words.ts'
import type { SiteRule } from '../../audit/rule.ts'
import { contextOf } from '../../audit/rule-settings.ts'
import { ownTextShare } from '../../audit/rules/content/own-text-share.ts'
import { textElsewhere } from '../../audit/rules/content/text-elsewhere.ts'
import type { ReportedSite } from '../../core/audited-site.ts'
import { isIndexable } from '../../core/indexable.ts'
import { similarPages } from '../../core/similar-pages.ts'
import { noTraffic } from '../../core/traffic.ts'
import { uniqueWords } from '../../core/unique-words.ts'
import { otherForm, pathOf } from '../../core/url.ts'
import type { InsightPage } from '../../traffic/insights/insight-page.ts'
import { type Insights, insightsOf } from '../../traffic/insights/insights.ts'
import { malformedFiles, type NamedTable, readStore } from '../../traffic/store.ts'
import { joinTraffic, type Traffic } from '../../traffic/traffic.ts'
import type { Run } from '../run.ts'
import type { LoadedSite } from './load-site.ts'
import type { ResolvedUrls } from './resolve-urls.ts'

/** The exports of a site, and what follows from them. */
export type SiteTraffic = {
  tables: NamedTable[]
  /** Files with malformed lines, by the id of their table. */
  malformed: ReadonlyMap<string, string>
  traffic: Traffic
  insights: Insights
  pages: InsightPage[]
}

/** Reads the imported exports and joins them with the audited pages. Undefined if nothing was imported. */
export async function readTraffic(
  run: Run,
  site: LoadedSite,
  urls: Pick<ResolvedUrls, 'redirectAt'>,
  audited: ReportedSite,
): Promise<SiteTraffic | undefined> {
  const { dataDir } = run
  if (dataDir === undefined) return undefined
  const tables = readStore(dataDir)
  const traffic = joinTraffic(tables, audited.manifest.site.origin)
  if (!traffic) return undefined
  return run.stage('traffic', () => {
    const { manifest } = audited
    const pages = insightPages(site, audited, traffic.byPath)
    const limitOf = (rule: SiteRule) => contextOf(rule, manifest.site.audit.rules, manifest).limit
    const insights = insightsOf({
      traffic,
      pages,
      ownText: { share: limitOf(ownTextShare)('least'), words: limitOf(textElsewhere)('words') },
      words: languageWords(manifest),
      urls: {
        isServed: (path) =>
          [path, otherForm(path)].some((form) => audited.served.has(form) || urls.redirectAt(form) !== undefined),
        similarPage: similarPages(pages.flatMap(({ path, isIndexable }) => (isIndexable ? path : []))),
      },
      links: {
        linkedFrom: (paths) => mainLinksTo(audited, paths),
        nearPlaces: (slug) => nearPlaces(site.index, slug),
      },
    })
    const others = [...traffic.otherHosts].map(([host, addresses]) => `, ${addresses} of ${host} left out`)
    run.detail(
      `${tables.length === 1 ? '1 export' : `${tables.length} exports`}, ${traffic.byPath.size} addresses${others.join('')}`,
    )
    return { tables, malformed: malformedFiles(dataDir, tables), traffic, insights, pages }
  })
}

/** The pages of an audited site with what exports say of each, if anything. */
export function insightPages(
  { index, pages }: LoadedSite,
  audited: ReportedSite,
  byPath: Traffic['byPath'] = new Map(),
): InsightPage[] {
  const { origin } = audited.manifest.site
  const { graph, similarity } = audited
  return audited.pages.map((page, number) => {
    const { path, params, title, h1 } = page
    const target = pages.get(path)?.target
    const site = siteAt(index, path)
    const place = placeOf(site, params.location ?? params.county ?? '')
    const ownShare = known(similarity.ownShare[number])
    const siteShare = known(similarity.siteShare[number])
    return {
      path,
      title,
      h1: h1.join(' '),
      isIndexable: isIndexable(page, origin),
      parent: target && parentOf(site, target),
      ownShare,
      siteWords: siteShare === undefined ? undefined : uniqueWords(page, siteShare),
      depth: graph.depth[number] ?? -1,
      inlinksFromMain: graph.inlinksFromMain[number] ?? 0,
      service: params.service,
      place: place && {
        slug: placeSlug(place),
        name: placeName(place),
        population: populationOf(index, place),
        record:
          place.kind === 'city' ? { key: place.city.key, county: place.city.county, at: place.city.at } : undefined,
      },
      at: place ? recordOf(place) : audited.sourceOf(page),
      traffic: byPath.get(path) ?? noTraffic,
    }
  })
}

const known = (share = Number.NaN) => (Number.isNaN(share) ? undefined : share)

const parentOf = (index: SiteIndex, target: Target) => breadcrumbsOf(index, target).at(-2)?.path

/** The record with the text of a place, in which most of what is special about its pages is written. */
function recordOf(place: Place): Location {
  return place.kind === 'city' ? (place.city.textAt ?? place.city.at) : place.county.at
}

/** Inhabitants of a city; of a county, those of its cities. */
function populationOf(index: SiteIndex, place: Place): number | undefined {
  if (place.kind === 'city') return place.city.population
  return citiesOf(index, place.county).reduce((sum, { population = 0 }) => sum + population, 0)
}

/** For some pages, the paths of those that link to each in their main content. */
function mainLinksTo({ pages, graph, targets }: ReportedSite, paths: ReadonlySet<string>): Map<string, Set<string>> {
  const found = new Map([...paths].map((path) => [path, new Set<string>()]))
  for (const { path, anchors } of pages)
    for (let at = 0; at < anchors.length; at += 3) {
      const target = anchors[at] ?? 0
      if (anchors[at + 2] === 1 && (graph.pageAt[target] ?? -1) >= 0)
        found.get(pathOf(targets[target] ?? ''))?.add(path)
    }
  return found
}

/** Places near a city; those of a county are its cities. */
const mostNear = 6

function nearPlaces(index: SiteIndex, slug: string): string[] {
  const city = index.citiesBySlug.get(slug)
  if (city) return nearestCities(index.manifest.cities, canonicalCity(index, city), mostNear).map((near) => near.slug)
  const county = index.countiesBySlug.get(slug)
  return county ? (index.citiesOfCounty.get(county.key) ?? []).slice(0, mostNear).map((near) => near.slug) : []
}

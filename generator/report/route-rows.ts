import type { Location } from '#manifest/schema.ts'
import { widthOf } from '#src/head/fit-text.ts'
import { dataOf, imageOf } from '#src/head/page-head.ts'
import { pictureName } from '#src/picture.ts'
import type { PageData, Params, Route, RouteId } from '#src/route.ts'
import { routes } from '#src/routes.ts'
import type { SiteIndex } from '#src/site.ts'
import type { AuditedSite } from '../audit/rule.ts'
import { compareText, type Finding } from '../core/problem.ts'
import type { Redirect } from '../core/redirect.ts'
import type { AuditedPage } from '../core/site-facts.ts'
import { pathOf } from '../core/url.ts'
import { type AddressLinks, missingAddresses } from './linked-addresses.ts'
import type { RouteRow } from './route-row.ts'

export type KindCount = { kind: string; pages: number; aliases: number }

/** The records a page is made from. */
export function sourcesOf(site: SiteIndex, { route: id, params }: { route: RouteId; params: Params }): Location[] {
  const route: Route<PageData[RouteId]> = routes[id]
  return route.sources(dataOf(site, { id, params }), site)
}

type RowsInput = {
  site: SiteIndex
  audited: AuditedSite
  findings: readonly Finding[]
  /** Who links to the addresses without a page. */
  linked: ReadonlyMap<string, AddressLinks>
  redirects: readonly Redirect[]
  /** Day a page last changed, where that is known. */
  lastmodOf: (page: AuditedPage) => string | undefined
}

/** A row for every page, for every redirect, and for every address that is asked for and that nothing answers. Sorted by path. */
export function routeRows({ site, audited, findings, linked, redirects, lastmodOf }: RowsInput): RouteRow[] {
  const { pages } = audited
  const files: PictureFiles = new Map(site.manifest.imageFiles.map((file) => [pictureName(file), file]))
  const tallies = findingTallies(findings)
  const rows = [
    ...pages.map((page, number) => ({
      ...pageRow(site, page, files),
      ...measures(audited, number),
      ...(tallies.get(page.path) ?? noFindings),
      lastmod: lastmodOf(page) ?? '',
    })),
    ...[...missingAddresses(audited, linked)].map((path) => ({
      ...missingRow(audited, path, linked.get(path)),
      ...(tallies.get(path) ?? noFindings),
    })),
    ...redirects.map((redirect) => ({
      ...redirectRow(site, redirect, linked.get(redirect.from)),
      ...(tallies.get(redirect.from) ?? noFindings),
    })),
  ]
  return rows.sort((a, b) => compareText(a.path, b.path))
}

type Tally = Pick<RouteRow, 'errors' | 'warnings' | 'notices' | 'known'>
const noFindings: Tally = { errors: 0, warnings: 0, notices: 0, known: 0 }

/** How many findings a page has of its own: what stands in header and footer is counted for none. */
function findingTallies(findings: readonly Finding[]): Map<string, Tally> {
  const tallies = new Map<string, Tally>()
  for (const { url, pages, severity, known, isShared } of findings) {
    if (isShared) continue
    const column = known ? 'known' : (`${severity}s` as const)
    for (const path of pages ?? [url]) {
      const tally = tallies.get(path) ?? { ...noFindings }
      tally[column]++
      tallies.set(path, tally)
    }
  }
  return tallies
}

type Measures = Pick<
  RouteRow,
  'depth' | 'inlinks' | 'inlinksFromMain' | 'outlinks' | 'ownShare' | 'similarity' | 'nearest'
>

function measures({ pages, graph, similarity }: AuditedSite, number: number): Measures {
  const depth = graph.depth[number] ?? -1
  const nearest = similarity.nearest[number] ?? -1
  const ownShare = similarity.ownShare[number] ?? Number.NaN
  return {
    depth: depth < 0 ? null : depth,
    inlinks: graph.inlinks[number] ?? 0,
    inlinksFromMain: graph.inlinksFromMain[number] ?? 0,
    outlinks: graph.outlinks[number] ?? 0,
    ownShare: Number.isNaN(ownShare) ? null : rounded(ownShare),
    similarity: nearest < 0 ? null : rounded(similarity.likeness[number] ?? 0),
    nearest: pages[nearest]?.path ?? '',
  }
}

/** To four digits: more is noise, and a report is compared line by line. */
const rounded = (share: number) => Math.round(share * 10_000) / 10_000

function pageRow(
  site: SiteIndex,
  page: AuditedPage,
  files: PictureFiles,
): Omit<RouteRow, keyof Measures | keyof Tally> {
  const isAlias = page.canonical !== undefined && page.canonical !== site.manifest.site.origin + page.path
  return {
    path: page.path,
    route: page.route ?? '',
    params: page.params,
    status: page.route === undefined ? 'unknown' : isAlias ? 'alias' : 'page',
    title: page.title,
    description: page.description,
    canonical: page.canonical ?? '',
    robots: page.robots,
    h1: page.h1.join(' | '),
    breadcrumbs: page.breadcrumbs,
    section: page.section ?? '',
    words: page.words,
    ownWords: page.ownWords,
    bytes: page.bytes,
    titleWidth: Math.ceil(widthOf('title', page.title)),
    descriptionWidth: Math.ceil(widthOf('description', page.description)),
    externalLinks: page.externalLinks,
    pictures: page.pictures.length,
    dataTypes: page.dataTypes,
    hash: page.hash,
    contentHash: page.contentHash,
    lastmod: '',
    ...pictureCells(site, page, files),
    sources: page.route ? sourcesOf(site, { route: page.route, params: page.params }) : [],
    linkedFrom: [],
  }
}

type PictureFiles = ReadonlyMap<string, string>

function pictureCells(
  site: SiteIndex,
  { route: id, params }: AuditedPage,
  files: PictureFiles,
): Pick<RouteRow, 'picture' | 'pictureOrigin'> {
  const image = id && imageOf(site, { id, params })
  if (!image) return { picture: '', pictureOrigin: '' }
  const name = pictureName(image.name)
  return { picture: files.get(name) ?? name, pictureOrigin: image.origin }
}

function missingRow({ navigation, expected }: AuditedSite, path: string, links: AddressLinks | undefined): RouteRow {
  const record = expected.get(path)
  return {
    ...pagelessRow(path, links),
    status: 'missing',
    sources: record ? [record] : [],
    linkedFrom: navigation.filter((slot) => pathOf(slot.path) === path).map(({ name, at }) => ({ slot: name, at })),
  }
}

/** The canonical is where it leads; empty where the address is gone. */
function redirectRow(site: SiteIndex, { from, to, at }: Redirect, links: AddressLinks | undefined): RouteRow {
  const canonical = to?.startsWith('/') ? site.manifest.site.origin + to : (to ?? '')
  return { ...pagelessRow(from, links), status: 'redirect', canonical, sources: [at] }
}

/** What is known of an address without a page: who links there. */
function pagelessRow(path: string, links: AddressLinks | undefined): Omit<RouteRow, 'status'> {
  return {
    path,
    route: '',
    params: {},
    title: '',
    description: '',
    canonical: '',
    robots: '',
    h1: '',
    breadcrumbs: [],
    section: '',
    words: 0,
    ownWords: 0,
    bytes: 0,
    titleWidth: 0,
    descriptionWidth: 0,
    depth: null,
    inlinks: links?.inlinks ?? 0,
    inlinksFromMain: links?.inlinksFromMain ?? 0,
    outlinks: 0,
    externalLinks: 0,
    pictures: 0,
    dataTypes: '',
    ownShare: null,
    similarity: null,
    nearest: '',
    ...noFindings,
    hash: '',
    contentHash: '',
    lastmod: '',
    picture: '',
    pictureOrigin: '',
    sources: [],
    linkedFrom: [],
  }
}

/** How many pages there are of each kind, in the order of the table. */
export function countByKind(rows: readonly RouteRow[]): KindCount[] {
  const counts = new Map<string, KindCount>()
  for (const { kind } of Object.values(routes)) if (!counts.has(kind)) counts.set(kind, { kind, pages: 0, aliases: 0 })
  for (const { route, status } of rows) {
    const count = route in routes ? counts.get(routes[route as RouteId].kind) : undefined
    if (!count) continue
    count.pages++
    if (status === 'alias') count.aliases++
  }
  return [...counts.values()]
}

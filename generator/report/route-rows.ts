import type { Location } from '#manifest/schema.ts'
import { dataOf, imageOf } from '#src/head/page-head.ts'
import { pictureName } from '#src/picture.ts'
import type { PageData, Params, Route, RouteId } from '#src/route.ts'
import { routes } from '#src/routes.ts'
import type { Site } from '#src/site.ts'
import type { NavigationSlot, PageSummary } from '../facts.ts'
import { compareText } from '../problem.ts'
import type { Redirect } from '../redirects/redirect.ts'
import type { RouteRow } from './write-report.ts'

export type KindCount = { kind: string; pages: number; aliases: number }

/** The records a page is made from. */
export function sourcesOf(site: Site, { route: id, params }: { route: RouteId; params: Params }): Location[] {
  const route: Route<PageData[RouteId]> = routes[id]
  return route.sources(dataOf(site, { id, params }), site)
}

/** A row for every page, for every redirect, and for every address of the navigation that is neither. Sorted by path. */
export function routeRows(
  site: Site,
  pages: readonly PageSummary[],
  navigation: readonly NavigationSlot[],
  redirects: readonly Redirect[],
  lastmodOf: (page: PageSummary) => string | undefined,
): RouteRow[] {
  const paths = new Set([...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)])
  const missing = new Map<string, NavigationSlot[]>()
  for (const slot of navigation) {
    const path = slot.path.replace(/[?#].*$/, '')
    if (!paths.has(path)) missing.set(path, [...(missing.get(path) ?? []), slot])
  }
  const files: PictureFiles = new Map(site.manifest.imageFiles.map((file) => [pictureName(file), file]))
  const rows = [
    ...pages.map((page) => ({ ...pageRow(site, page, files), lastmod: lastmodOf(page) ?? '' })),
    ...[...missing].map(([path, slots]) => missingRow(path, slots)),
    ...redirects.map((redirect) => redirectRow(site, redirect)),
  ]
  return rows.sort((a, b) => compareText(a.path, b.path))
}

function pageRow(site: Site, page: PageSummary, files: PictureFiles): RouteRow {
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
    bytes: page.bytes,
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
  site: Site,
  { route: id, params }: PageSummary,
  files: PictureFiles,
): Pick<RouteRow, 'picture' | 'pictureOrigin'> {
  const image = id && imageOf(site, { id, params })
  if (!image) return { picture: '', pictureOrigin: '' }
  const name = pictureName(image.name)
  return { picture: files.get(name) ?? name, pictureOrigin: image.origin }
}

function missingRow(path: string, slots: NavigationSlot[]): RouteRow {
  return {
    path,
    route: '',
    params: {},
    status: 'missing',
    title: '',
    description: '',
    canonical: '',
    robots: '',
    h1: '',
    breadcrumbs: [],
    section: '',
    words: 0,
    bytes: 0,
    hash: '',
    contentHash: '',
    lastmod: '',
    picture: '',
    pictureOrigin: '',
    sources: [],
    linkedFrom: slots.map(({ name, at }) => ({ slot: name, at })),
  }
}

/** The canonical is where it leads; empty where the address is gone. */
function redirectRow(site: Site, { from, to, at }: Redirect): RouteRow {
  const canonical = to?.startsWith('/') ? site.manifest.site.origin + to : (to ?? '')
  return { ...missingRow(from, []), status: 'redirect', canonical, sources: [at] }
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

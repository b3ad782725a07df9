import { imageOf } from '#src/head/page-head.ts'
import { routes } from '#src/routes.ts'
import type { AuditedSite } from './audit/rule.ts'
import type { AuditedDist } from './audit-site.ts'
import { compareText, type Finding } from './problem.ts'
import { pageNeighbours } from './report/page-neighbours.ts'
import { sourcesOf } from './report/route-rows.ts'
import { nearest } from './suggest.ts'

/** All that is known of one page, for a person at a terminal. */
export type ExplainedPage = {
  path: string
  file: string
  kind: string
  /** Pattern of its route, and what stands in it. */
  route: string
  records: string[]
  title: string
  description: string
  canonical: string
  robots: string
  h1: string[]
  words: number
  bytes: number
  hash: string
  contentHash: string
  depth: number | undefined
  inlinks: number
  inlinksFromMain: number
  outlinks: number
  /** The first links to it out of the text of other pages: path and text. */
  linkedFrom: [path: string, text: string][]
  pictures: string[]
  pictureOrigin: string
  ownShare: number | undefined
  siblings: { path: string; similarity: number }[]
  findings: Finding[]
}

/** Undefined where the site has no such page; `near` is then the page that was probably meant. */
export function explainPage(
  judged: NonNullable<AuditedDist['judged']>,
  given: string,
): { page: ExplainedPage } | { page: undefined; near: string | undefined } {
  const { site, audit } = judged
  const { site: audited, findings } = audit
  const path = addressOf(given, audited)
  const number = audited.pages.findIndex((page) => page.path === path)
  const page = audited.pages[number]
  if (!page) return { page: undefined, near: nearest(given, audited.pagesByPath.keys()) }
  const { graph, similarity, targets } = audited
  const sources = page.route ? sourcesOf(site, { route: page.route, params: page.params }) : []
  const neighbours = pageNeighbours(audited, () => sources)(number)
  const depth = graph.depth[number] ?? -1
  const ownShare = similarity.ownShare[number] ?? Number.NaN
  return {
    page: {
      path,
      file: page.file,
      kind: page.route ? routes[page.route].kind : 'no page of the route table',
      route: page.route ? `${page.route} ${routes[page.route].path}` : '',
      records: sources.map(({ file, line, column }) => `${file}:${line}:${column}`),
      title: page.title,
      description: page.description,
      canonical: page.canonical ?? '',
      robots: page.robots,
      h1: page.h1,
      words: page.words,
      bytes: page.bytes,
      hash: page.hash,
      contentHash: page.contentHash,
      depth: depth < 0 ? undefined : depth,
      inlinks: graph.inlinks[number] ?? 0,
      inlinksFromMain: graph.inlinksFromMain[number] ?? 0,
      outlinks: graph.outlinks[number] ?? 0,
      linkedFrom: neighbours.from.map(([from, text]) => [from, text]),
      pictures: Array.from(page.pictures, (target) => targets[target] ?? '').sort(compareText),
      pictureOrigin: (page.route && imageOf(site, { id: page.route, params: page.params })?.origin) ?? '',
      ownShare: Number.isNaN(ownShare) ? undefined : ownShare,
      siblings: neighbours.siblings,
      findings: findings.filter(({ url, pages }) => url === path || pages?.includes(path)),
    },
  }
}

/** An address as people give it: whole or from the root, with or without its slash. */
function addressOf(given: string, { manifest, pagesByPath }: AuditedSite): string {
  const { origin } = manifest.site
  const path = (given.startsWith(origin) ? given.slice(origin.length) : given).replace(/[?#].*$/, '') || '/'
  const rooted = path.startsWith('/') ? path : `/${path}`
  const other = rooted.endsWith('/') ? rooted.slice(0, -1) : `${rooted}/`
  return !pagesByPath.has(rooted) && pagesByPath.has(other) ? other : rooted
}

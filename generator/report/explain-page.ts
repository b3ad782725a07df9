import type { Location } from '#manifest/schema.ts'
import { imageOf } from '#src/head/page-head.ts'
import { routes } from '#src/routes.ts'
import type { SiteIndex } from '#src/site.ts'
import type { AuditedSite } from '../audit/rule.ts'
import type { PageIndex } from '../core/facts.ts'
import { compareText, type Finding } from '../core/problem.ts'
import type { Redirect } from '../core/redirect.ts'
import { nearest } from '../core/suggest.ts'
import { otherForm, pathOf } from '../core/url.ts'
import { linkedAddresses, missingAddresses } from './linked-addresses.ts'
import { pageNeighbours } from './page-neighbours.ts'

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
  /** The first links to it that stand in no shared part, by path and text, and how many pages have one. */
  linkedFrom: [path: string, text: string][]
  linkingPages: number
  pictures: string[]
  pictureOrigin: string
  ownShare: number | undefined
  siblings: { path: string; similarity: number }[]
  findings: Finding[]
}

/** The same of an address that has no page. */
export type ExplainedAddress = Pick<
  ExplainedPage,
  'path' | 'records' | 'inlinks' | 'inlinksFromMain' | 'linkedFrom' | 'linkingPages' | 'findings'
> & {
  status: 'redirect' | 'gone' | 'missing'
  /** Where it is redirected to. */
  to: string | undefined
}

/** What a page is explained from. */
type Explainable = {
  index: SiteIndex
  pages: PageIndex
  audit: { site: AuditedSite; findings: readonly Finding[] }
  redirectAt: (path: string) => Redirect | undefined
}

/** `near` is the page that was probably meant where nothing is known of an address. */
export type Explained = { page: ExplainedPage } | { address: ExplainedAddress } | { near: string | undefined }

export function explainPage(judged: Explainable, given: string): Explained {
  const { index, pages, audit } = judged
  const { site: audited, findings } = audit
  const path = addressOf(given, audited)
  const number = audited.pages.findIndex((page) => page.path === path)
  const page = audited.pages[number]
  if (!page) {
    const address = explainAddress(judged, path) ?? explainAddress(judged, otherForm(path))
    return address ? { address } : { near: nearest(path, audited.pagesByPath.keys()) }
  }
  const { graph, similarity, targets } = audited
  const sources = [...(pages.get(path)?.sources ?? [])]
  const neighbours = pageNeighbours(audited, () => sources)(number)
  const depth = graph.depth[number] ?? -1
  const ownShare = similarity.ownShare[number] ?? Number.NaN
  return {
    page: {
      path,
      file: page.file,
      kind: page.route ? routes[page.route].kind : 'no page of the route table',
      route: page.route ? `${page.route} ${routes[page.route].path}` : '',
      records: sources.map(textOf),
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
      linkingPages: neighbours.count,
      pictures: Array.from(page.pictures, (target) => targets[target] ?? '').sort(compareText),
      pictureOrigin: (page.route && imageOf(index, { id: page.route, params: page.params })?.origin) ?? '',
      ownShare: Number.isNaN(ownShare) ? undefined : ownShare,
      siblings: neighbours.siblings,
      findings: findings.filter(({ url, pages }) => url === path || pages?.includes(path)),
    },
  }
}

/** Undefined where the address is neither redirected nor asked for by anything. */
function explainAddress({ audit, redirectAt }: Explainable, path: string): ExplainedAddress | undefined {
  const { site, findings } = audit
  const linked = linkedAddresses(site)
  const redirect = redirectAt(path)
  if (!redirect && !missingAddresses(site, linked).has(path)) return undefined
  const record = redirect?.at ?? site.expected.get(path)
  const slots = site.navigation.filter((slot) => pathOf(slot.path) === path)
  const links = linked.get(path)
  return {
    path,
    status: !redirect ? 'missing' : redirect.to === undefined ? 'gone' : 'redirect',
    to: redirect?.to,
    records: [...(record ? [record] : []), ...slots.map(({ at }) => at)].map(textOf),
    inlinks: links?.inlinks ?? 0,
    inlinksFromMain: links?.inlinksFromMain ?? 0,
    linkedFrom: links?.from.map(([from, text]) => [from, text]) ?? [],
    linkingPages: links?.ownInlinks ?? 0,
    findings: findings.filter(({ url, pages }) => url === path || pages?.includes(path)),
  }
}

const textOf = ({ file, line, column }: Location) => `${file}:${line}:${column}`

/** An address as people give it: whole or from the root, with or without its slash. */
function addressOf(given: string, { manifest, pagesByPath }: AuditedSite): string {
  const { origin } = manifest.site
  const path = (given.startsWith(origin) ? given.slice(origin.length) : given).replace(/[?#].*$/, '') || '/'
  const rooted = path.startsWith('/') ? path : `/${path}`
  const other = otherForm(rooted)
  return !pagesByPath.has(rooted) && pagesByPath.has(other) ? other : rooted
}

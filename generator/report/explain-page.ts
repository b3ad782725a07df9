import { imageOf } from '#src/head/page-head.ts'
import { kindOf, patternOf } from '#src/routes.ts'
import { type SiteIndex, siteAt } from '#src/site.ts'
import type { ReportedSite } from '../core/audited-site.ts'
import type { PageIndex } from '../core/facts.ts'
import { compareText, type Finding } from '../core/problem.ts'
import type { Redirect } from '../core/redirect.ts'
import { nearest } from '../core/suggest.ts'
import { otherForm, pathOf } from '../core/url.ts'
import { locationText } from './columns.ts'
import { linkedUrls, missingUrls } from './linked-urls.ts'
import { pageNeighbours } from './page-neighbours.ts'

/** Details of one page, for `npm run why`. */
export type ExplainedPage = {
  path: string
  file: string
  /** Page type. */
  kind: string
  /** Id and pattern of its route. */
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
  /** The first links to it outside shared parts: path of the page and anchor text. */
  linkedFrom: [path: string, text: string][]
  /** Pages that link to it outside shared parts. */
  linkingPages: number
  pictures: string[]
  pictureOrigin: string
  ownShare: number | undefined
  siblings: { path: string; similarity: number }[]
  /** Why the last build made the page; empty if it kept that of an earlier build. Undefined if it is not known. */
  made?: string
  findings: Finding[]
}

/** Details of a URL without a page. */
export type ExplainedUrl = Pick<
  ExplainedPage,
  'path' | 'records' | 'inlinks' | 'inlinksFromMain' | 'linkedFrom' | 'linkingPages' | 'findings'
> & {
  status: 'redirect' | 'gone' | 'missing'
  /** Target of the redirect. */
  to: string | undefined
}

/** An audited site. */
type Input = {
  index: SiteIndex
  pages: PageIndex
  audit: { site: ReportedSite; findings: readonly Finding[] }
  redirectAt: (path: string) => Redirect | undefined
}

/** `near` is the most similar path, if the site does not know the URL. */
export type Explained = { page: ExplainedPage } | { url: ExplainedUrl } | { near: string | undefined }

/** Explains a URL, absolute or root-relative, with or without its trailing slash. */
export function explainPage(input: Input, given: string): Explained {
  const { index, pages, audit } = input
  const { site: audited, findings } = audit
  const path = pathOfInput(given, audited)
  const number = audited.pages.findIndex((page) => page.path === path)
  const page = audited.pages[number]
  if (!page) {
    const url = explainPageless(input, path) ?? explainPageless(input, otherForm(path))
    return url ? { url } : { near: nearest(path, audited.pagesByPath.keys()) }
  }
  const { graph, similarity, targets } = audited
  const sources = [...(pages.get(path)?.sources ?? [])]
  const neighbours = pageNeighbours(audited)(number, sources)
  const depth = graph.depth[number] ?? -1
  const ownShare = similarity.ownShare[number] ?? Number.NaN
  return {
    page: {
      path,
      file: page.file,
      kind: page.route ? kindOf(page.route) : 'not in the route table',
      route: page.route ? `${page.route} ${patternOf(siteAt(index, path), page.route)}` : '',
      records: sources.map(locationText),
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
      pictureOrigin:
        (page.route && imageOf(siteAt(index, path), { id: page.route, params: page.params })?.origin) ?? '',
      ownShare: Number.isNaN(ownShare) ? undefined : ownShare,
      siblings: neighbours.siblings,
      findings: findings.filter(({ url, pages }) => url === path || pages?.includes(path)),
    },
  }
}

/** Undefined if the URL neither redirects nor is linked or expected. */
function explainPageless({ audit, redirectAt }: Input, path: string): ExplainedUrl | undefined {
  const { site, findings } = audit
  const linked = linkedUrls(site)
  const redirect = redirectAt(path)
  if (!redirect && !missingUrls(site, linked).has(path)) return undefined
  const record = redirect?.at ?? site.expected.get(path)
  const slots = site.navigation.filter((slot) => pathOf(slot.path) === path)
  const links = linked.get(path)
  return {
    path,
    status: !redirect ? 'missing' : redirect.to === undefined ? 'gone' : 'redirect',
    to: redirect?.to,
    records: [...(record ? [record] : []), ...slots.map(({ at }) => at)].map(locationText),
    inlinks: links?.inlinks ?? 0,
    inlinksFromMain: links?.inlinksFromMain ?? 0,
    linkedFrom: links?.from.map(([from, text]) => [from, text]) ?? [],
    linkingPages: links?.ownInlinks ?? 0,
    findings: findings.filter(({ url, pages }) => url === path || pages?.includes(path)),
  }
}

/** The path of a URL as typed: absolute or root-relative, with or without its trailing slash. */
function pathOfInput(given: string, { manifest, pagesByPath }: ReportedSite): string {
  const { origin } = manifest.site
  const path = (given.startsWith(origin) ? given.slice(origin.length) : given).replace(/[?#].*$/, '') || '/'
  const rooted = path.startsWith('/') ? path : `/${path}`
  const other = otherForm(rooted)
  return !pagesByPath.has(rooted) && pagesByPath.has(other) ? other : rooted
}

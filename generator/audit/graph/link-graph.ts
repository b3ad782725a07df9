import type { LinkGraph } from '../../core/audited-site.ts'
import type { AuditedPage, SiteFacts } from '../../core/site-facts.ts'
import { pathOf } from '../../core/url.ts'

type LinkedSite = Pick<SiteFacts, 'pages' | 'parts' | 'targets'>

/** Counts links, and measures how far pages are from the home page. Time is linear in the links that are not in shared parts. */
export function linkGraph(site: LinkedSite): LinkGraph {
  const { pages, targets } = site
  const numbers = new Map(pages.map(({ path }, number) => [path, number]))
  const pageAt = Int32Array.from(targets, (target) => numbers.get(pathOf(target)) ?? -1)
  const frames = findFrames(site, pageAt)
  return {
    pageAt,
    depth: depths(site, { pageAt, frames, front: numbers.get('/') }),
    ...countLinks(site, pageAt, frames),
    ...countLinksFromMain(site, pageAt),
    inlinksFrom: (isCounted) => countLinks(site, pageAt, frames, isCounted).inlinks,
  }
}

/** The shared parts of a page, such as its header and footer. Most pages of a site have the same. */
type Frame = {
  /** Numbers of the pages that the parts link to. */
  ends: ReadonlySet<number>
  /** Numbers of the pages that have these parts. */
  holders: number[]
}

function findFrames({ pages, parts }: LinkedSite, pageAt: Int32Array): Frame[] {
  const linksOf = new Map(parts.map(({ name, links }) => [name, links]))
  const frames = new Map<string, Frame>()
  pages.forEach(({ parts: names }, number) => {
    const key = names.join('\n')
    const known = frames.get(key)
    if (known) known.holders.push(number)
    else frames.set(key, { ends: endsOf(names, linksOf, pageAt), holders: [number] })
  })
  return [...frames.values()]
}

function endsOf(
  parts: readonly string[],
  linksOf: ReadonlyMap<string, Uint32Array>,
  pageAt: Int32Array,
): ReadonlySet<number> {
  const ends = new Set<number>()
  for (const part of parts)
    for (const target of linksOf.get(part) ?? []) {
      const end = pageAt[target] ?? -1
      if (end >= 0) ends.add(end)
    }
  return ends
}

/** Links of pages that pass the test, all without one. */
function countLinks(
  { pages }: LinkedSite,
  pageAt: Int32Array,
  frames: readonly Frame[],
  isCounted: (page: AuditedPage) => boolean = () => true,
): Pick<LinkGraph, 'inlinks' | 'outlinks'> {
  const inlinks = new Uint32Array(pages.length)
  const outlinks = new Uint32Array(pages.length)
  const raise = (counts: Uint32Array, page: number, by: number) => {
    counts[page] = (counts[page] ?? 0) + by
  }
  // The page that a target was last counted for, which avoids a set for each page.
  const counted = new Int32Array(pages.length).fill(-1)
  for (const { ends, holders } of frames) {
    const counting = holders.filter((number) => isCounted(pages[number] as AuditedPage)) // a number of a page
    for (const end of ends) raise(inlinks, end, counting.length)
    for (const number of counting) {
      raise(outlinks, number, ends.size)
      if (ends.has(number)) {
        raise(inlinks, number, -1)
        raise(outlinks, number, -1)
      }
      for (const target of (pages[number] as AuditedPage).links) {
        const end = pageAt[target] ?? -1
        if (end < 0 || end === number || counted[end] === number || ends.has(end)) continue
        counted[end] = number
        raise(inlinks, end, 1)
        raise(outlinks, number, 1)
      }
    }
  }
  return { inlinks, outlinks }
}

function countLinksFromMain(
  { pages }: LinkedSite,
  pageAt: Int32Array,
): Pick<LinkGraph, 'inlinksFromMain' | 'outlinksFromMain'> {
  const inlinksFromMain = new Uint32Array(pages.length)
  const outlinksFromMain = new Uint32Array(pages.length)
  const counted = new Int32Array(pages.length).fill(-1)
  pages.forEach(({ anchors }, number) => {
    for (let i = 0; i < anchors.length; i += 3) {
      const end = pageAt[anchors[i] as number] as number // within their lengths
      if (anchors[i + 2] !== 1 || end < 0 || end === number || counted[end] === number) continue
      counted[end] = number
      inlinksFromMain[end] = (inlinksFromMain[end] ?? 0) + 1
      outlinksFromMain[number] = (outlinksFromMain[number] ?? 0) + 1
    }
  })
  return { inlinksFromMain, outlinksFromMain }
}

type Start = { pageAt: Int32Array; frames: readonly Frame[]; front: number | undefined }

/** The fewest clicks from the front page to each page: a breadth-first search. */
function depths({ pages }: LinkedSite, { pageAt, frames, front }: Start): Int32Array {
  const depth = new Int32Array(pages.length).fill(-1)
  if (front === undefined) return depth
  const frameOf = new Uint32Array(pages.length)
  for (const [frame, { holders }] of frames.entries()) for (const page of holders) frameOf[page] = frame
  depth[front] = 0
  const queue = [front]
  const isFrameDone = new Uint8Array(frames.length)
  for (let at = 0; at < queue.length; at++) {
    const page = queue[at] as number // within its length
    const next = (depth[page] ?? 0) + 1
    const reach = (end: number) => {
      if (end < 0 || depth[end] !== -1) return
      depth[end] = next
      queue.push(end)
    }
    for (const target of pages[page]?.links ?? []) reach(pageAt[target] as number)
    // The first page with a frame reaches all its targets; no later page is nearer.
    const frame = frameOf[page] as number
    if (isFrameDone[frame]) continue
    isFrameDone[frame] = 1
    for (const end of frames[frame]?.ends ?? []) reach(end)
  }
  return depth
}

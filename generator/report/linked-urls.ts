import type { ReportedSite } from '../core/audited-site.ts'
import { otherForm, pathOf } from '../core/url.ts'

/** Links to a URL without a page. */
export type UrlLinks = {
  /** Pages that link to it. */
  inlinks: number
  /** Pages that link to it from their main content. */
  inlinksFromMain: number
  /** Pages that link to it outside shared parts. */
  ownInlinks: number
  /** The first of these links: path of the page, anchor text, and whether the link is in the main content. */
  from: [path: string, text: string, isInMain: boolean][]
}

/** Maximum number of links listed per URL; the rest are only counted. */
export const mostListed = 200

/** Links to every URL that has neither a page nor a file, by path. Time is linear in the number of links. */
export function linkedUrls(site: ReportedSite): Map<string, UrlLinks> {
  const { pages, parts, targets, anchorTexts, graph, files } = site
  const found = new Map<string, UrlLinks>()
  const urlAt = targets.map((target, number) => {
    const path = pathOf(target)
    if ((graph.pageAt[number] ?? -1) >= 0 || files.has(path)) return undefined
    return found.get(path) ?? setIn(found, path)
  })
  if (found.size === 0) return found
  const linksOfPart = new Map(
    parts.map(({ name, links }) => [name, [...new Set([...links].flatMap((target) => urlAt[target] ?? []))]]),
  )
  /** The URLs in the shared parts of a page. Most pages have the same parts. */
  const linksOfParts = memoByNames((names) => new Set(names.flatMap((name) => linksOfPart.get(name) ?? [])))
  const isWanted = Uint8Array.from(urlAt, (url) => Number(url !== undefined))
  for (const page of pages) {
    const { anchors } = page
    const own = new Set<UrlLinks>()
    const fromMain = new Set<UrlLinks>()
    for (let anchor = 0; anchor < anchors.length; anchor += 3) {
      const target = anchors[anchor] as number // within its length
      const url = isWanted[target] === 1 ? urlAt[target] : undefined
      if (!url) continue
      const isInMain = anchors[anchor + 2] === 1
      own.add(url)
      if (isInMain) fromMain.add(url)
      if (url.from.length < mostListed)
        url.from.push([page.path, anchorTexts[anchors[anchor + 1] ?? 0] ?? '', isInMain])
    }
    for (const url of own) url.ownInlinks++
    for (const url of fromMain) url.inlinksFromMain++
    const inParts = linksOfParts(page.parts)
    for (const url of own) if (!inParts.has(url)) url.inlinks++
    for (const url of inParts) url.inlinks++
  }
  for (const [path, { inlinks }] of found) if (inlinks === 0) found.delete(path) // the target of an image or of structured data
  return found
}

/** URLs that are linked, in the navigation, or expected by the manifest, but not served. */
export function missingUrls(site: ReportedSite, linked: ReadonlyMap<string, UrlLinks>): Set<string> {
  const { served, expected, redirectAt, navigation } = site
  const isServed = (path: string) =>
    [path, otherForm(path)].some((form) => served.has(form) || redirectAt(form) !== undefined)
  const linkedPaths = [...linked.keys(), ...navigation.map(({ path }) => pathOf(path))]
  return new Set([
    ...linkedPaths.filter((path) => !isServed(path)),
    ...[...expected.keys()].filter((path) => !served.has(path)),
  ])
}

function memoByNames<Result>(compute: (names: readonly string[]) => Result): (names: readonly string[]) => Result {
  const known = new Map<string, Result>()
  return (names) => {
    const key = names.join('\n')
    const found = known.get(key) ?? compute(names)
    known.set(key, found)
    return found
  }
}

function setIn(found: Map<string, UrlLinks>, path: string): UrlLinks {
  const links: UrlLinks = { inlinks: 0, inlinksFromMain: 0, ownInlinks: 0, from: [] }
  found.set(path, links)
  return links
}

import type { AuditedSite } from '../audit/rule.ts'
import { otherForm, pathOf } from '../core/url.ts'

/** Who links to an address at which there is no page. */
export type AddressLinks = {
  /** Pages that link to it, and those that do so out of their main text. */
  inlinks: number
  inlinksFromMain: number
  /** Pages that do so by a link of their own, not by one in a part that pages share. */
  ownInlinks: number
  /** The first of these links: path of the page, text, and whether it stands in the main text. */
  from: [path: string, text: string, isInMain: boolean][]
}

/** Most links to an address that are listed; the rest is counted. */
export const mostListed = 200

/**
 * Of every linked address without a page, by path, who links there. Files are left out. One pass over all links, and
 * one over shared parts for each page that holds them.
 */
export function linkedAddresses(site: AuditedSite): Map<string, AddressLinks> {
  const { pages, parts, targets, anchorTexts, graph, files } = site
  const found = new Map<string, AddressLinks>()
  const addressAt = targets.map((target, number) => {
    const path = pathOf(target)
    if ((graph.pageAt[number] ?? -1) >= 0 || files.has(path)) return undefined
    return found.get(path) ?? setIn(found, path)
  })
  if (found.size === 0) return found
  const linksOfPart = new Map(
    parts.map(({ name, links }) => [name, [...new Set([...links].flatMap((target) => addressAt[target] ?? []))]]),
  )
  for (const { path, anchors, parts: held } of pages) {
    const own = new Set<AddressLinks>()
    const fromMain = new Set<AddressLinks>()
    for (let anchor = 0; anchor < anchors.length; anchor += 3) {
      const address = addressAt[anchors[anchor] ?? 0]
      if (!address) continue
      const isInMain = anchors[anchor + 2] === 1
      own.add(address)
      if (isInMain) fromMain.add(address)
      if (address.from.length < mostListed)
        address.from.push([path, anchorTexts[anchors[anchor + 1] ?? 0] ?? '', isInMain])
    }
    for (const address of own) address.ownInlinks++
    for (const address of fromMain) address.inlinksFromMain++
    for (const address of new Set([...own, ...held.flatMap((name) => linksOfPart.get(name) ?? [])])) address.inlinks++
  }
  for (const [path, { inlinks }] of found) if (inlinks === 0) found.delete(path) // a picture, or a word of structured data
  return found
}

/** Addresses that pages link to, that the navigation names or that the manifest gives a page, and at which nothing answers. */
export function missingAddresses(site: AuditedSite, linked: ReadonlyMap<string, AddressLinks>): Set<string> {
  const { served, expected, redirectAt, navigation } = site
  const isAnswered = (path: string) =>
    [path, otherForm(path)].some((form) => served.has(form) || redirectAt(form) !== undefined)
  const asked = [...linked.keys(), ...navigation.map(({ path }) => pathOf(path))]
  return new Set([
    ...asked.filter((path) => !isAnswered(path)),
    ...[...expected.keys()].filter((path) => !served.has(path)),
  ])
}

function setIn(found: Map<string, AddressLinks>, path: string): AddressLinks {
  const links: AddressLinks = { inlinks: 0, inlinksFromMain: 0, ownInlinks: 0, from: [] }
  found.set(path, links)
  return links
}

import { compareText } from '../core/problem.ts'
import type { ListedPage, ListedSite } from './read-site.ts'

/** What became of the pages of a site. Addresses are root-relative and sorted; where something moved to is not `added`. */
export type Difference = {
  added: string[]
  removed: string[]
  /** Redirected, or the same content at another address. `to` may be on another host. */
  moved: { from: string; to: string }[]
  changed: string[]
}

/** @param redirectTo where an address leads now, if it is redirected. */
export function findDifference(
  before: ListedSite,
  after: ListedSite,
  redirectTo: (address: string) => string | undefined,
): Difference {
  const addedByHash = new Map<string, string[]>()
  for (const [path, { contentHash }] of after) {
    if (before.has(path)) continue
    addedByHash.set(contentHash, [...(addedByHash.get(contentHash) ?? []), path])
  }
  const moved: Difference['moved'] = []
  const removed: string[] = []
  for (const [path, { contentHash }] of before) {
    if (after.has(path)) continue
    // Content that several new pages have in common tells of none of them.
    const [same, ...others] = addedByHash.get(contentHash) ?? []
    const to = redirectTo(path) ?? (others.length === 0 ? same : undefined)
    if (to === undefined) removed.push(path)
    else moved.push({ from: path, to })
  }
  const ends = new Set(moved.map(({ to }) => withoutRest(to)))
  return {
    added: [...addedByHash.values()]
      .flat()
      .filter((path) => !ends.has(path))
      .sort(compareText),
    removed: removed.sort(compareText),
    moved: moved.sort((a, b) => compareText(a.from, b.from)),
    changed: [...after]
      .filter(([path, page]) => hasChanged(before.get(path), page))
      .map(([path]) => path)
      .sort(compareText),
  }
}

function hasChanged(before: ListedPage | undefined, after: ListedPage): boolean {
  if (!before) return false
  const isListingKnown = before.isListed !== undefined && after.isListed !== undefined
  return before.contentHash !== after.contentHash || (isListingKnown && before.isListed !== after.isListed)
}

/** The addresses search engines should hear of: all that differ, unless they were never and are not to be listed. */
export function addressesToSubmit(difference: Difference, before: ListedSite, after: ListedSite): string[] {
  const { added, removed, moved, changed } = difference
  const ends = moved.flatMap(({ from, to }) => [from, withoutRest(to)])
  const isOfInterest = (path: string) => {
    const known = [before.get(path), after.get(path)].flatMap((page) => page ?? [])
    return path.startsWith('/') && (known.length === 0 || known.some(({ isListed }) => isListed !== false))
  }
  return [...new Set([...added, ...removed, ...ends, ...changed])].filter(isOfInterest).sort(compareText)
}

const withoutRest = (url: string) => (url.startsWith('/') ? url.replace(/[?#].*$/, '') : url)

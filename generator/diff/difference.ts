import { groupBy } from '../core/group-by.ts'
import { compareText } from '../core/problem.ts'
import type { ListedPage, ListedSite } from './read-site.ts'

/** Changes between two versions of a site. URLs are root-relative and sorted. The target of a move is not `added`. */
export type Difference = {
  added: string[]
  removed: string[]
  /** Redirected, or the same content at another URL. `to` may be on another host. */
  moved: { from: string; to: string }[]
  changed: string[]
}

/** @param redirectTo the target of a URL that is redirected now. */
export function findDifference(
  before: ListedSite,
  after: ListedSite,
  redirectTo: (url: string) => string | undefined,
): Difference {
  const added = [...after].filter(([path]) => !before.has(path))
  const addedByHash = groupBy(added, ([, { contentHash }]) => contentHash)
  const moved: Difference['moved'] = []
  const removed: string[] = []
  for (const [path, { contentHash }] of before) {
    if (after.has(path)) continue
    // If several new pages share the content, none of them is the target.
    const [same, ...others] = addedByHash.get(contentHash) ?? []
    const to = redirectTo(path) ?? (others.length === 0 ? same?.[0] : undefined)
    if (to === undefined) removed.push(path)
    else moved.push({ from: path, to })
  }
  const ends = new Set(moved.map(({ to }) => withoutRest(to)))
  return {
    added: added
      .map(([path]) => path)
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

/**
 * The URLs to submit to search engines: all that differ, except pages that were not indexable before and are not now.
 */
export function urlsToSubmit(difference: Difference, before: ListedSite, after: ListedSite): string[] {
  const { added, removed, moved, changed } = difference
  const ends = moved.flatMap(({ from, to }) => [from, withoutRest(to)])
  const isOfInterest = (path: string) => {
    const known = [before.get(path), after.get(path)].flatMap((page) => page ?? [])
    return path.startsWith('/') && (known.length === 0 || known.some(({ isListed }) => isListed !== false))
  }
  return [...new Set([...added, ...removed, ...ends, ...changed])].filter(isOfInterest).sort(compareText)
}

const withoutRest = (url: string) => (url.startsWith('/') ? url.replace(/[?#].*$/, '') : url)

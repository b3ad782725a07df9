import type { TextSets } from './text-sets.ts'

/** Which pages are compared with which. */
export type PageGroups = {
  /** Number of groups. */
  count: number
  /** The groups of a page, numbered from 0; empty for a page that is not compared. */
  groupsOf: (page: number) => readonly number[]
}

/**
 * The unique text of each page: the share of its shingles that are on no other page of its groups, from 0 to 1.
 * 1 for a page without a group, or alone in its groups; 0 for a page without text.
 * Linear time: each passage is counted once per group of its page.
 */
export function ownShares({ count, sizes, starts, passages, weights }: TextSets, groups: PageGroups): Float64Array {
  const isShared = new Uint8Array(passages.length)
  const holders = new Uint32Array(weights.length)
  for (const members of membersOf(count, groups)) {
    if (members.length < 2) continue
    const forEachPassage = (visit: (passage: number, at: number) => void) => {
      for (const page of members)
        for (let at = starts[page] ?? 0; at < (starts[page + 1] ?? 0); at++) visit(passages[at] ?? 0, at)
    }
    forEachPassage((passage) => {
      holders[passage] = (holders[passage] ?? 0) + 1
    })
    forEachPassage((passage, at) => {
      if ((holders[passage] ?? 0) > 1) isShared[at] = 1
    })
    forEachPassage((passage) => {
      holders[passage] = 0
    })
  }
  const shares = new Float64Array(count)
  for (let page = 0; page < count; page++) {
    const size = sizes[page] ?? 0
    let own = size
    for (let at = starts[page] ?? 0; at < (starts[page + 1] ?? 0); at++)
      if (isShared[at] === 1) own -= weights[passages[at] ?? 0] ?? 0
    shares[page] = size === 0 ? 0 : own / size
  }
  return shares
}

/**
 * The share of the shingles of each page that are on no other page, from 0 to 1; 0 for a page without text. Passages of a
 * single page are not listed, so what the listed ones leave of a page is its own.
 */
export function sharesOnSite({ count, sizes, starts, passages, weights }: TextSets): Float64Array {
  const shares = new Float64Array(count)
  for (let page = 0; page < count; page++) {
    const size = sizes[page] ?? 0
    let own = size
    for (let at = starts[page] ?? 0; at < (starts[page + 1] ?? 0); at++) own -= weights[passages[at] ?? 0] ?? 0
    shares[page] = size === 0 ? 0 : own / size
  }
  return shares
}

/** The pages of each group, in ascending order. */
function membersOf(pages: number, { count, groupsOf }: PageGroups): Uint32Array[] {
  const sizes = new Uint32Array(count)
  for (let page = 0; page < pages; page++) {
    for (const group of groupsOf(page)) sizes[group] = (sizes[group] ?? 0) + 1
  }
  const members = Array.from(sizes, (size) => new Uint32Array(size))
  sizes.fill(0)
  for (let page = 0; page < pages; page++) {
    for (const group of groupsOf(page)) {
      const at = sizes[group] ?? 0
      const list = members[group]
      if (list) list[at] = page
      sizes[group] = at + 1
    }
  }
  return members
}

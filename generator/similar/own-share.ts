import { forEachHolding } from './holdings.ts'
import type { ShingleSets } from './shingle-sets.ts'

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
 * Linear time: each shingle is counted once per group of its page.
 */
export function ownShares(sets: ShingleSets, groups: PageGroups): Float64Array {
  const { count, starts, shingles } = sets
  const isShared = new Uint8Array(shingles.length)
  for (const members of membersOf(count, groups)) {
    if (members.length < 2) continue
    forEachHolding(
      sets,
      ({ at, holders }) => {
        if (holders > 1) isShared[at] = 1
      },
      members,
    )
  }
  const shares = new Float64Array(count)
  for (let page = 0; page < count; page++) {
    const [start, end] = [starts[page] ?? 0, starts[page + 1] ?? 0]
    let own = end - start
    for (let at = start; at < end; at++) own -= isShared[at] ?? 0
    shares[page] = end === start ? 0 : own / (end - start)
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

import type { ShingleSets } from './shingle-sets.ts'

/** A shingle on a page. */
export type Holding = {
  page: number
  /** Its index in `shingles`. */
  at: number
  /** Number of pages that have it, including this one. */
  holders: number
  /** Number of the shingle, the same on every page; less than the result of `forEachHolding`. */
  id: number
}

/** Shingles counted at a time. Their table of about 8 MB fits in the processor's cache. */
const shinglesAtOnce = 2 ** 19

/**
 * Visits every shingle of every page with the number of pages that have it. The pages of one shingle are visited in
 * ascending order. Linear time. Shingles are counted by value range, so the table stays small for any number of pages;
 * this is cheap because the sets are sorted. `visit` receives the same object each time, with new values.
 * @returns an upper bound of the ids.
 */
export function forEachHolding(
  sets: ShingleSets,
  visit: (holding: Holding) => void,
  pages: Uint32Array = allPages(sets.count),
): number {
  const { starts, shingles } = sets
  const { parts, largest } = planParts(sets, pages)
  // The hash table is at most half full.
  const slotBits = Math.max(2, Math.ceil(Math.log2(2 * largest)))
  const slots = 2 ** slotBits
  const keys = new Uint32Array(slots)
  const counts = new Uint32Array(slots)
  /** Slots of the shingles of a part, in counting order. */
  const places = new Uint32Array(largest)
  const cursors = new Uint32Array(pages.length)
  for (let index = 0; index < pages.length; index++) cursors[index] = starts[pages[index] ?? 0] ?? 0
  const holding: Holding = { page: 0, at: 0, holders: 0, id: 0 }

  for (let part = 0; part < parts; part++) {
    const bound = (2 ** 32 / parts) * (part + 1)
    counts.fill(0)
    let place = 0
    for (let index = 0; index < pages.length; index++) {
      const end = starts[(pages[index] ?? 0) + 1] ?? 0
      for (let at = cursors[index] ?? 0; at < end; at++) {
        const shingle = shingles[at] ?? 0
        if (shingle >= bound) break
        let slot = Math.imul(shingle, 0x9e3779b1) >>> (32 - slotBits)
        while (counts[slot] !== 0 && keys[slot] !== shingle) slot = (slot + 1) & (slots - 1)
        keys[slot] = shingle
        counts[slot] = (counts[slot] ?? 0) + 1
        places[place++] = slot
      }
    }
    place = 0
    for (let index = 0; index < pages.length; index++) {
      holding.page = pages[index] ?? 0
      const end = starts[holding.page + 1] ?? 0
      let at = cursors[index] ?? 0
      for (; at < end && (shingles[at] ?? 0) < bound; at++) {
        const slot = places[place++] ?? 0
        holding.at = at
        holding.holders = counts[slot] ?? 0
        holding.id = part * slots + slot
        visit(holding)
      }
      cursors[index] = at
    }
  }
  return parts * slots
}

function allPages(count: number): Uint32Array {
  const pages = new Uint32Array(count)
  for (let page = 0; page < count; page++) pages[page] = page
  return pages
}

/** The number of value ranges, a power of two, and the number of shingles in the largest range. */
function planParts({ starts, shingles }: ShingleSets, pages: Uint32Array): { parts: number; largest: number } {
  let total = 0
  for (const page of pages) total += (starts[page + 1] ?? 0) - (starts[page] ?? 0)
  const partBits = Math.min(16, Math.max(0, Math.ceil(Math.log2(total / shinglesAtOnce))))
  if (partBits === 0) return { parts: 1, largest: total }
  // Hashes are distributed evenly. An uneven distribution costs memory, but the counts remain right.
  const sizes = new Uint32Array(2 ** partBits)
  for (const page of pages) {
    for (let at = starts[page] ?? 0; at < (starts[page + 1] ?? 0); at++) {
      const part = (shingles[at] ?? 0) >>> (32 - partBits)
      sizes[part] = (sizes[part] ?? 0) + 1
    }
  }
  return { parts: sizes.length, largest: sizes.reduce((a, b) => Math.max(a, b)) }
}

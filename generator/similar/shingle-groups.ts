import { addSet, createGrouping, type ElementGroups, keyOf, noSums } from './grouping.ts'
import type { ShingleSets } from './shingle-sets.ts'

/** Shingles counted at a time. Their tables of about 3 MB fit in the processor's cache. */
const shinglesAtOnce = 2 ** 16

/**
 * Groups shingles that are in exactly the same sets. A set may have a group several times. Linear time. Shingles are
 * counted by value range, so the table stays small for any number of sets; this is cheap because the sets are sorted.
 */
export function groupShingles(sets: ShingleSets): ElementGroups {
  const { count, starts, shingles } = sets
  const { parts, largest } = planParts(sets)
  // The hash table is at most half full.
  const slotBits = Math.max(2, Math.ceil(Math.log2(2 * largest)))
  const slots = 2 ** slotBits
  const keys = new Uint32Array(slots)
  /** By slot: the part that filled it, plus 1. */
  const filledIn = new Uint32Array(slots)
  const sums = noSums(slots)
  /** By slot: the group of its shingle; -1 before it is known. */
  const groups = new Int32Array(slots)
  /** Slots of the shingles of a part, in counting order. */
  const places = new Uint32Array(largest)
  const cursors = starts.slice(0, count)
  const grouping = createGrouping(count)

  for (let part = 0; part < parts; part++) {
    const bound = (2 ** 32 / parts) * (part + 1)
    let place = 0
    for (let set = 0; set < count; set++) {
      const end = starts[set + 1] ?? 0
      for (let at = cursors[set] ?? 0; at < end; at++) {
        const shingle = shingles[at] ?? 0
        if (shingle >= bound) break
        let slot = Math.imul(shingle, 0x9e3779b1) >>> (32 - slotBits)
        while (filledIn[slot] === part + 1 && keys[slot] !== shingle) slot = (slot + 1) & (slots - 1)
        if (filledIn[slot] !== part + 1) {
          filledIn[slot] = part + 1
          keys[slot] = shingle
          sums.high[slot] = 0
          sums.low[slot] = 0
          groups[slot] = -1
        }
        addSet(sums, slot, set)
        places[place++] = slot
      }
    }
    place = 0
    for (let set = 0; set < count; set++) {
      const end = starts[set + 1] ?? 0
      let at = cursors[set] ?? 0
      for (; at < end && (shingles[at] ?? 0) < bound; at++) {
        const slot = places[place++] ?? 0
        if (groups[slot] === -1) groups[slot] = grouping.groupOf(keyOf(sums, slot))
        grouping.add(set, groups[slot] ?? 0, 1)
      }
      cursors[set] = at
    }
  }
  return grouping.finish()
}

/** The number of value ranges, a power of two, and the number of shingles in the largest range. */
function planParts({ shingles }: ShingleSets): { parts: number; largest: number } {
  const partBits = Math.min(16, Math.max(0, Math.ceil(Math.log2(shingles.length / shinglesAtOnce))))
  if (partBits === 0) return { parts: 1, largest: shingles.length }
  // Hashes are distributed evenly. An uneven distribution costs memory, but the groups remain right.
  const sizes = new Uint32Array(2 ** partBits)
  for (const shingle of shingles) {
    const part = shingle >>> (32 - partBits)
    sizes[part] = (sizes[part] ?? 0) + 1
  }
  return { parts: sizes.length, largest: sizes.reduce((a, b) => Math.max(a, b)) }
}

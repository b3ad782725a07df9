import type { TextSets } from './text-sets.ts'

/**
 * Counts the shingles that pages share. The returned function takes a page and returns a function that takes another
 * page; the latter is valid until the former is called again.
 */
export function createSharedWeight({
  starts,
  passages,
  weights,
}: TextSets): (page: number) => (other: number) => number {
  /** By passage: the last of the compared pages that has it, plus 1. */
  const heldBy = new Uint32Array(weights.length)
  return (page) => {
    const mark = page + 1
    for (let at = starts[page] ?? 0; at < (starts[mark] ?? 0); at++) heldBy[passages[at] ?? 0] = mark
    return (other) => {
      let shared = 0
      for (let at = starts[other] ?? 0; at < (starts[other + 1] ?? 0); at++) {
        const passage = passages[at] ?? 0
        if (heldBy[passage] === mark) shared += weights[passage] ?? 0
      }
      return shared
    }
  }
}

/** Jaccard index of two texts by their sizes and what they share. */
export const jaccard = ({ sizes }: Pick<TextSets, 'sizes'>, a: number, b: number, shared: number): number =>
  shared === 0 ? 0 : shared / ((sizes[a] ?? 0) + (sizes[b] ?? 0) - shared)

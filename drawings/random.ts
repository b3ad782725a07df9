import { hashText } from '#src/text-hash.ts'

/** Pseudorandom numbers. The same seed gives the same numbers on every machine. */
export type Random = {
  /** From `min` up to, but not including, `max`. */
  between: (min: number, max: number) => number
  /** A whole number from `min` to `max`, both included. */
  whole: (min: number, max: number) => number
  /** True with this probability, from 0 to 1. */
  chance: (share: number) => boolean
  pick: <T>(list: readonly [T, ...T[]]) => T
  /** An independent sequence, so one more tree does not move a mountain. */
  fork: (name: string) => Random
}

export function seeded(seed: string): Random {
  let state = hashText(seed)
  const next = () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
  return {
    between: (min, max) => min + next() * (max - min),
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (share) => next() < share,
    // The index is within a list that is not empty.
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    fork: (name) => seeded(`${seed}/${name}`),
  }
}

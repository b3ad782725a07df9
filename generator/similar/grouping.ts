import { numberColumn } from '../core/number-column.ts'
import { mixBits } from '../core/text/mix-bits.ts'
import { type Grouped, groupValues } from './group-values.ts'

/** The groups of each set, and the number of elements of each group. */
export type ElementGroups = Grouped & { weights: Uint32Array }

export type Grouping = {
  /** The group of the elements that are in exactly the sets of a key, as `keyOf` returns it. */
  groupOf: (key: number) => number
  /** Adds an element to a set. The sets of one element are added in ascending order. */
  add: (set: number, group: number, weight: number) => void
  /** Sets added in several passes may have a group several times. */
  finish: () => ElementGroups
}

/**
 * Groups elements that are in exactly the same sets. A set has either all or none of a group, so it can be stored by
 * its groups.
 */
export function createGrouping(count: number): Grouping {
  const groups = new Map<number, number>()
  /** By group: its elements, the first set that has it, and the set added last. */
  const weights: number[] = []
  const first: number[] = []
  const last: number[] = []
  const sets = numberColumn()
  const groupsOfSets = numberColumn()
  return {
    groupOf: (key) => {
      const known = groups.get(key)
      if (known !== undefined) return known
      groups.set(key, weights.length)
      first.push(-1)
      last.push(-1)
      return weights.push(0) - 1
    },
    add: (set, group, weight) => {
      if (first[group] === -1) first[group] = set
      if (first[group] === set) weights[group] = (weights[group] ?? 0) + weight
      if (last[group] === set) return
      last[group] = set
      sets.push(set)
      groupsOfSets.push(group)
    },
    finish: () => ({
      ...groupValues(sets.values(), groupsOfSets.values(), count),
      weights: Uint32Array.from(weights),
    }),
  }
}

/** Sums of random numbers of the sets that contain an element. Equal sums mean the same sets, by any order of adding. */
export type SetSums = { high: Uint32Array; low: Uint32Array }

export const noSums = (elements: number): SetSums => ({
  high: new Uint32Array(elements),
  low: new Uint32Array(elements),
})

export function addSet({ high, low }: SetSums, element: number, set: number): void {
  high[element] = (high[element] ?? 0) + mixBits(set + 1)
  low[element] = (low[element] ?? 0) + mixBits(~set)
}

/** 53 bits of both sums as one number. Among a million different sets, two keys are equal with a chance of 1 : 18,000. */
export const keyOf = ({ high, low }: SetSums, element: number): number =>
  (high[element] ?? 0) * 2 ** 21 + ((low[element] ?? 0) >>> 11)

import { numberColumn } from '../core/number-column.ts'
import { mixBits } from '../core/text/mix-bits.ts'
import { type Grouped, groupValues } from './group-values.ts'

/** The groups of each set, and the number of elements of each group. */
export type Alike = Grouped & { weights: Uint32Array }

/** Called with an element of a set: `key` identifies the sets that contain the element, `weight` counts it. */
type Visit = (set: number, key: number, weight: number) => void

/**
 * Groups elements that are in exactly the same sets. A set has either all or none of a group, so it can be stored by
 * its groups.
 * @param forEachElement visits each element of each set; the sets of one element in ascending order.
 */
export function groupAlike(count: number, forEachElement: (visit: Visit) => void): Alike {
  const groups = new Map<number, number>()
  /** By group: its elements, the first set that has it, and the set visited last. */
  const weights: number[] = []
  const first: number[] = []
  const last: number[] = []
  const sets = numberColumn()
  const groupsOfSets = numberColumn()
  forEachElement((set, key, weight) => {
    let group = groups.get(key)
    if (group === undefined) {
      group = groups.size
      groups.set(key, group)
      weights.push(0)
      first.push(set)
      last.push(-1)
    }
    if (first[group] === set) weights[group] = (weights[group] ?? 0) + weight
    if (last[group] === set) return
    last[group] = set
    sets.push(set)
    groupsOfSets.push(group)
  })
  return { ...groupValues(sets.values(), groupsOfSets.values(), count), weights: Uint32Array.from(weights) }
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

import { mixBits } from './text/mix-bits.ts'

/** Numbers values in the order in which they come. */
export type NumberTable = {
  /** The number of a value, which is added if the table does not have it. */
  numberOf: (value: number) => number
  /** The number of a value; undefined if the table does not have it. */
  find: (value: number) => number | undefined
  size: () => number
  /** The values by their numbers. */
  values: () => Float64Array
}

/**
 * A table of whole numbers from 0 to 2^53 - 1, in a third of the memory of a `Map`: the values, and an open hash table of
 * their numbers.
 */
export function numberTable(): NumberTable {
  let values = new Float64Array(1024)
  let size = 0
  /** Numbers from 1; 0 is free. At most three of four are taken. */
  let slots = new Uint32Array(2048)

  /** Where a value is in the slots, or the free slot where it belongs. */
  const slotOf = (value: number): number => {
    const last = slots.length - 1
    let slot = mixBits(value ^ Math.imul(value / 2 ** 32, 0x9e3779b1)) & last
    for (;;) {
      const number = slots[slot] as number // within its length
      if (number === 0 || values[number - 1] === value) return slot
      slot = (slot + 1) & last
    }
  }
  const add = (value: number): number => {
    if (size === values.length) {
      const larger = new Float64Array(size + (size >> 2))
      larger.set(values)
      values = larger
    }
    values[size++] = value
    if (size * 4 > slots.length * 3) {
      slots = new Uint32Array(slots.length * 2)
      for (let number = 0; number < size; number++) slots[slotOf(values[number] as number)] = number + 1 // within its length
    } else slots[slotOf(value)] = size
    return size - 1
  }
  const find = (value: number): number | undefined => {
    const number = slots[slotOf(value)] as number // within its length
    return number === 0 ? undefined : number - 1
  }
  return {
    find,
    numberOf: (value) => find(value) ?? add(value),
    size: () => size,
    values: () => values.slice(0, size),
  }
}

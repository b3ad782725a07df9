/** A `Uint32Array` that grows. */
export type NumberColumn = {
  length: () => number
  push: (value: number) => void
  /** Returns the index of the first of the values. */
  append: (values: ArrayLike<number>) => number
  /** The values so far. Shares their memory, and later values are not in it. */
  values: () => Uint32Array
}

export function numberColumn(): NumberColumn {
  let column = new Uint32Array(1024)
  let length = 0
  const makeRoom = (more: number) => {
    if (length + more <= column.length) return
    // By a quarter: the columns of a large site are a tenth of its memory.
    const larger = new Uint32Array(Math.max(column.length * 1.25, length + more))
    larger.set(column.subarray(0, length))
    column = larger
  }
  return {
    length: () => length,
    push: (value) => {
      makeRoom(1)
      column[length++] = value
    },
    append: (values) => {
      makeRoom(values.length)
      const start = length
      column.set(values, start)
      length += values.length
      return start
    },
    values: () => column.subarray(0, length),
  }
}

/** The shingles of many pages in one array: four bytes per shingle, and four per page. */
export type ShingleSets = {
  /** Number of pages. */
  count: number
  /** The shingles of page `i` are at `starts[i]` up to `starts[i + 1]`. */
  starts: Uint32Array
  /** Ascending and unique within each page. */
  shingles: Uint32Array
}

/** Packs ascending sets of unique values. Calls `setOf` twice per page: for the size, then for the values. */
export function packSets(count: number, setOf: (page: number) => Uint32Array): ShingleSets {
  const starts = new Uint32Array(count + 1)
  for (let page = 0; page < count; page++) starts[page + 1] = (starts[page] ?? 0) + setOf(page).length
  const shingles = new Uint32Array(starts[count] ?? 0)
  for (let page = 0; page < count; page++) shingles.set(setOf(page), starts[page])
  return { count, starts, shingles }
}

/** The union of two sets, such as the plain and the masked shingles of a page. */
export function uniteSets(a: Uint32Array, b: Uint32Array): Uint32Array {
  if (a.length === 0) return b
  if (b.length === 0) return a
  const united = new Uint32Array(a.length + b.length)
  let [inA, inB, count] = [0, 0, 0]
  while (inA < a.length || inB < b.length) {
    const [left, right] = [a[inA] ?? Infinity, b[inB] ?? Infinity]
    united[count++] = Math.min(left, right)
    if (left <= right) inA++
    if (right <= left) inB++
  }
  return united.subarray(0, count)
}

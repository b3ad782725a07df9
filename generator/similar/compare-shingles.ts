/** The shingles of a text, as sets that may have some in common. */
export type ShingleSets = readonly Uint32Array[]

/**
 * Returns a function that compares two texts: the Jaccard index of their shingles. If it is less than `least`, the result
 * may be any number less than that: the function stops when the second text has enough shingles that the first has not.
 * It keeps one hash table for all calls, because a large site has a pair to compare for each of its pages.
 */
export function createShingleComparison(): (a: ShingleSets, b: ShingleSets, least?: number) => number {
  let values = new Uint32Array()
  /** For each place of the table, the call that last used it, and what it found: `first`, or a number above it. */
  let marks = new Uint32Array()
  let bits = 0
  let first = 1
  const reserve = (count: number) => {
    if (2 * count <= values.length) return
    bits = Math.ceil(Math.log2(2 * count))
    values = new Uint32Array(2 ** bits)
    marks = new Uint32Array(2 ** bits)
    first = 1
  }
  /** Where a shingle is in the table, or would be. */
  const placeOf = (shingle: number) => {
    let place = Math.imul(shingle, 0x9e3779b1) >>> (32 - bits)
    while ((marks[place] ?? 0) >= first && values[place] !== shingle) place = (place + 1) & (values.length - 1)
    return place
  }
  return (a, b, least = 0) => {
    reserve(lengthOf(a) + lengthOf(b) + 1)
    const [ofFirst, ofSecond] = [first, first + 1]
    let all = 0
    let shared = 0
    for (const set of a)
      for (const shingle of set) {
        const place = placeOf(shingle)
        if (marks[place] === ofFirst) continue
        values[place] = shingle
        marks[place] = ofFirst
        all++
      }
    const ofA = all
    for (const set of b) {
      if (ofA / all < least) break // no more of them can be shared, and there are no fewer in all
      for (const shingle of set) {
        const place = placeOf(shingle)
        if (marks[place] === ofSecond) continue
        if (marks[place] === ofFirst) shared++
        else all++
        values[place] = shingle
        marks[place] = ofSecond
      }
    }
    first += 2
    return all === 0 ? 0 : shared / all
  }
}

const lengthOf = (sets: ShingleSets) => sets.reduce((sum, { length }) => sum + length, 0)

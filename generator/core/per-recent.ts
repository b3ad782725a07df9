import { groupSize } from './each-page.ts'

/** The pages of a group, their header and footer, and two more for pages with other parts. */
const remembered = groupSize + 4

/**
 * Caches the results for the last few objects, such as the pages of a group and their parts. In a `WeakMap`, the results for
 * former pages would survive until a full garbage collection, with the HTML that their texts are parts of: a minor
 * collection treats the values of an old map as in use. A `Map` has the same fault with the tables that it outgrows.
 */
export function perRecent<K extends object, T>(read: (of: K) => T): (of: K) => T {
  const recent: K[] = []
  const results: T[] = []
  let last = 0
  let oldest = 0
  return (of) => {
    if (recent[last] !== of) {
      const known = recent.indexOf(of)
      if (known < 0) {
        const result = read(of)
        recent[oldest] = of
        results[oldest] = result
        last = oldest
        oldest = (oldest + 1) % remembered
        return result
      }
      last = known
    }
    return results[last] as T // it has as many entries as `recent`
  }
}

/** The pages of a group with their shared parts, and some of the group before. */
const remembered = 12

/**
 * Caches the results for the last few objects, such as the pages that are being audited and their parts. In a `WeakMap`,
 * the results for former pages would survive until a full garbage collection, with the HTML that their texts are parts of:
 * a minor collection treats the values of an old map as in use. So it does those of the tables that a `Map` outgrows.
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

/** A page and its two shared parts, and the page before, which may have been used after one of the parts. */
const remembered = 4

/**
 * Caches the results for the last few objects, such as the page that is being audited and its parts. In a `WeakMap`, the
 * results for former pages would survive until a full garbage collection, with the HTML that their texts are parts of: a
 * minor collection treats the values of an old map as in use.
 */
export function perRecent<K extends object, T>(read: (of: K) => T): (of: K) => T {
  const recent: { of: K; result: T }[] = []
  return (of) => {
    for (let at = 0; at < recent.length; at++) {
      const entry = recent[at] as { of: K; result: T } // within its length
      if (entry.of !== of) continue
      // The last ones used come first, so parts of all pages stay.
      if (at > 0) {
        recent.splice(at, 1)
        recent.unshift(entry)
      }
      return entry.result
    }
    const result = read(of)
    recent.unshift({ of, result })
    if (recent.length > remembered) recent.pop()
    return result
  }
}

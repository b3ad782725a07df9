/** The pages of a group with their shared parts, and some of the group before. */
const remembered = 24

/**
 * Caches the results for the last few objects, such as the pages that are being audited and their parts. In a `WeakMap`,
 * the results for former pages would survive until a full garbage collection, with the HTML that their texts are parts of:
 * a minor collection treats the values of an old map as in use.
 */
export function perRecent<K extends object, T>(read: (of: K) => T): (of: K) => T {
  const recent = new Map<K, T>()
  return (of) => {
    const known = recent.get(of)
    if (known !== undefined || recent.has(of)) return known as T // undefined only if that is the result
    const result = read(of)
    recent.set(of, result)
    if (recent.size > remembered) recent.delete(recent.keys().next().value as K) // the map is not empty
    return result
  }
}

/**
 * A function that remembers its results. Keeps at least the last `most` results used and at most twice as many: when
 * `most` are new, those not used since the last time are dropped.
 */
export function boundedMemo<Key, Result>(most: number, compute: (key: Key) => Result): (key: Key) => Result {
  let recent = new Map<Key, Result>()
  let older = new Map<Key, Result>()
  return (key) => {
    const known = recent.get(key)
    if (known !== undefined) return known
    const result = older.get(key) ?? compute(key)
    if (recent.size >= most) {
      older = recent
      recent = new Map()
    }
    recent.set(key, result)
    return result
  }
}

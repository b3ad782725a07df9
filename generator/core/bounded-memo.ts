import { ownCopy } from './own-copy.ts'

/**
 * A function of a text that remembers its results. Keeps at least the last `most` results used and at most twice as many:
 * when `most` are new, those not used since the last time are dropped. Texts are copied: most are parts of a page, and
 * would keep all of it in memory.
 */
export function boundedMemo<Result>(most: number, compute: (text: string) => Result): (text: string) => Result {
  let recent = new Map<string, Result>()
  let older = new Map<string, Result>()
  return (text) => {
    const known = recent.get(text)
    if (known !== undefined) return known
    const key = ownCopy(text)
    const result = older.get(key) ?? compute(key)
    if (recent.size >= most) {
      older = recent
      recent = new Map()
    }
    recent.set(key, result)
    return result
  }
}

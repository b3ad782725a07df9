import { hashText } from '#src/text-hash.ts'

/**
 * A tag, text or element that exists once, however often it occurs on the pages of a site. What has been worked out
 * about it is kept in `memo`, so that it is not worked out again on the next page.
 */
export type Distinct = { readonly memo: unknown[] }

let slots = 0

/** Caches a result per distinct tag, text or element. The result must depend on nothing else. */
export function perDistinct<D extends Distinct, T extends NonNullable<unknown>>(read: (of: D) => T): (of: D) => T {
  const slot = slots++
  return (of) => {
    const known = of.memo[slot]
    if (known !== undefined) return known as T // only this function fills its slot
    const fresh = read(of)
    of.memo[slot] = fresh
    return fresh
  }
}

/** What is known by its bytes. */
export type Table<T> = {
  get: (key: string) => T | undefined
  /** Whether something not in the table is to be kept: it occurred before and is not too long. */
  isWanted: (key: string) => boolean
  /** Keeps something. The key must not be a part of a page: it would keep the page in memory. */
  keep: (key: string, value: T) => void
  clear: () => void
}

/** Longer tags and texts are not kept: nearly all of them, such as structured data, occur on one page only. */
export const longestKept = 2000

/** Entries of a table. Beyond it all are forgotten: those in use are soon known again. */
export const mostKept = 10_000

export function createTable<T>(): Table<T> {
  const table = new Map<string, T>()
  return {
    get: (key) => (key.length < longestKept ? table.get(key) : undefined),
    isWanted: (key) => key.length < longestKept && occurredBefore(key),
    keep: (key, value) => {
      if (table.size >= mostKept) table.clear()
      table.set(key, value)
    },
    clear: () => table.clear(),
  }
}

/** One bit for each of the last texts that occurred, by their hash. */
const occurred = new Uint8Array(1 << 17)
const mostOccurred = 1 << 18
let count = 0

/**
 * Whether a text occurred before; now it did. About half of what is new on a page, such as its title, occurs there only
 * and is not worth keeping. Says so of a few texts that did not occur, which does no harm.
 */
export function occurredBefore(text: string): boolean {
  const hash = hashText(text)
  const at = (hash >>> 3) % occurred.length
  const bit = 1 << (hash & 7)
  const byte = occurred[at] ?? 0
  if ((byte & bit) !== 0) return true
  if (++count > mostOccurred) {
    occurred.fill(0)
    count = 1
  }
  occurred[at] = byte | bit
  return false
}

import { nearest } from '../../core/suggest.ts'

/** Least share of telling words that two keys have in common to be taken for related. */
const leastShared = 1 / 2

/**
 * The key most like one that is gone: by the words they share, else by their letters. Words that many keys have, such as
 * `cleaning` among services, tell nothing and are left out. Undefined when none is alike; of equals the first.
 */
export function nearestRecord(gone: string, living: readonly string[]): string | undefined {
  const uses = new Map<string, number>()
  for (const key of living) for (const word of new Set(key.split('-'))) uses.set(word, (uses.get(word) ?? 0) + 1)
  const isTelling = (word: string) => (uses.get(word) ?? 0) <= Math.max(1, living.length / 4)
  const telling = (key: string) => new Set(key.split('-').filter(isTelling))
  const wanted = telling(gone)

  let best: { key: string; share: number } | undefined
  for (const key of living) {
    const words = telling(key)
    const shared = [...words].filter((word) => wanted.has(word)).length
    const share = shared / (words.size + wanted.size - shared || 1)
    if (share >= leastShared && share > (best?.share ?? 0)) best = { key, share }
  }
  if (best) return best.key
  const keysByWords = new Map(living.map((key) => [[...telling(key)].join('-'), key]))
  const near = nearest([...wanted].join('-'), [...keysByWords.keys()].filter(Boolean))
  return near === undefined ? undefined : keysByWords.get(near)
}

import { nearest } from '../../core/suggest.ts'

/** Lowest share of common distinctive words for two keys to count as similar. */
const leastShared = 1 / 2

/**
 * The existing key most similar to a removed one: by common words, otherwise by spelling. Words that many keys contain,
 * such as `repair` among services, are ignored. Of equally similar keys, the first. Undefined if none is similar.
 */
export function nearestRecord(removed: string, existing: readonly string[]): string | undefined {
  const uses = new Map<string, number>()
  for (const key of existing) for (const word of new Set(key.split('-'))) uses.set(word, (uses.get(word) ?? 0) + 1)
  const isDistinctive = (word: string) => (uses.get(word) ?? 0) <= Math.max(1, existing.length / 4)
  const distinctive = (key: string) => new Set(key.split('-').filter(isDistinctive))
  const wanted = distinctive(removed)

  let best: { key: string; share: number } | undefined
  for (const key of existing) {
    const words = distinctive(key)
    const shared = [...words].filter((word) => wanted.has(word)).length
    const share = shared / (words.size + wanted.size - shared || 1)
    if (share >= leastShared && share > (best?.share ?? 0)) best = { key, share }
  }
  if (best) return best.key
  const keysByWords = new Map(existing.map((key) => [[...distinctive(key)].join('-'), key]))
  const near = nearest([...wanted].join('-'), [...keysByWords.keys()].filter(Boolean))
  return near === undefined ? undefined : keysByWords.get(near)
}

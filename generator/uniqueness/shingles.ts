import { hashText } from '#src/text-hash.ts'

/** Words in a shingle: a run that is rarely the same by chance. */
const shingleWords = 5

/** The runs of five words of a text, as a set of 32-bit hashes. */
export function shinglesOf(words: readonly string[]): Set<number> {
  const shingles = new Set<number>()
  for (let start = 0; start + shingleWords <= words.length; start++)
    shingles.add(hashText(words.slice(start, start + shingleWords).join(' ')))
  return shingles
}

/** How much of two texts is the same, from 0 to 1. Source: https://en.wikipedia.org/wiki/Jaccard_index */
export function jaccard(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  let shared = 0
  for (const shingle of small) if (large.has(shingle)) shared++
  const all = a.size + b.size - shared
  return all === 0 ? 0 : shared / all
}

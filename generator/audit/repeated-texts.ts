import { hashText } from '#src/text-hash.ts'

/** Finds the texts that several pages have, among the texts of many pages, keeping four bytes of each. */
export type RepeatedTexts = {
  /** Notes the text of a page by its number. An empty text is none. */
  note: (number: number, text: string) => void
  /** Whether another page may have the text of this page. Different texts rarely have one hash, so texts are compared later. */
  mayRepeat: (number: number) => boolean
}

/** @param count number of pages */
export function collectRepeatedTexts(count: number): RepeatedTexts {
  const hashes = new Uint32Array(count)
  let repeated: Set<number> | undefined
  return {
    note: (number, text) => {
      hashes[number] = text === '' ? 0 : hashText(text)
    },
    mayRepeat: (number) => {
      repeated ??= repeatsIn(hashes)
      return repeated.has(hashes[number] ?? 0)
    },
  }
}

/** The numbers other than 0 that occur more than once. */
function repeatsIn(numbers: Uint32Array): Set<number> {
  const sorted = numbers.toSorted()
  const repeats = new Set<number>()
  for (let index = 1; index < sorted.length; index++) {
    const number = sorted[index] ?? 0
    if (number !== 0 && number === sorted[index - 1]) repeats.add(number)
  }
  return repeats
}

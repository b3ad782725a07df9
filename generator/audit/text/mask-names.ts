import type { MaskedNames } from '../../core/text/mask.ts'

/** The words of a text: lower case, letters and digits only. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/**
 * Replaces every name in a text, longest first, by a word for its kind: for short texts that are compared as texts. Runs
 * of words are compared by generator/similar.
 */
export function createNameMask(names: MaskedNames): (text: string) => string {
  const byFirst = new Map<string, { words: string[]; kind: string }[]>()
  for (const [kind, list] of Object.entries(names)) {
    for (const name of list) {
      const words = wordsOf(name)
      const [first] = words
      if (first === undefined) continue
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, kind }])
    }
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length)
  return (text) => {
    const words = wordsOf(text)
    const masked: string[] = []
    for (let index = 0; index < words.length; ) {
      const found = byFirst
        .get(words[index] ?? '')
        ?.find((name) => name.words.every((word, i) => words[index + i] === word))
      masked.push(found ? `{${found.kind}}` : (words[index] ?? ''))
      index += found?.words.length ?? 1
    }
    return masked.join(' ')
  }
}

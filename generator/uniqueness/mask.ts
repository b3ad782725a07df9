/** Kinds of names that pages of one kind differ by; a page is not another page because another name stands in it. */
export type MaskedNames = Record<'place' | 'county' | 'zip' | 'service', readonly string[]>

/** Replaces every name in a text, longest first, by a word for its kind. The text comes as words. */
export type Mask = (words: readonly string[]) => string[]

/** The words of a text: lower case, letters and digits only. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

export function createMask(names: MaskedNames): Mask {
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
  return (words) => {
    const masked: string[] = []
    for (let index = 0; index < words.length; ) {
      const found = byFirst
        .get(words[index] ?? '')
        ?.find((name) => name.words.every((word, i) => words[index + i] === word))
      masked.push(found ? `{${found.kind}}` : (words[index] ?? ''))
      index += found?.words.length ?? 1
    }
    return masked
  }
}

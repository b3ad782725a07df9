/** Returns an equal text that is in memory anyway, if there is one, so that the other can be released. */
export type KeptText = (text: string) => string

/** Numbers texts in the order in which they come. */
export type InternTable = { texts: string[]; numberOf: (text: string) => number }

export function internTable(kept: KeptText = (text) => text): InternTable {
  const numbers = new Map<string, number>()
  const texts: string[] = []
  return {
    texts,
    numberOf: (text) => {
      const known = numbers.get(text)
      if (known !== undefined) return known
      const own = kept(text)
      numbers.set(own, texts.length)
      return texts.push(own) - 1
    },
  }
}

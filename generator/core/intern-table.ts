/** Numbers texts in the order in which they come. */
export type InternTable = { texts: string[]; numberOf: (text: string) => number }

export function internTable(): InternTable {
  const numbers = new Map<string, number>()
  const texts: string[] = []
  return {
    texts,
    numberOf: (text) => {
      const known = numbers.get(text)
      if (known !== undefined) return known
      numbers.set(text, texts.length)
      return texts.push(text) - 1
    },
  }
}

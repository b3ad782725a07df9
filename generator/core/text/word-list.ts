/** Letters that all words of a part begin with. */
const letters = 3

/**
 * Whether a word is in a list. The list is read when it is needed first, and kept as parts of its text rather than as a set
 * of all words, which takes twenty times as long to make.
 * @param readText the words, one a line. Those with the same beginning should follow each other.
 */
export function wordList(readText: () => string): (word: string) => boolean {
  /** Each with a line end before and after every word. */
  let parts: ReadonlyMap<string, string> | undefined
  return (word) => {
    parts ??= partsOf(`\n${readText().trim()}\n`)
    return parts.get(word.slice(0, letters))?.includes(`\n${word}\n`) ?? false
  }
}

function partsOf(text: string): Map<string, string> {
  const found = new Map<string, string>()
  let [key, start] = ['', 0]
  for (let at = 0; at >= 0; at = text.indexOf('\n', at + 1)) {
    const next = text.slice(at + 1, at + 1 + letters).trim()
    if (next === key) continue
    found.set(key, (found.get(key) ?? '') + text.slice(start, at + 1))
    ;[key, start] = [next, at]
  }
  return found
}

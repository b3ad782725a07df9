/** Counts the names that a text mentions, by name. */
export type MentionCounter = (text: string) => Map<string, number>

const capitalised = /\p{Lu}[\p{L}\p{N}]*/gu

/**
 * Finds proper names in texts in one pass over the capitalised words, however many names there are. Of several names that
 * begin at a word, the longest counts. A name next to another capitalised word is part of a longer name, such as the Sandy
 * River, unless that word only begins the sentence.
 */
export function mentionCounter(names: Iterable<string>): MentionCounter {
  const byFirst = new Map<string, string[]>()
  for (const name of new Set(names)) {
    const first = name.match(capitalised)?.[0]
    // A name in a script without capital letters is not counted.
    if (first === undefined || !name.startsWith(first)) continue
    byFirst.set(
      first,
      [...(byFirst.get(first) ?? []), name].sort((a, b) => b.length - a.length),
    )
  }
  return (text) => {
    // A line may end within a name.
    const line = text.replace(/\s+/g, ' ')
    const counts = new Map<string, number>()
    let before = { start: 0, end: -1 }
    let done = 0
    for (const { 0: word, index } of line.matchAll(capitalised)) {
      const previous = before
      before = { start: index, end: index + word.length }
      if (index < done) continue
      const name = byFirst.get(word)?.find((each) => line.startsWith(each, index) && isEnd(line, index + each.length))
      if (name === undefined) continue
      done = index + name.length
      const follows = previous.end === index - 1 && line[index - 1] === ' ' && !isSentenceStart(line, previous.start)
      if (!follows && !/^ \p{Lu}/u.test(line.slice(done, done + 3))) counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    return counts
  }
}

const isEnd = (text: string, at: number) => !/^[\p{L}\p{N}]/u.test(text.slice(at, at + 2))

/** A word that is capitalised because a sentence begins with it, such as `In`. */
const isSentenceStart = (text: string, at: number) =>
  at === 0 || /[.!?:;]["”’)]? $/.test(text.slice(Math.max(0, at - 3), at))

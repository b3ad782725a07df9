// Words that a slip of the keyboard makes of another word.

/** The words that have one more letter within, or two letters exchanged. */
export function* ofShort(word: string): Generator<string> {
  for (let at = 1; at < word.length; at++) {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    if (after !== '') yield before + after.charAt(0) + letter + after.slice(1)
    for (const other of alphabet) yield before + other + letter + after
  }
}

const alphabet = [...'abcdefghijklmnopqrstuvwxyz']

/** The words that differ from one by two swapped letters, or by a letter more, less or other; not by an "s" at the end. */
export function* changed(word: string): Generator<string> {
  for (let at = 0; at < word.length; at++) {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    if (after !== '') yield before + after.charAt(0) + letter + after.slice(1)
    if (after !== '' || letter !== 's') yield before + after
    for (const other of alphabet) {
      if (other !== letter) yield before + other + after
      yield before + other + letter + after
    }
  }
  for (const letter of alphabet) if (letter !== 's') yield word + letter
}

/**
 * A function for those of some other words that `changed` makes of a word, in its order. Such words have a form without one letter
 * in common with it. To compare these forms takes a fraction of the time of all changes.
 */
export function nearTo(words: readonly string[]): (word: string) => string[] {
  const byForm = new Map<string, string[]>()
  for (const word of words)
    for (const form of formsOf(word)) {
      const others = byForm.get(form)
      if (others) others.push(word)
      else byForm.set(form, [word])
    }
  return (word) => {
    const near = new Set<string>()
    for (const form of formsOf(word))
      for (const other of byForm.get(form) ?? []) if (isChange(word, other)) near.add(other)
    return near.size < 2 ? [...near] : [...new Set(changed(word))].filter((each) => near.has(each))
  }
}

/** A word, and the word without each of its letters. */
const formsOf = (word: string): string[] => [
  word,
  ...Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1)),
]

/** Whether `changed` makes one word of another. */
function isChange(word: string, other: string): boolean {
  let at = 0
  while (at < word.length && word[at] === other[at]) at++
  if (word.length > other.length) return word.slice(at + 1) === other.slice(at) && !isOnlyPlural(word, other)
  if (word.length < other.length) return word.slice(at) === other.slice(at + 1) && !isOnlyPlural(other, word)
  const [rest, otherRest] = [word.slice(at + 1), other.slice(at + 1)]
  return (
    word !== other &&
    (rest === otherRest ||
      (word[at] === other[at + 1] && word[at + 1] === other[at] && rest.slice(1) === otherRest.slice(1)))
  )
}

const isOnlyPlural = (long: string, short: string) => long === `${short}s` && !short.endsWith('s')

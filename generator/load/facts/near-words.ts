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
 * Whether `changed` may make one of some words of a word. If it does, the two have a form without one letter in common. To
 * compare such forms takes a hundredth of the time of all changes.
 */
export function nearTo(words: readonly string[]): (word: string) => boolean {
  const forms = new Set(words.flatMap((word) => [word, ...formsOf(word)]))
  return (word) =>
    forms.has(word) || formsOf(word).some((form) => forms.has(form)) || forms.has(word.slice(0, -2) + exchanged(word))
}

const exchanged = (word: string) => word.charAt(word.length - 1) + word.charAt(word.length - 2)

/** A word without each of its letters. An "s" at the end may be another letter, and is not one more. */
function formsOf(word: string): string[] {
  const last = word.length - 1
  const forms = Array.from({ length: last }, (_, at) => word.slice(0, at) + word.slice(at + 1))
  const stem = word.slice(0, last)
  return [...forms, `${stem}?`, ...(word.endsWith('s') ? [] : [stem])]
}

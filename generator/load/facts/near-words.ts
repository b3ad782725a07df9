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

import { hashWords } from './words.ts'

/** Finds names in the words of a text, in any case. Of several names that begin at a word, the longest counts. */
export type NameFinder = (words: Int32Array) => readonly string[]

const none: readonly string[] = []

type Name = { words: Int32Array; name: string }

/** Names that begin with one word: that word alone, and longer ones by their second word, the longest first. */
type Beginning = { alone?: Name; longer: Map<number, Name[]> }

/** One or two lookups for each word, however many names there are: most words begin no name, and many names may begin with `San`. */
export function nameFinder(names: Iterable<string>): NameFinder {
  const byFirst = new Map<number, Beginning>()
  for (const name of new Set(names)) {
    const words = hashWords(name)
    const [first, second] = words
    if (first === undefined) continue
    const known = byFirst.get(first) ?? { longer: new Map<number, Name[]>() }
    byFirst.set(first, known)
    if (second === undefined) {
      known.alone ??= { words, name }
      continue
    }
    const list = known.longer.get(second)
    if (list) list.push({ words, name })
    else known.longer.set(second, [{ words, name }])
  }
  for (const { longer } of byFirst.values())
    for (const list of longer.values()) list.sort((a, b) => b.words.length - a.words.length)
  return (words) => {
    let found: Set<string> | undefined
    for (let index = 0; index < words.length; index++) {
      const known = byFirst.get(words[index] ?? 0)
      if (!known) continue
      const second = words[index + 1]
      const longer = second === undefined ? undefined : known.longer.get(second)
      const match = longer?.find((each) => isAt(words, index, each.words)) ?? known.alone
      if (!match) continue
      found ??= new Set()
      found.add(match.name)
      index += match.words.length - 1
    }
    return found ? [...found] : none
  }
}

function isAt(words: Int32Array, index: number, name: Int32Array): boolean {
  if (index + name.length > words.length) return false
  for (let place = 0; place < name.length; place++) if (words[index + place] !== name[place]) return false
  return true
}

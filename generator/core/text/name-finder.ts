import { hashWords } from './words.ts'

/** Finds names in the words of a text, in any case. Of several names that begin at a word, the longest counts. */
export type NameFinder = (words: Int32Array) => readonly string[]

const none: readonly string[] = []

/** One lookup for each word, however many names there are: most words begin no name. */
export function nameFinder(names: Iterable<string>): NameFinder {
  const byFirst = new Map<number, { words: Int32Array; name: string }[]>()
  for (const name of new Set(names)) {
    const words = hashWords(name)
    const [first] = words
    if (first === undefined) continue
    const known = byFirst.get(first)
    if (known) known.push({ words, name })
    else byFirst.set(first, [{ words, name }])
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length)
  return (words) => {
    let found: Set<string> | undefined
    for (let index = 0; index < words.length; index++) {
      const match = byFirst.get(words[index] ?? 0)?.find((each) => isAt(words, index, each.words))
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

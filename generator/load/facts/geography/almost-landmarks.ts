import { matchesOf } from '../texts.ts'

/** Words of a name that another one has with a further word: shorter ones are also parts of other names. */
const fewestWords = 3
const longName = /(?<![\p{L}’])(?:\p{Lu}[\p{L}’.]* ){2,5}\p{Lu}[\p{L}’]+/gu

/** Names of landmarks, and those that belong to the place or county of a text. */
type Known = { names: Iterable<string>; isKnown: (name: string) => boolean; isOwn: (name: string) => boolean }

/**
 * Finds names in a sentence that no landmark has, and the landmark of others that each is without one word: `Lakeside Old Steam
 * Mill` of `Lakeside Steam Mill`. So is `Olympic Sports Park` beside an own landmark that begins with the same word.
 */
export function almostLandmarks(sentence: string, { names, isKnown, isOwn }: Known): [words: string, meant: string][] {
  return matchesOf(sentence, longName).flatMap(([found]): [string, string][] => {
    const words = found.replace(/^The /, '')
    const parts = words.split(' ')
    if (parts.length < fewestWords || isKnown(words)) return []
    const shorter = parts.slice(1, -1).map((_, index) => parts.toSpliced(index + 1, 1).join(' '))
    const whole = parts.length > fewestWords ? shorter.find((each) => isKnown(each) && !isOwn(each)) : undefined
    const meant = whole ?? shortForm(shorter, { names, isKnown, isOwn })
    return meant === undefined ? [] : [[words, meant]]
  })
}

/** The one landmark of others that ends with a name whose first word an own landmark begins with. */
function shortForm(names: readonly string[], known: Known): string | undefined {
  for (const name of names) {
    const first = name.split(' ', 1)[0] ?? ''
    let hasOwn = false
    const others: string[] = []
    for (const each of known.names) {
      if (known.isOwn(each)) hasOwn ||= each.startsWith(`${first} `)
      else if (each.endsWith(` ${name}`)) others.push(each)
    }
    if (hasOwn && others.length === 1) return others[0]
  }
  return undefined
}

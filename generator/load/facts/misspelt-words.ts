import { type Fact, fact } from './fact.ts'
import type { FieldText } from './texts.ts'

/** Two letters of a shorter word are swapped in too many others: `doors` and `odors`. */
const shortestSwapped = 6
/** How often the right word is in the texts of the manifest. */
const fewestUses = 3
/** Characters that are read. A site with more has its texts from a template, and the first ones show its mistakes. */
const mostCharacters = 5_000_000

/** Pairs of words that are both right, in alphabetical order. */
const bothRight = new Set([
  'casual causal',
  'coma comma',
  'desert dessert',
  'holly holy',
  'later latter',
  'loses losses',
  'nuclear unclear',
  'super supper',
])

/** Runs of small letters. The signs before and after one tell whether it is a whole word. */
const run = /[a-z\u00df-\u00ff]{5,}/g

/** A letter or digit, or a sign that continues a word or an address. A table, since every word of a site is looked at. */
const continues = Uint8Array.from({ length: 0x2100 }, (_, code) =>
  Number(/[\p{L}\d’'@/_-]/u.test(String.fromCharCode(code))),
)
const fullStop = 0x2e
const colon = 0x3a

/** Calls `use` with the words of a text in small letters, without parts of addresses, names and words with an apostrophe. */
function eachWord(text: string, use: (found: string) => void): void {
  const isPart = (at: number) => continues[text.charCodeAt(at)] === 1
  for (let match = run.exec(text); match; match = run.exec(text)) {
    const [start, end] = [match.index, run.lastIndex]
    if (isPart(start - 1) || isPart(end) || text.charCodeAt(start - 1) === fullStop) continue
    const next = text.charCodeAt(end)
    // A full stop ends a sentence, or is part of an address.
    if ((next === fullStop || next === colon) && isPart(end + 1)) continue
    use(match[0])
  }
}

/**
 * Finds words that occur once and resemble a word that the manifest often has: two letters are swapped (`bathorom`), or a
 * letter is double that should not be, or the other way around (`allong`). The texts are their own dictionary.
 */
export function checkWords(fields: readonly FieldText[]): Fact[] {
  const uses = new Map<string, number>()
  const first = new Map<string, FieldText>()
  let read = 0
  for (const field of fields) {
    read += field.text.length
    if (read > mostCharacters) break
    eachWord(field.text, (found) => {
      const before = uses.get(found)
      uses.set(found, (before ?? 0) + 1)
      if (before === undefined) first.set(found, field)
    })
  }
  const isUsual = (candidate: string) => (uses.get(candidate) ?? 0) >= fewestUses
  const meantBy = (found: string) => {
    const meant = [...swaps(found), ...doubles(found)].find(isUsual)
    return meant === undefined || bothRight.has([found, meant].sort().join(' ')) ? undefined : meant
  }
  return [...first].flatMap(([found, { record, path }]) => {
    const meant = uses.get(found) === 1 ? meantBy(found) : undefined
    if (meant === undefined) return []
    return [
      fact(
        record,
        path,
        {
          code: 'word-misspelt',
          severity: 'warning',
          what: `"${found}" may be a slip; "${meant}" is in the texts ${uses.get(meant)} times.`,
          fix: `Write "${meant}", if it is what you mean.`,
        },
        found,
      ),
    ]
  })
}

/** The word with each pair of letters swapped. */
function swaps(found: string): string[] {
  const made: string[] = []
  if (found.length < shortestSwapped) return made
  for (let at = 0; at + 1 < found.length; at++)
    if (found.charAt(at) !== found.charAt(at + 1))
      made.push(found.slice(0, at) + found.charAt(at + 1) + found.charAt(at) + found.slice(at + 2))
  return made
}

/** Ends before which a letter may be double or not, and both be right: `hoping` and `hopping`. */
const inflected = new Set(['', 'ed', 'er', 'ers', 'est', 'ing', 'ings', 'y'])

/** The word with a double letter made single, and with each letter made double. */
function doubles(found: string): string[] {
  const made: string[] = []
  for (let at = 0; at < found.length; at++) {
    const letter = found.charAt(at)
    const isDouble = found.charAt(at + 1) === letter
    if (found.charAt(at - 1) === letter || inflected.has(found.slice(at + (isDouble ? 2 : 1)))) continue
    made.push(isDouble ? found.slice(0, at) + found.slice(at + 1) : found.slice(0, at) + letter + found.slice(at))
  }
  return made
}

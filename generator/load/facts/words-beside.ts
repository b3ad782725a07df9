import { isEnglishWord } from '../../core/text/english-words.ts'
import { isCommonWord } from '../../core/text/frequent-words.ts'
import { functionWords } from '../../core/text/function-words.ts'
import { literal } from '../../core/text/literal.ts'
import { oneLine } from '../../core/text/one-line.ts'
import { type Fact, fact } from './fact.ts'
import { nearTo } from './near-words.ts'
import type { FieldText } from './texts.ts'

/** Fewest uses of a word that makes a similar one, used once, a slip of it. */
const fewestUses = 5
/** Fewest letters of the words that are compared, and of those beside them. */
const shortest = 4

/** `leases turn over`: with such a word after it, a verb has another meaning, so what is beside it proves nothing. */
const particle = /^(?:over|up|out|off|down|away|back|around|through|along|together|apart|inside|outside)$/

/** Words before names, two of which may be before the same one. */
const beforeNames = /^(?:fort|port|mount|north|south|east|west|lake|cape|camp|upper|lower|point)$/

type Found = { word: string; field: FieldText }
type Beside = { word: string; meant: string; pair: string; found: Found }

/**
 * Rare words of English that a slip made of another word: used once, they differ by a letter from a word that the texts often have,
 * and that is elsewhere beside the same word: `Gout brushed`, where a text has `grout brushed`.
 * @param once the words, and those with a capital, that all texts together have once.
 * @param usesOf how often a word in small letters is used.
 * @param used all words in small letters.
 */
export function wordsBeside(
  fields: readonly FieldText[],
  once: readonly Found[],
  usesOf: (word: string) => number,
  used: Iterable<string>,
): Fact[] {
  const often = [...used].filter((word) => usesOf(word) >= fewestUses && !functionWords.has(word))
  const nearOf = nearTo(often)
  const likely = once.flatMap((found) => besidesOf(found, usesOf, nearOf))
  if (likely.length === 0) return []
  const pairs = new Set(likely.map(({ pair }) => pair))
  const meant = new Set(likely.map((each) => each.meant))
  const written = new Map<string, string>()
  for (const { text } of fields) {
    let before = ''
    let end = -1
    for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}’'-]*/gu)) {
      const small = word.toLowerCase()
      // Only words of one clause are beside each other.
      if (index === end + 1 && (meant.has(small) || meant.has(before))) {
        const pair = `${before} ${small}`
        if (pairs.has(pair)) written.set(pair, `${text.slice(end - before.length, end)} ${word}`)
      }
      before = small
      end = index + word.length
    }
  }
  const reported = new Set<string>()
  return likely.flatMap(({ word, meant, pair, found: { field } }) => {
    const right = written.get(pair)
    if (right === undefined || reported.has(word)) return []
    reported.add(word)
    return [
      fact(
        field.record,
        field.path,
        {
          code: 'word-misspelt',
          severity: 'warning',
          what: `The text says "${word}", but others have "${right}".`,
          fix: `Write "${meant}", if it is what you mean.`,
        },
        word,
      ),
    ]
  })
}

/** The pairs of words that would prove another word than the one that is written. */
function besidesOf(found: Found, usesOf: (word: string) => number, nearOf: (word: string) => string[]): Beside[] {
  const { word, field } = found
  const small = word.toLowerCase()
  if (small.length < shortest || !/^[a-z]+$/.test(small) || !isEnglishWord(small) || isCommonWord(small)) return []
  // `Alley garages`, of a site with alleys.
  if (usesOf(small) > 1 || usesOf(`${small}s`) > 0) return []
  // `Fort Steilacoom` and `Port Steilacoom` are two.
  if (/^\p{Lu}/u.test(word) && beforeNames.test(small)) return []
  const near = nearOf(small).filter((each) => !isForm(small, each))
  if (near.length === 0) return []
  const around = new RegExp(
    `(?:(\\p{L}[\\p{L}’'-]*) )?(?<![\\p{L}’'-])${literal(word)}(?![\\p{L}’'-])(?: (\\p{L}[\\p{L}’'-]*)(?: (\\p{L}+))?)?`,
    'u',
  )
  const [, before = '', next = '', afterNext = ''] = around.exec(oneLine(field.text)) ?? []
  const after = particle.test(afterNext) ? '' : next
  // `we visit Mary`: a name.
  if (/^\p{Lu}/u.test(word) && /^\p{Ll}/u.test(before)) return []
  return near.flatMap((meant) =>
    [
      [before.toLowerCase(), `${before.toLowerCase()} ${meant}`] as const,
      [after.toLowerCase(), `${meant} ${after.toLowerCase()}`] as const,
    ].flatMap(([beside, pair]) =>
      beside.length >= shortest && !functionWords.has(beside) && !particle.test(beside)
        ? [{ word, meant, pair, found }]
        : [],
    ),
  )
}

/** Whether two words are forms of one: `tile` and `tiled`, `dry` and `dries`. */
const isForm = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return (
    (long.startsWith(short) && /^(?:s|d|r|n|y|e|ed|er|es)$/.test(long.slice(short.length))) ||
    (/[ey]$/.test(one) && one.slice(0, -1) === other.slice(0, -1))
  )
}

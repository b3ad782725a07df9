import { isEnglishWord } from '../../../core/text/english-words.ts'
import { isFrequentWord, isListedWord } from '../../../core/text/frequent-words.ts'

/** Words that people replace by one another in all texts of a site. */
const pairs: readonly (readonly [string, string])[] = [
  ['house', 'home'],
  ['car', 'vehicle'],
  ['man', 'person'],
  ['men', 'people'],
  ['his', 'their'],
  ['him', 'them'],
  ['he', 'they'],
  ['she', 'they'],
  ['cat', 'dog'],
  ['cat', 'pet'],
  ['kid', 'child'],
  ['rug', 'carpet'],
  ['mat', 'rug'],
  ['yard', 'garden'],
  ['town', 'city'],
  ['fall', 'autumn'],
  ['tap', 'faucet'],
  ['lift', 'elevator'],
  ['flat', 'apartment'],
  ['bin', 'trash'],
  ['van', 'truck'],
  ['move', 'relocate'],
  ['moving', 'relocating'],
  ['rate', 'price'],
  ['fee', 'charge'],
  ['cost', 'price'],
  ['job', 'project'],
  ['team', 'crew'],
  ['staff', 'team'],
  ['area', 'region'],
  ['client', 'customer'],
  ['tree', 'plant'],
  ['grass', 'turf'],
  ['lawn', 'yard'],
  ['tile', 'flooring'],
  ['pipe', 'line'],
  ['pest', 'bug'],
  ['rat', 'rodent'],
  ['ass', 'butt'],
  ['our', 'your'],
]
/** Fewest letters of what a replacement wrote: shorter ones are in words of every language. */
const fewestLetters = 3
const replacements = pairs
  .flatMap(([one, other]) => [
    { before: one, after: other },
    { before: other, after: one },
  ])
  .filter(({ after }) => after.length >= fewestLetters)
const anyWritten = new RegExp([...new Set(replacements.map(({ after }) => after))].join('|'))

/** Right words that no list has, though one with the other part is frequent. */
const right =
  /^(?:(?:town|row|motor|patio|lake|beach|villa|guest|farm|garden|tiny|show|vacation|park)homes?|homewares?|homeplace|housemade|city(?:scape|wide)\w*|childproof\w*|\w+persons?|\w+people)$/

/** A word that was spoiled, and what was replaced by what. */
export type Replaced = { meant: string; cause: string }

/** `warehouse` of `warehome`: the word that a careless replacement within words spoiled. */
export function replacedWord(word: string): Replaced | undefined {
  if (!anyWritten.test(word) || right.test(word) || isEnglishWord(word) || isListedWord(word)) return undefined
  for (const { before, after } of replacements) {
    if (!word.includes(after) || word === after) continue
    const meant = word.replaceAll(after, before)
    if (meant !== before && isFrequentWord(meant) && isEnglishWord(meant)) return { meant, cause: `${before} ${after}` }
  }
  return undefined
}

import type { FoundSlip } from './punctuation.ts'
import { pairTimes, type RepeatedWords } from './repeated-words.ts'
import { sentencesOf } from './sentences.ts'

/** A word twice in a row. With a hyphen, the second is another word. */
const twice = /\b(?<![’'-])(\p{L}{2,}|a)\s+\1(?![\p{L}’'-])/giu
/** Words that may be right twice, as in "that that" and "very very", and the parts of names such as Walla Walla. */
const mayBeTwice =
  /^(?:that|had|very|much|many|more|so|no|yes|long|far|really|blah|ha|knock|bye|pom|yo|win|night|out|there|now|well|do|her|who|what|one|two|three|six|nine|hush|chop|wait|please|leaves|\p{Lu}.+)$/u
/** `Kansas City City`: what a replacement leaves of a name. `Park City City Hall` is a name. */
const endOfName = /^(?:City|County|Valley|Heights|Springs|Canyon|Beach|Village|Township|Street|Avenue|Road)$/

/** `Cleaning in Sandy in Sandy`: a name that a template added to a text that had it. */
const nameTwice = /\b((?:in|near|for|of|at) \p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,3}),? \1(?![\p{L}’'-])/u

/** `Odell, Odell and Dee`: an entry that a list has twice in a row. "New York, New York" is one place, "South Orange, Orange" are two. */
const entryTwice =
  /(?<![\p{L}’'-]|\p{Lu}[\p{L}’'.-]* )(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}), (?:and )?\1(?=, (?:and )?\p{Lu}| and (?:\p{Lu}|nearby|the))/u

/** `House Cleaning Cleaning`: a word of a title that by its ending is no name. */
const ofTitle = /^\p{Lu}\p{Ll}{2,}(?:ing|tion|ment|ices?|ers|ance|ness)$/u

export function wordTwice(text: string, repeated: RepeatedWords): FoundSlip | undefined {
  const [name] = nameTwice.exec(text) ?? []
  if (name !== undefined) return { words: name, what: `The text has a name twice: "${name}".` }
  const [entry] = repeated.word && text.includes(', ') ? (entryTwice.exec(text) ?? []) : []
  if (entry !== undefined) return { words: entry, what: `The text has a name twice: "${entry}".` }
  if (!repeated.word) return undefined
  // "A a" may be a name and an article.
  for (const { 0: words, 1: word = '', index } of text.matchAll(twice)) {
    const isEnd = endOfName.test(word) && !/^\s\p{Lu}/u.test(text.slice(index + words.length))
    const last = words.slice(-word.length)
    // `bought in May may see`
    if (words === 'May may') continue
    if (last === 'in' && phrasalVerb.test(text.slice(0, index))) continue
    if (word !== 'A' && (isEnd || (ofTitle.test(last) && !words.includes('\n')) || !mayBeTwice.test(last)))
      return { words, what: `The text has a word twice: "${words}".` }
  }
  return undefined
}

/** `moved in`, before `in 1974`. */
const phrasalVerb =
  /\b(?:mov(?:e|es|ed|ing)|c[ao]mes?|settl(?:e|es|ed|ing)|check(?:s|ed)?|log(?:s|ged)?|sign(?:s|ed)?|brought|went|set|sets|built) $/i

/** Letters of a sentence that is there twice, and of one that follows itself. */
const leastLetters = 20
const leastOfNeighbors = 10

/** White space other than single spaces, in which equal sentences may differ. */
const spaces = /\s\s|[^\S ]/

/** A sentence that a text has twice. */
export function sentenceTwice(text: string): FoundSlip | undefined {
  if (text.length < 2 * leastOfNeighbors) return undefined
  const parts = sentencesOf(text)
  if (parts.length < 2 || (!spaces.test(text) && new Set(parts).size === parts.length)) return undefined
  const counts = new Map<string, number>()
  let last = ''
  for (const part of parts) {
    const isNext = part === last && part.length >= leastOfNeighbors
    last = part
    if (part.length < leastLetters && !isNext) continue
    const sentence = part.replace(/\s+/g, ' ')
    counts.set(sentence, (counts.get(sentence) ?? Number(isNext && part.length < leastLetters)) + 1)
  }
  // More often is filling, which other rules find.
  const [twice] = [...counts].find(([, count]) => count === 2) ?? []
  if (twice === undefined) return undefined
  return { words: twice.split(' ', 4).join(' '), what: `The text has a sentence twice: "${twice}"` }
}

/** `What You Get What You Get`: a text of several words that was pasted twice. */
export function textTwice(text: string): FoundSlip | undefined {
  const half = (text.length - 1) / 2
  if (half < shortestTwice || !Number.isInteger(half) || text[half] !== ' ' || !text.endsWith(text.slice(0, half)))
    return undefined
  const words = text.slice(0, half)
  // Other checks find sentences.
  return words.includes(' ') && !/[.!?]/.test(words)
    ? { words, what: `The text has the words "${words}" twice.` }
    : undefined
}

/** Characters of a text below which it may be twice on purpose. */
const shortestTwice = 8

/** A phrase of two words that occurs this often within so many characters is written for search engines. */
const stuffing = { characters: 160, times: pairTimes }

/** Words that phrases of any text have: `the right`, `per square foot`, `less than`, `days for`. */
const linking =
  /(?<!\p{L})(?:the|and|for|per|than|with|from|that|this|these|are|was|were|will|can|may|our|your|their|its|not|all|any|each|between|into|you|has|have|before|after|until|within|over|under|about|when|then|square|linear)(?!\p{L})/u

/** What somebody says may repeat words for fun. Other words keep their places. */
const withoutQuotations = (text: string) =>
  text.replace(/[“"«][^“”"«»]{1,200}[”"»]/g, (quotation) => ' '.repeat(quotation.length))

/** `Drain repair Salem. Best drain repair Salem. Cheap drain repair Salem OR.` */
export function keywordsRepeated(text: string, repeated: RepeatedWords): FoundSlip | undefined {
  if (!repeated.pair) return undefined
  const words = [
    ...withoutQuotations(withoutTargets(text))
      .toLowerCase()
      .matchAll(/\p{L}{3,}/gu),
  ]
  if (words.length < 2 * stuffing.times) return undefined
  // Sentences that are there twice have another cause.
  const sentences = sentencesOf(text)
  if (new Set(sentences).size < sentences.length) return undefined
  const starts = new Map<string, number[]>()
  for (let at = 0; at + 1 < words.length; at++) {
    const [first, second] = [words[at], words[at + 1]]
    if (!first || !second || second.index - first.index > first[0].length + 1) continue
    const phrase = `${first[0]} ${second[0]}`
    const found = starts.get(phrase)
    if (found) found.push(first.index)
    else starts.set(phrase, [first.index])
  }
  for (const [phrase, found] of starts) {
    if (linking.test(phrase)) continue
    for (let at = 0; at + stuffing.times <= found.length; at++) {
      const [start = 0, end = 0] = [found[at], found[at + stuffing.times - 1]]
      if (end - start > stuffing.characters) continue
      const written = text.slice(start, start + phrase.length)
      return {
        words: written,
        what: `The text has "${written}" ${stuffing.times} times within ${end - start} characters.`,
      }
    }
  }
  return undefined
}

/** Targets of links, addresses, attributes of elements, and the first cells of the rows of a table. */
const targets =
  /(?<=\]\()[^()\s]*|^\[[^\]\n]+\]: ?\S+|https?:\/\/[^\s)>\]]+|\b(?:href|src|alt|title|class|id)="[^"\n]*"|^[^\S\n]*\|[^|\n]*(?=\|)/gim

/** A text with spaces for what no visitor reads in a sentence: the slugs of links, and the labels of rows, which may be similar. */
const withoutTargets = (text: string): string =>
  /\]\(|\]:|:\/\/|="|\|/.test(text) ? text.replace(targets, (words) => ' '.repeat(words.length)) : text

/** Fewest entries of a list of keywords, most words of each, and fewest letters of the word that all have. */
const keywords = { entries: 4, words: 5, letters: 4 }
const advertising = /\b(?:best|cheap\w*|affordable|top|near me|services?|compan(?:y|ies)|experts?|pros?)\b/i

/** `Drain Services, Drain Company, Best Drain Repair, Drain Pros Salem`: entries that all have one word, and no sentence. */
export function keywordEntries(text: string): FoundSlip | undefined {
  if (/[.!?]\s|\b(?:and|or)\b|&/i.test(text) || !advertising.test(text)) return undefined
  const entries = text.split(/\s*[,|;•·]\s*/)
  if (entries.length < keywords.entries) return undefined
  const words = entries.map((entry): string[] => entry.toLowerCase().match(/\p{L}+/gu) ?? [])
  const [first = [], ...others] = words
  // `Roof services, door services`: services in a row have only that word in common.
  const shared = first.find(
    (word) =>
      word.length >= keywords.letters && !advertising.test(word) && others.every((entry) => entry.includes(word)),
  )
  if (shared === undefined || words.some((entry) => entry.length > keywords.words)) return undefined
  return {
    words: text,
    what: `The text is a list of keywords: each of its ${entries.length} entries has the word "${shared}".`,
  }
}

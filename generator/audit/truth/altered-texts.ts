import type { Manifest } from '#manifest/schema.ts'
import { wholeNumber } from '../../core/text/number-words.ts'
import { negationsIn } from '../text/contradicts.ts'
import { shortestPassage, type TextOwner, textOwners } from './text-owners.ts'

/** What the manifest has for a text block. */
export type Written = {
  /** The records that alone have this text word for word, or one of its sentences. */
  owners: readonly TextOwner[]
  /** The text of the manifest from which the block differs in one passage. */
  altered: AlteredText | undefined
}

export type AlteredText = {
  /** The words that differ, as the page and as the manifest have them. Empty for words that were added or removed. */
  found: string
  wanted: string
  /** The whole text of the manifest. */
  original: string
}

/** Words below which a text is a label, and characters of both ends by which texts are looked up. */
const fewestWords = 6
const endLength = 16
/** Characters below which a text is a label. Both ends of a short text overlap. */
const shortestText = 24

/** The build puts names into headings and labels, which then resemble others. */
const sentence = /.{32}[.!?:]["”’)]?$/s

/** The most texts with one end. More of them come from a template, and comparing all of them takes too long. */
const mostWithOneEnd = 20

/**
 * The most words that may differ, and the least share of a text that may not: of both of its ends together or of a beginning of
 * several words, or of one end.
 */
const mostChanged = 40
const mostAdded = 80
const leastSame = 0.6
const leastOfOneEnd = 0.75
/** The same of a text that begins with eight words of the original or more. */
const leastOfBeginning = 0.45
/** The same of a text of which a whole sentence is left, or that lost its "not". */
const leastOfSentences = 0.45

/** Words of the beginning of a text without the rest. An excerpt ends with a sign. */
const fewestBeforeCut = 8
const ended = /[^\p{L}\p{N}]$/u

/**
 * Finds the text of the manifest that a text block is, or was before somebody edited the page. Such a text still begins or
 * ends in the same way: two lookups for each block, however many texts there are.
 */
export function writtenReader(manifest: Manifest): (text: string) => Written | undefined {
  const { byText, ofSentences } = textOwners(manifest)
  const byPattern = new Map<string, string | undefined>()
  const names = new Set(manifest.cities.map(({ name }) => name))
  const byEnd = new Map<string, string[]>()
  for (const text of byText.keys()) {
    if (!sentence.test(text)) {
      const pattern = text.length > longestLabel ? undefined : patternOf(text)
      if (pattern !== undefined) byPattern.set(pattern, byPattern.has(pattern) ? undefined : text)
      continue
    }
    for (const end of endsOf(text)) {
      const known = byEnd.get(end)
      if (known && known.length < mostWithOneEnd) known.push(text)
      else if (!known) byEnd.set(end, [text])
    }
  }
  return (text) => {
    if (text.length < shortestText) return undefined
    if (byText.has(text)) {
      const owner = byText.get(text)
      const isEnough = owner?.city !== undefined || text.length >= shortestPassage
      return owner && isEnough ? { owners: [owner], altered: undefined } : undefined
    }
    const owners = ofSentences(text)
    const [start, end] = endsOf(text)
    let first: AlteredText | undefined
    const ofOriginals = new Set<TextOwner | undefined>()
    for (const original of [...(byEnd.get(start) ?? []), ...(byEnd.get(end) ?? [])]) {
      const altered = difference(text, original)
      // An item of a list has the name of its record before its text.
      if (altered?.wanted === '' && (byText.has(altered.found) || names.has(altered.found))) return undefined
      if (altered) ofOriginals.add(byText.get(original))
      first ??= altered
    }
    if (first) {
      // Of several originals, any may be the right one.
      const [owner] = ofOriginals.size === 1 && owners.length === 0 ? ofOriginals : []
      return { owners: owner && text.length >= shortestPassage ? [owner] : owners, altered: first }
    }
    const label = text.length > longestLabel ? undefined : byPattern.get(patternOf(text) ?? '')
    const altered = label === undefined ? undefined : difference(text, label)
    return altered || owners.length > 0 ? { owners, altered } : undefined
  }
}

/** Characters of the longest heading. */
const longestLabel = 120

/** A heading without its numbers; undefined if it has none, or hardly anything else. */
function patternOf(text: string): string | undefined {
  const pattern = text.replace(anyNumber, '#')
  return pattern === text || pattern.replace(/[^\p{L}]/gu, '').length < fewestLetters ? undefined : pattern
}

const fewestLetters = 15
const anyNumber = new RegExp(`(?<![\\p{L}\\d])${wholeNumber}(?![\\p{L}\\d])`, 'giu')

const endsOf = (text: string) => [`${text.slice(0, endLength)}…`, `…${text.slice(-endLength)}`] as const

/** The passage in which two texts differ, if the rest of them is the same. */
function difference(text: string, original: string): AlteredText | undefined {
  const [found, wanted] = [text.split(' '), original.split(' ')]
  const shorter = Math.min(found.length, wanted.length)
  // After words that were put before it, the first word of a sentence has a small letter.
  const isSame = (one = '', other = '') => one === other || one.toLowerCase() === other.toLowerCase()
  if (wanted.length < fewestWords || withoutSpace(text) === withoutSpace(original)) return undefined
  let before = 0
  while (before < shorter && found[before] === wanted[before]) before++
  let after = 0
  while (after < shorter - before && isSame(found.at(-1 - after), wanted.at(-1 - after))) after++
  const changed = Math.max(found.length, wanted.length) - before - after
  // Of added sentences, any number of words.
  const isAdded = before + after === wanted.length && changed <= mostAdded
  const isBroken = before === found.length - 1 && (wanted[before] ?? '').startsWith(found[before] ?? '')
  const isCut = (before === found.length || isBroken) && before >= fewestBeforeCut && !ended.test(text)
  // Another text about the same thing may end in the same way: `We answer within 2 hours.`
  // A page that lacks the last sentence may be older than it.
  const hasSentence = before + after < found.length && keepsSentence(wanted, before, after)
  const isBegun = before >= fewestWords && before < found.length
  const isOneEnd = before === 0 || (after === 0 && !isBegun)
  const isReversed = !isOneEnd && after > 0 && negationsIn(text) !== negationsIn(original)
  const leastOfEnds = isBegun && before >= fewestBeforeCut ? leastOfBeginning : leastSame
  const least = hasSentence || isReversed ? leastOfSentences : isOneEnd ? leastOfOneEnd : leastOfEnds
  if (!isCut && ((changed > mostChanged && !isAdded) || before + after < least * wanted.length)) return undefined
  const passage = (words: readonly string[]) => words.slice(before, words.length - after).join(' ')
  return { found: passage(found), wanted: passage(wanted), original }
}

/** Whether the beginning or the end of a text, of so many words, has a whole sentence of it. */
function keepsSentence(words: readonly string[], before: number, after: number): boolean {
  const ends = (from: number, to: number) =>
    words.slice(Math.max(0, from), to).some((word) => /[.!?]["”’)]?$/.test(word))
  return ends(fewestWords - 1, before) || ends(words.length - after - 1, words.length - fewestWords)
}

/** A link before a comma has a space after it where its text is collected. */
const withoutSpace = (text: string) => text.replaceAll(' ', '')

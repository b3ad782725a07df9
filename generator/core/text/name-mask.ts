import type { Manifest } from '#manifest/schema.ts'
import { countyName, withRegion } from '#src/place.ts'
import { hashText } from '#src/text-hash.ts'
import { groupBy } from '../group-by.ts'
import { hashWords, wordsOf, writtenWordsOf } from './words.ts'

/** Names in which pages of one type differ even if everything else is the same, by type of name. */
export type MaskedNames = Record<'place' | 'county' | 'zip' | 'service', readonly string[]>

/** Replaces every name in a text with its type, such as `{place}`. Where several names match, the longest wins. */
export type NameMask = {
  /** The words of a text in lower case, joined by spaces: `{service} in {place}`. For short texts. */
  maskText: (text: string) => string
  /** The same with the words as written: `{service} In {place}` for `Deep Cleaning In Heber`. */
  maskWritten: (text: string) => string
  /** The same of words as `hashWords` returns them. For long texts: no string is created. */
  maskWords: (words: Int32Array) => MaskedWords
}

/** A text as hashes of words, with its names and without them. */
export type MaskedWords = {
  /** For each word of the text, 1 if it is part of a name. */
  isNamed: Uint8Array
  /** The words; each name is one word, the hash of its type, such as `{place}`. */
  words: Int32Array
  /** For each of `words`, 1 if it replaces a name. */
  replacesName: Uint8Array
}

/** The names of a site that the mask replaces. */
export function maskedNames({ cities, counties, services }: Manifest): MaskedNames {
  return {
    place: [...cities.map(({ name }) => name), ...labelsOfNamesakes({ cities, counties })],
    county: counties.flatMap((county) => [county.name, countyName(county)]),
    zip: cities.flatMap(({ postalCodes }) => postalCodes),
    service: services.map(({ name }) => name),
  }
}

/** `Anthony, TX` and `Anthony (El Paso County)`, where the site has another Anthony. */
function labelsOfNamesakes({ cities, counties }: Pick<Manifest, 'cities' | 'counties'>): string[] {
  const countyOf = new Map(counties.map((county) => [county.key, county]))
  const towns = cities.filter(({ aliasOf }) => aliasOf === undefined)
  return [...groupBy(towns, ({ name }) => name).values()].flatMap((same) =>
    same.length < 2
      ? []
      : same.flatMap(({ name, county: key }) => {
          const county = countyOf.get(key)
          const inCounty = county ? [`${name}, ${countyName(county)}`, `${name} (${countyName(county)})`] : []
          return [withRegion(name, county), ...inCounty.map((each) => withRegion(each, county))]
        }),
  )
}

/** A mask for the names of a site. A name of two types has the type that comes first. */
export function createNameMask(names: MaskedNames): NameMask {
  const start: Step = { next: new Map(), length: 0 }
  for (const [type, list] of Object.entries(names)) {
    const word = { text: `{${type}}`, hash: hashText(`{${type}}`) | 0 }
    for (const name of list) addName(start, hashWords(name), word)
  }
  return {
    maskText: (text) => maskText(wordsOf(text), start),
    maskWritten: (text) => maskText(writtenWordsOf(text), start),
    maskWords: (words) => maskWords(words, start),
  }
}

/** A node of a trie: names by the hashes of their words. `word` replaces the name that ends here. */
type Step = { next: Map<number, Step>; word?: { text: string; hash: number }; length: number }

function addName(start: Step, words: Int32Array, replacement: NonNullable<Step['word']>): void {
  let step = start
  for (const word of words) {
    let next = step.next.get(word)
    if (!next) {
      next = { next: new Map(), length: step.length + 1 }
      step.next.set(word, next)
    }
    step = next
  }
  if (step !== start) step.word ??= replacement
}

function maskText(words: readonly string[], start: Step): string {
  const hashes = hashWords(words.join(' '))
  const masked: string[] = []
  for (let index = 0; index < words.length; ) {
    const found = longestName(hashes, index, start)
    masked.push(found?.word?.text ?? words[index] ?? '')
    index += found?.length ?? 1
  }
  return masked.join(' ')
}

function maskWords(words: Int32Array, start: Step): MaskedWords {
  const isNamed = new Uint8Array(words.length)
  const masked = new Int32Array(words.length)
  const replacesName = new Uint8Array(words.length)
  let count = 0
  for (let index = 0; index < words.length; ) {
    const found = longestName(words, index, start)
    masked[count] = found?.word?.hash ?? words[index] ?? 0
    if (found) {
      replacesName[count] = 1
      isNamed.fill(1, index, index + found.length)
    }
    count++
    index += found?.length ?? 1
  }
  return { isNamed, words: masked.subarray(0, count), replacesName: replacesName.subarray(0, count) }
}

function longestName(words: Int32Array, from: number, start: Step): Step | undefined {
  let found: Step | undefined
  let step: Step | undefined = start
  for (let index = from; index < words.length; index++) {
    step = step.next.get(words[index] ?? 0)
    if (!step) break
    if (step.word !== undefined) found = step
  }
  return found
}

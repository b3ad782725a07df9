import type { Manifest } from '#manifest/schema.ts'
import { isOneSlip } from '../../core/suggest.ts'
import { isEnglishWord } from '../../core/text/english-words.ts'
import type { Known } from './known-names.ts'
import { textsIn } from './written-texts.ts'

/** The name of a place with one wrong letter, or with two exchanged letters. */
export type MisspeltPlace = { found: string; wanted: string }

/** Letters of the shortest name that is compared. Shorter names are near to many words. */
const fewestLetters = 5

/** A word with a capital letter. */
const capital = /(?<![\p{L}\d’'@/_.-])\p{Lu}[\p{L}'’-]+/gu

/** A word, with what belongs to a name: `St.`, `O'Fallon`. */
const word = /[\p{L}\d'’.-]*[\p{L}\d]/gu

/**
 * Finds a misspelt name of a place in a text: a word that is neither in the manifest nor English, or several words of which
 * one is in the name. The texts of a built page are those of the manifest, so few words are compared.
 */
export function misspeltPlaceReader(
  manifest: Manifest,
  { cityNames, countyNames, regionNames }: Known,
): (text: string) => MisspeltPlace | undefined {
  const isEnglish = manifest.site.language.startsWith('en')
  const single: string[] = []
  /** Names of several words, by each of them. */
  const byWord = new Map<string, string[]>()
  const lengths = new Set<number>()
  for (const name of [...cityNames, ...regionNames, ...countyNames]) {
    const words = wordsOf(name)
    if (words.length > 1) lengths.add(words.length)
    else if (name.length >= fewestLetters) single.push(name)
    for (const each of words.length > 1 ? words : []) byWord.set(each, [...(byWord.get(each) ?? []), name])
  }
  const manifestText = lazy(() => textsIn(manifest).join('\n'))
  const manifestWords = lazy(
    () =>
      new Set(
        manifestText()
          .toLowerCase()
          .match(/\p{L}+/gu),
      ),
  )
  const isKnownWord = (small: string) =>
    small.match(/\p{L}+/gu)?.every((part) => manifestWords().has(part)) || (isEnglish && isEnglishWord(small))
  const slipFor = (written: string, names: readonly string[]): MisspeltPlace | undefined => {
    const wanted = names.find((name) => isOneSlip(written, name) && `${name}s` !== written)
    return wanted === undefined || cityNames.has(written) || countyNames.has(written)
      ? undefined
      : { found: written, wanted }
  }
  return (text) => {
    for (const { 0: odd, index } of text.matchAll(capital)) {
      const bare = odd.replace(/['’]s$/, '')
      const found = isKnownWord(bare.toLowerCase()) ? undefined : slipFor(bare, single)
      if (found) return found
      if (byWord.has(bare)) continue
      for (const run of runsAround(text, index, lengths)) {
        const several = slipFor(
          run,
          wordsOf(run).flatMap((each) => byWord.get(each) ?? []),
        )
        if (several && !manifestText().includes(several.found)) return several
      }
    }
    return undefined
  }
}

const wordsOf = (text: string): string[] => text.match(word) ?? []

/** The runs of some numbers of words that contain the word at a position. */
function* runsAround(text: string, at: number, lengths: ReadonlySet<number>): Generator<string> {
  if (lengths.size === 0) return
  const words = [...text.matchAll(word)]
  const number = words.findIndex(({ 0: each, index }) => at >= index && at < index + each.length)
  for (const length of lengths)
    for (let first = Math.max(0, number - length + 1); first <= number; first++) {
      const last = words[first + length - 1]
      const start = words[first]?.index
      if (last && start !== undefined) yield text.slice(start, last.index + last[0].length).replace(/['’]s$/, '')
    }
}

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

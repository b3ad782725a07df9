import { isEnglishWord } from '../../../core/text/english-words.ts'
import { isFrequentWord } from '../../../core/text/frequent-words.ts'
import { beginsWith } from '../../../core/text/short-name.ts'
import type { Located, Records } from '../../records.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { isForeignSpelling } from '../languages/foreign-spelling.ts'
import { daysIn, pairWordsOf } from '../languages/pair-words.ts'
import { beginningOf, type FieldText, matchesOf, textsIn, textsOf } from '../texts.ts'

/** Fewer words in small letters may be the same in two languages: a name, an address, `Total: 5 km`. */
const fewestWords = 3
/** In a heading, most words begin with a capital. */
const fewestSmall = 2
/** A text with so many words is an error, as on the page: the audit recognizes a language by so many words. */
const surelyForeign = 12

/** Texts of a translation that are those of the original, word for word. */
export function checkUntranslated({ records }: FactSources): Fact[] {
  const [first] = records.languages
  if (!first || primaryOf(first.tag) === primaryOf(records.language.tag)) return []
  const translated: Located<unknown>[] = [
    ...Object.values(records.documents).filter((document) => document !== undefined),
    ...Object.values(records.folders).flat(),
    ...records.cities,
  ]
  const small = pairWordsOf(first.tag)?.small
  const isLabel = labelFinder(records, first.tag)
  return translated.flatMap((record) => {
    const same = sameTexts(record, small, isLabel)
    const [found] = same
    if (!found) return partlyTranslated(record)
    const example = `"${found.text.slice(0, 60)}${found.text.length > 60 ? '…' : ''}"`
    const what =
      same.length === 1
        ? `The text ${example} is not translated: the original has the same in ${first.tag}.`
        : `${same.length} texts are not translated, such as ${example}: the original has the same in ${first.tag}.`
    const fix = `Write ${same.length === 1 ? 'it' : 'them'} in ${records.language.tag}.`
    const words = beginningOf(found.text)
    const severity = same.some(({ text }) => text.split(/\s+/).length >= surelyForeign) ? 'error' : 'warning'
    return [fact(record, found.path, { code: 'text-in-another-language', severity, what, fix }, words)]
  })
}

/** The texts of a translation, which has a line for each, that are the same in the original. */
function sameTexts(
  record: Located<unknown>,
  small: RegExp | undefined,
  isLabel: (field: FieldText) => boolean,
): FieldText[] {
  if (record.original === undefined) return []
  const originals = new Map(textsIn(record, record.original).map(({ path, text }) => [path.join('.'), text]))
  return textsOf(record).filter(
    (field) =>
      originals.get(field.path.join('.')) === field.text &&
      (isSentence(field.text, small) || isLabel(field)) &&
      record.locate(field.path).file === record.file.shown,
  )
}

const isSentence = (text: string, small: RegExp | undefined): boolean =>
  (text.match(/(?<!\S)\p{Ll}{2,}[,.;:!?]?(?!\S)/gu)?.length ?? 0) >= fewestWords ||
  (small !== undefined && matchesOf(text, small).length >= fewestSmall)

/** Fields with names of services and pages, and with what buttons and fields of a form say. */
const labelled = new Set(['name', 'label', 'heading', 'title', 'topic'])

/** Fields whose text is never a name, even if it is one word. */
const common = new Set(['label', 'unit', 'heading', 'taskHeading', 'addOnsHeading', 'standard', 'addon', 'none'])
const longWord = 3

/** Finds names and labels in English words. Those of places and persons are the same in all languages. */
function labelFinder({ cities, folders, documents, language }: Records, tag: string): (field: FieldText) => boolean {
  if (primaryOf(tag) !== 'en') return () => false
  const places = [...cities, ...folders.counties].map(({ value }) => value.name)
  // A service or page whose own name is not translated is reported there.
  const pages = [...folders.services, ...folders.categories, ...folders.pages].flatMap(({ value }) => value.name ?? [])
  const days = daysIn(tag)
  const isLongEnglish = (word: string) =>
    word.length >= longWord && (isEnglishWord(word.toLowerCase()) || days.includes(word.toLowerCase()))
  return ({ record, path, text }) => {
    const words = text.match(/[\p{L}’']+/gu) ?? []
    const [only = ''] = words
    // The name of a file is the same in all languages.
    if (words.length > 1 && !/\s/.test(text)) return false
    if (record === documents.testimonials || places.some((name) => text.includes(name) || beginsWith(name, text)))
      return false
    if (path.at(-1) === 'label' && pages.some((name) => beginsWith(name, text))) return false
    if (words.length === 1)
      return (
        (common.has(String(path.at(-1))) || path.at(-2) === 'options') &&
        // An English unit of time or measure is reported with the price.
        !(path[0] === 'price' && pairWordsOf(tag)?.units.has(only)) &&
        isForeignSpelling(only.toLowerCase(), language.tag) &&
        isFrequentWord(only.toLowerCase())
      )
    return (
      labelled.has(String(path.at(-1))) &&
      words.filter(isLongEnglish).length >= 2 &&
      words.every((word) => isLongEnglish(word) || linking.has(word.toLowerCase()))
    )
  }
}

/** Short English words within a heading: `Blue on Friday`. */
const linking = new Set('a an as at by for if in is it of on or to up us we'.split(' '))

/** If translation and original share so many words in small letters, that part is not translated. */
const fewestInCommon = 5

/** A text of which the end or the beginning was left in the first language. */
function partlyTranslated(record: Located<unknown>): Fact[] {
  if (record.original === undefined) return []
  const originals = new Map(textsIn(record, record.original).map(({ path, text }) => [path.join('.'), text]))
  return textsOf(record).flatMap(({ path, text }) => {
    const original = originals.get(path.join('.'))
    if (original === undefined || original === text || record.locate(path).file !== record.file.shown) return []
    const words = inCommon(text, original)
    if (words === undefined) return []
    const what = `The text is translated in part: its original has "${words}", too.`
    return [
      fact(record, path, { code: 'text-in-another-language', what, fix: 'Translate the rest of the text.' }, words),
    ]
  })
}

/** The first words in small letters, without figures and signs between them, that two texts have in common. */
function inCommon(text: string, original: string): string | undefined {
  const known = new Set(runsOf(original))
  return runsOf(text).find((run) => known.has(run))
}

const runsOf = (text: string): string[] =>
  matchesOf(text, /\p{Ll}+(?:\s+\p{Ll}+)*(?![\p{L}'’])/gu).flatMap(([stretch]) => {
    const words = stretch.split(/\s+/)
    return words.slice(fewestInCommon - 1).map((_, at) => words.slice(at, at + fewestInCommon).join(' '))
  })

const primaryOf = (tag: string) => tag.split('-', 1)[0]

import type { Manifest } from '#manifest/schema.ts'
import { kept } from '#src/kept.ts'
import { countyName } from '#src/place.ts'
import { collapseSpace } from '../../../core/html/collapse-space.ts'
import { perDistinct } from '../../../core/html/distinct.ts'
import type { DistinctElement } from '../../../core/html/distinct-element.ts'
import { perText } from '../../../core/html/distinct-text.ts'
import { type HtmlScan, scanHtml } from '../../../core/html/scan-html.ts'
import { isEnglishWord } from '../../../core/text/english-words.ts'
import { languageWords } from '../../language/language-words.ts'
import { stopWords } from '../../language/stop-words.ts'
import { selection } from '../../markup/selection.ts'
import type { MarkupRule } from '../../rule.ts'

/** Shorter texts have too few words to tell languages apart. */
const leastWords = 12
const leastLetters = 3 * leastWords
/** Each word has a letter, and something between it and the next one. */
const leastLength = 2 * leastWords - 1
/** Share of a text that its most frequent words are, at least; and of the page's own language, at most. */
const leastForeign = 0.2
const mostOwn = 0.12
/** Share of its own words up to which a text may be in a related language, if it has this many times more words of that. */
const mostShared = 0.3
const timesOwn = 1.5

/** A text in another language than its page. */
export const textLanguage: MarkupRule = {
  code: 'text-language',
  scope: 'markup',
  needsWords: true,
  title: 'Text in another language',
  severity: 'error',
  why: 'Visitors cannot read it, screen readers pronounce it in the wrong language, and search engines doubt the language of the page.',
  how: 'Counts the most frequent words of English, Spanish, French, German, Portuguese and Italian in each text block and sentence of at least twelve words. Of a text such as "Also in Spanish: …", the rest is not read. Ignores a text or label that names its own language or says that it is spoken, such as "Atendemos en español": it invites the speakers of that language. In the label of a link or button of up to eight words, also in the header and footer, one such word, and in a heading two, or one with two others that are not English, and none of the own language are enough; on English pages, most words of the label must not be English, and a label without any English word is enough. Ignores quotations, names of places and of the company, its address, and elements with a lang or hreflang attribute.',
  fix: 'Translate the text, or mark it with the attribute lang.',
  source: 'https://www.w3.org/TR/WCAG22/#language-of-parts',
  *check(scan, { manifest }) {
    const { languageOf, languageOfLabel } = readersOf(manifest)
    for (const block of scan.textBlocks) {
      const { text } = block
      if (text.length < leastLetters) continue
      const language = languageOf(block)
      if (language !== '' && !isMarked(text, scan))
        yield {
          what: `The text "${text.slice(0, 60)}…" {pages} is in ${language}.`,
          phrase: text,
          cause: text,
        }
    }
    for (const { distinct } of labelled(scan)) {
      const language = languageOfLabel(distinct)
      const { label, name } = distinct
      if (language !== '')
        yield {
          what: `The ${name.startsWith('h') ? 'heading' : 'label'} "${label}" {pages} is in ${language}.`,
          phrase: label,
          cause: label,
          subject: label.toLowerCase(),
        }
    }
  },
}

const labelled = selection(
  ({ name, attributes }) =>
    /^(?:a|button|h[1-6])$/.test(name) && attributes.lang === undefined && attributes.hreflang === undefined,
)

/** Frequent words of another language that a heading in it has. */
const fewestInHeading = 2

/** Words of the longest label that is read. */
const mostOfLabel = 8

/** A word after the first that begins with a small letter. */
const smallWord = /(?<= )\p{Ll}+(?![\p{L}’'-])/gu

type Label = { label: string; words: readonly string[]; foreign: string; frequent: ReadonlySet<string> }

/**
 * Whether a label with a word of another language has English words. Some words are of both, such as "la" and "primero":
 * a sentence may have them, if most of its other words are not English. In a name such as Casa de la Paz, no word begins
 * with a small letter but the frequent ones.
 */
function hasEnglish({ label, words, foreign, frequent }: Label): boolean {
  const isSentence = label.match(smallWord)?.some((word) => !frequent.has(word)) === true
  const others = words.filter((word) => word !== foreign && !(isSentence && frequent.has(word)))
  const english = others.filter(isEnglishWord).length
  return english > 0 && (!isSentence || 2 * english >= others.length)
}

/** Whether a heading has words with small letters that are neither English nor frequent: `Códigos postales que atendemos`. */
const hasStrangers = (label: string, frequent: ReadonlySet<string>): boolean =>
  (label.match(smallWord) ?? []).filter((word) => word.length >= 4 && !frequent.has(word) && !isEnglishWord(word))
    .length >= fewestStrangers
const fewestStrangers = 2

/** `Also in Spanish: …`: the rest of the paragraph is in the language that it names. */
const announced = /\b(?:in|auf|en) (?:Spanish|French|German|Portuguese|Italian|English|español|francés|inglés): .*$/s

/** Words by which a text in a language invites its speakers: its name, and what speaking it is called. */
const invitations: Readonly<Record<string, RegExp>> = {
  English: /\b(?:english|your language)\b/iu,
  Spanish: /(?<!\p{L})(?:español|castellano|(?:su|tu|nuestro) idioma)(?!\p{L})/iu,
  French: /(?<!\p{L})(?:français|francophones?|(?:votre|ta) langue)(?!\p{L})/iu,
  German: /(?<!\p{L})(?:deutsch|(?:ihre|deine)r? sprache)(?!\p{L})/iu,
  Portuguese: /(?<!\p{L})(?:português|(?:seu|sua|teu|tua) (?:idioma|língua))(?!\p{L})/iu,
  Italian: /(?<!\p{L})(?:italiano|(?:sua|vostra|tua) lingua)(?!\p{L})/iu,
}
const isInvitation = (text: string, language: string): boolean => invitations[language]?.test(text) === true

/** The name of the language of a text if that is not the language of the site; otherwise empty. */
const readersOf = kept((manifest: Manifest) => {
  const ownWords = languageWords(manifest).functionWords
  const others = Object.entries(stopWords).filter(([, words]) => words !== ownWords)
  const isForeign = (word: string) => others.some(([, words]) => words.has(word))
  // A list of places such as Rincón de la Victoria has the words of their language.
  const names = properNames(manifest).filter((name) => name.toLowerCase().split(' ').some(isForeign))
  const languageOf = (text: string): string => {
    if (text.length < leastLength) return ''
    const written = without(names, text.replace(/["“«][^"”»]*["”»]/g, ' ')).toLowerCase()
    const words = written.match(/\p{L}+/gu) ?? []
    if (words.length < leastWords) return ''
    let own = 0
    for (const word of words) if (ownWords.has(word)) own++
    if (own > words.length * mostShared) return ''
    const shares = others.map(([language, frequent]) => ({
      language,
      frequent,
      count: words.filter((word) => frequent.has(word) && !ownWords.has(word)).length,
    }))
    const [most] = shares.sort((a, b) => b.count - a.count)
    if (!most || most.count < words.length * leastForeign) return ''
    // Related languages share words: `de`, `les`.
    const isOwn =
      own > words.length * mostOwn && words.filter((word) => most.frequent.has(word)).length < own * timesOwn
    return isOwn ? '' : most.language
  }
  /** Whether a label has a word with a small letter that is not a frequent one. Most labels have none, and are read no further. */
  const hasOtherWord = (label: string) =>
    label.split(' ').some((word, at) => at > 0 && /^\p{Ll}/u.test(word) && !ownWords.has(word))
  const isEnglish = manifest.site.language.startsWith('en')
  const allNames = properNames(manifest)
  /** Whether none of some words is English, without those of names. Leaving out all names takes long, and few labels need it. */
  const isStrange = (label: string): boolean => {
    if (wordsOf(label).some((word) => ownWords.has(word) || isEnglishWord(word))) return false
    const { length } = wordsOf(without(allNames, label))
    return length >= 2 && length <= mostOfLabel
  }
  /** Capital letters may be those of a name. */
  const languageOfLabel = perDistinct(({ name, label }: DistinctElement): string => {
    if (!hasOtherWord(label)) return ''
    const foreign = label.match(smallWord)?.find((word) => isForeign(word) && !ownWords.has(word))
    // `Angebot anfordern` has no frequent word.
    if (foreign === undefined) return isEnglish && !name.startsWith('h') && isStrange(label) ? 'another language' : ''
    const words = wordsOf(without(allNames, label))
    if (words.length < 2 || words.length > mostOfLabel || !words.includes(foreign)) return ''
    if (words.some((word) => ownWords.has(word))) return ''
    const [most] = others
      .map(([language, frequent]) => ({ language, frequent, count: words.filter((word) => frequent.has(word)).length }))
      .sort((a, b) => b.count - a.count)
    if (!most) return ''
    const { language, frequent, count } = most
    if (isEnglish && hasEnglish({ label, words, foreign, frequent })) return ''
    // A heading may be a name, such as Casa del Sol, whose words have capitals.
    const isName = name.startsWith('h') && count < fewestInHeading && !(isEnglish && hasStrangers(label, frequent))
    return isName || isInvitation(label, language) ? '' : language
  })
  const languageOfBlock = perText((written) => {
    const text = written.replace(announced, '')
    const isForeign = (language: string) => language !== '' && !isInvitation(text, language)
    const whole = languageOf(text)
    if (whole !== '') return isForeign(whole) ? whole : ''
    const sentences = text.split(/(?<=[.!?])\s+/)
    return sentences.length === 1 ? '' : (sentences.map(languageOf).find(isForeign) ?? '')
  })
  return { languageOf: languageOfBlock, languageOfLabel }
})

/** Names that no language changes: of places, the company and its streets. Longer ones first, as they contain others. */
const properNames = ({ cities, counties, offices, site: { business } }: Manifest): string[] =>
  [
    business.name,
    ...[business, ...offices].flatMap(({ address }) => [address.street, address.locality]),
    ...cities.map(({ name }) => name),
    ...counties.flatMap((county) => [countyName(county), county.regionName ?? []].flat()),
  ].sort((a, b) => b.length - a.length)

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

const without = (names: readonly string[], text: string) =>
  names.reduce((rest, name) => rest.replaceAll(name, ' '), text)

/** Whether a text is in a quotation, or in an element of `<main>` that names its language. */
function isMarked(text: string, { html }: HtmlScan): boolean {
  const bare = withoutSpace(text)
  for (const [element] of html.matchAll(/<(blockquote|q)\b.*?<\/\1>|<(?!html)(\w+)\b[^>]*\slang=.*?<\/\2>/gis))
    if (withoutSpace(collapseSpace(scanHtml(`<main>${element}</main>`).text.join(' '))).includes(bare)) return true
  return false
}

const withoutSpace = (text: string) => text.replace(/\s/g, '')

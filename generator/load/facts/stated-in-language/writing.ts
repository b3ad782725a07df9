import type { Fact, FactSources } from '../fact.ts'
import { englishLabel, isEnglishSentence } from '../languages/english-labels.ts'
import type { FactWords } from '../languages/fact-words.ts'
import { beginningOf, type FieldText, sentencesOf } from '../texts.ts'
import { report } from './stated.ts'

/** `1,500.50` where a comma comes before the decimals, and `1.500,50` where a point does. */
export function numberForms(texts: readonly FieldText[], { records, site }: FactSources): Fact[] {
  const { language } = records
  const [code = ''] = language.tag.split('-', 1)
  const tag = `${code}-${site.value.business.address.country}`
  const isComma = new Intl.NumberFormat(tag).format(1.5).includes(',')
  const other = isComma
    ? /(?<![\d.,])\d{1,3}(?:,\d{3})+\.\d+(?![\d.,]*\d)/
    : /(?<![\d.,])\d{1,3}(?:\.\d{3})+,\d+(?![\d.,]*\d)/
  return texts.flatMap((field) => {
    const [words] = /\d/.test(field.text) ? (other.exec(field.text) ?? []) : []
    if (words === undefined) return []
    const what = `The number "${words}" is not written as is usual here: ${new Intl.NumberFormat(tag).format(12_345.5)}.`
    return [
      {
        ...report(field, { code: 'punctuation-wrong', what, fix: 'Exchange points and commas.', words }),
        severity: 'warning' as const,
      },
    ]
  })
}

const fewestForeign = 3
/** Fewest words of a sentence that is in another language than those around it. */
const fewestInSentence = 7

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Where most texts are English, the name of the language is wrong, or all of it is to be translated. */
function isMostlyEnglish(texts: readonly FieldText[], { english, own }: Pick<FactWords, 'english' | 'own'>): boolean {
  const countIn = (pattern: RegExp) => texts.reduce((sum, { text }) => sum + countOf(text, pattern), 0)
  return countIn(own) <= countIn(english)
}

/** A paragraph, or a sentence of one, in another language. */
export function otherLanguage(
  texts: readonly FieldText[],
  { records }: FactSources,
  { foreign, english, own }: FactWords,
): Fact[] {
  const patterns = isMostlyEnglish(texts, { english, own }) ? [foreign] : [foreign, english]
  const isOther = (text: string) =>
    patterns.some((pattern) => {
      const count = countOf(text, pattern)
      return count >= fewestForeign && count > 2 * countOf(text, own)
    })
  const isOtherSentence = (text: string) =>
    text.split(' ').length >= fewestInSentence &&
    countOf(text, own) === 0 &&
    patterns.some((pattern) => countOf(text, pattern) >= fewestForeign)
  const isShortEnglish = (text: string) => patterns.includes(english) && isEnglishSentence(text)
  return texts.flatMap((field) => {
    const short = sentencesOf(field.text).find(isShortEnglish)
    if (short === undefined && patterns.every((pattern) => countOf(field.text, pattern) < fewestForeign)) return []
    const paragraph =
      field.text.split(/\n\s*\n/).find(isOther) ?? sentencesOf(field.text).find(isOtherSentence) ?? short
    if (paragraph === undefined) return []
    const shown = paragraph.length > 60 ? `${paragraph.slice(0, 60)}…` : paragraph.replace(/\.$/, '')
    return [
      report(field, {
        code: 'text-in-another-language',
        what: `The text is not in ${new Intl.DisplayNames('en', { type: 'language' }).of(records.language.tag.split('-', 1)[0] ?? '')}: "${shown}".`,
        fix: 'Write it in the language of the site.',
        words: beginningOf(paragraph),
      }),
    ]
  })
}

/** `Service Areas` above the list of a menu. */
export function englishLabels(texts: readonly FieldText[], words: FactWords): Fact[] {
  if (isMostlyEnglish(texts, words)) return []
  return texts.flatMap((field) => {
    if (!englishLabel.test(field.text)) return []
    const what = `"${field.text}" is English.`
    const fix = 'Write it in the language of the site.'
    const found = report(field, { code: 'text-in-another-language', what, fix, words: field.text })
    return [{ ...found, severity: 'warning' as const }]
  })
}

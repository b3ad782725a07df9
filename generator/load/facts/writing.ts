import { boundedMemo } from '../../core/bounded-memo.ts'
import { garbledIn, mayBeGarbled } from '../../core/text/garbled.ts'
import { leftoverInManifest } from '../../core/text/leftovers.ts'
import { slipsIn } from '../../core/text/slips.ts'
import type { Located } from '../records.ts'
import { isEnglishWord } from './english-words.ts'
import { type Fact, type FactSources, fact } from './fact.ts'
import type { FactCode } from './fact-codes.ts'
import { checkWords } from './misspelt-words.ts'
import { beginningOf, type FieldText, isEnglish, siteTexts, textsOf } from './texts.ts'

/** Texts whose slips are remembered from one load to the next, as the development server does them. */
const mostTexts = 10_000

const knownSlips = boundedMemo(mostTexts, slipsIn)

/** Slips of writing, and what programs and templates leave behind, in the texts of the manifest. */
export function checkWriting(sources: FactSources): Fact[] {
  const { folders, documents, cities } = sources.records
  const records: Located<unknown>[] = [
    ...folders.services,
    ...folders.cities,
    ...folders.counties,
    ...folders.traits,
    ...folders.pages,
    ...folders.articles,
    ...folders.guide,
    ...folders.categories,
    ...[documents.faqs, documents.checklist].filter((document) => document !== undefined),
  ]
  const descriptions = cities.map(
    (record): FieldText => ({ record, path: ['description'], text: record.value.description }),
  )
  const fields = [...records.flatMap((record) => textsOf(record)), ...descriptions, ...siteTexts(sources)]
  const names = [...cities, ...folders.counties].map(({ value }) => value.name)
  // A testimonial keeps the slips of its author.
  const testimonials = documents.testimonials ? textsOf(documents.testimonials) : []
  const leftovers = [...fields, ...testimonials].flatMap((field) => {
    const found = leftoverFact(field)
    return found ? [{ field, found }] : []
  })
  const facts = leftovers.map(({ found }) => found)
  if (!isEnglish(sources)) return facts
  const reported = new Set(leftovers.map(({ field }) => field))
  const slips = fields.flatMap((field) =>
    (reported.has(field) ? [] : knownSlips(field.text)).map(({ words, fix = 'Correct the text.', ...slip }) =>
      fact(field.record, field.path, { fix, ...slip }, words),
    ),
  )
  const misspelt = new Set(fields.flatMap(({ text }) => knownSlips(text).map(({ words }) => words)))
  return [
    ...facts,
    ...slips,
    ...fields.flatMap(foreignFact),
    ...checkWords(fields, { placeNames: names, reported: misspelt }),
  ]
}

function leftoverFact({ record, path, text }: FieldText): Fact | undefined {
  const report = (code: FactCode, words: string, what: string) =>
    fact(record, path, { code, what, fix: 'Correct the text.' }, words)
  const leftover = leftoverInManifest(text)
  if (leftover !== undefined)
    return report('placeholder-in-text', leftover, `The text has the placeholder "${leftover}".`)
  const garbled = mayBeGarbled(text) ? garbledIn(text) : undefined
  return garbled === undefined
    ? undefined
    : report(
        'garbled-text',
        garbled,
        `The text has "${garbled}", which was read in the wrong encoding or has a letter of another alphabet.`,
      )
}

/** Words that nearly every English text has, and no word of another language is often. */
const english = /\b(?:the|and|of|to|with|for|from|is|are|you|your|we|our|that|this|at|by|or|not|it|be)\b/i
/** Words in small letters, of which a text has at least this many, and the share that no list has. */
const fewestForeign = 3
const foreignShare = 0.6

/** A short text in another language, such as an item of a list that was copied. */
function foreignFact({ record, path, text }: FieldText): Fact[] {
  if (english.test(text)) return []
  const words = text.match(/(?<![\p{L}\d’'@/_.-])\p{Ll}{3,}(?![\p{L}\d’'@/_-])/gu) ?? []
  if (words.length < fewestForeign || words.filter((word) => !isEnglishWord(word)).length < foreignShare * words.length)
    return []
  return [
    fact(
      record,
      path,
      {
        code: 'text-in-another-language',
        severity: 'warning',
        what: `The text is not English: "${shortened(text)}".`,
        fix: 'Write it in the language of the site.',
      },
      beginningOf(text),
    ),
  ]
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

import { boundedMemo } from '../../core/bounded-memo.ts'
import { garbledIn, mayBeGarbled } from '../../core/text/garbled.ts'
import { leftoverInManifest } from '../../core/text/leftovers.ts'
import { slipsIn } from '../../core/text/slips.ts'
import type { Located } from '../records.ts'
import { type Fact, type FactSources, fact } from './fact.ts'
import type { FactCode } from './fact-codes.ts'
import { checkWords } from './misspelt-words.ts'
import { type FieldText, isEnglish, siteTexts, textsOf } from './texts.ts'

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
    ...(documents.faqs ? [documents.faqs] : []),
  ]
  const descriptions = cities.map(
    (record): FieldText => ({ record, path: ['description'], text: record.value.description }),
  )
  const fields = [...records.flatMap((record) => textsOf(record)), ...descriptions, ...siteTexts(sources)]
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
  return [...facts, ...slips, ...checkWords(fields)]
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

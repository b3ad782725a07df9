import { slipsIn } from '../../core/text/slips.ts'
import type { Located } from '../records.ts'
import { type Fact, type FactSources, fact } from './fact.ts'
import { type FieldText, isEnglish, textsOf } from './texts.ts'

/** Slips of writing in the texts of the manifest. */
export function checkWriting(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
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
  return [...records.flatMap((record) => textsOf(record)), ...descriptions].flatMap((field) =>
    slipsIn(field.text).map(({ words, fix = 'Correct the text.', ...slip }) =>
      fact(field.record, field.path, { fix, ...slip }, words),
    ),
  )
}

import { plainName } from '../../../core/gazetteer.ts'
import { isRounded } from '../../../core/text/population.ts'
import type { Fact, FactSources } from '../fact.ts'
import type { FactWords } from '../languages/fact-words.ts'
import { smallerThan } from '../place-claims/population-rank.ts'
import { textsIn, textsOf } from '../texts.ts'
import { placedIn } from './placed-in.ts'
import { report } from './stated.ts'

/** `In the province of …`, which is not that of the place. */
export function otherDivisions({ records, gazetteer }: FactSources, { inDivision }: FactWords): Fact[] {
  if (!gazetteer) return []
  const rows = new Map(records.cities.map((row) => [row.slug, row]))
  const nameOf = new Map(records.folders.counties.map(({ slug, value }) => [slug, value.name]))
  const fields = [
    ...records.cities.map((record) => ({ record, path: ['description'], text: record.value.description, row: record })),
    ...records.folders.cities.flatMap((record) => {
      const row = rows.get(record.slug)
      return row ? textsOf(record).map((field) => ({ ...field, row })) : []
    }),
  ]
  const ofPlaces = fields.map(({ row: { value }, ...field }) => ({
    field,
    place: value.name,
    own: nameOf.get(value.county) ?? '',
  }))
  const served = new Set([...nameOf.values()].map(plainName))
  // Other checks read those that do not name their own county at all. A text may name another one that is served.
  const ofCounties = records.folders.counties.flatMap((record) => {
    const { name, description, body } = record.value
    const isRead = (text: string) => text.includes(name) && !served.has(plainName(inDivision.exec(text)?.[1] ?? ''))
    const texts = textsIn(record, { description, body }).filter(({ text }) => isRead(text))
    return texts.map((field) => ({ field, place: name, own: name }))
  })
  // A company may have areas of its own in place of counties.
  const isDivision = ({ own }: { own: string }) => gazetteer.countiesNamed(own).length > 0
  return [...ofPlaces, ...ofCounties].filter(isDivision).flatMap(({ field, place, own }) => {
    const found = placedIn(field.text, place, inDivision)
    if (!found) return []
    const { words, name } = found
    if (plainName(name) === plainName(own) || gazetteer.countiesNamed(name).length === 0) return []
    return [
      report(field, {
        code: 'text-of-another-region',
        what: `The text says "${words}", but ${place === own ? 'it is about' : `${place} is in`} ${own}.`,
        fix: 'Correct the text, or the county of the place.',
        words: words.slice(-name.length),
      }),
    ]
  })
}

/** A place that the text of its county calls the largest, while the table has a larger one. */
export function notLargest({ records }: FactSources, { largest }: FactWords): Fact[] {
  return records.folders.counties.flatMap((county) =>
    textsOf(county).flatMap((field) => {
      const [words = '', name] = largest.exec(field.text) ?? []
      return name === undefined ? [] : smallerThan(field, { name: name.trim(), words }, county.slug, records.cities)
    }),
  )
}

/** Residents of a place in its texts and in its row. A number is written as is usual in the language. */
export function residents({ records }: FactSources, { residents: pattern }: FactWords): Fact[] {
  const point = new Intl.NumberFormat(records.language.tag).format(12345.5).includes('345,5') ? '.' : ','
  return records.cities.flatMap((row) => {
    const { description: text, population, population_basis: basis, alias_of } = row.value
    const [words, digits = ''] = pattern.exec(text) ?? []
    const stated = Number(digits.replaceAll(point, '').replace(',', '.'))
    // The right digits with the signs of another language are reported with the other rows.
    const isWrittenOtherwise = population !== undefined && isRounded(Number(digits.replace(/[.,]/g, '')), population)
    if (
      words === undefined ||
      population === undefined ||
      alias_of !== undefined ||
      isWrittenOtherwise ||
      isRounded(stated, population, basis)
    )
      return []
    const what = `The text says "${words}", but ${row.value.name} has ${population} residents in cities.csv.`
    return [report({ record: row, path: ['description'], text }, { code: 'population-in-text-differs', what, words })]
  })
}

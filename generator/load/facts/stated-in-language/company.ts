import { plainName } from '../../../core/gazetteer.ts'
import { groupBy } from '../../../core/group-by.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import { isInPastClause } from '../../../core/text/past-verbs.ts'
import { isCountOfOther } from '../counts/count-of-other.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { offsetsOf } from '../hours/hours.ts'
import type { FactWords } from '../languages/fact-words.ts'
import { type FieldText, sentencesOf } from '../texts.ts'
import { numberIn, report } from './stated.ts'

/** More years of experience than there are since the founding, and two foundings. */
export function experience(texts: readonly FieldText[], { today, site }: FactSources, words: FactWords): Fact[] {
  const found = (pattern: RegExp) =>
    texts.flatMap((field) => {
      const match = pattern.exec(oneLine(field.text))
      return match ? [{ field, words: match[0], number: Number(match[1]) }] : []
    })
  const [years, foundings] = [found(words.experience), found(words.founding)]
  const [claimed] = years
  const [first] = foundings
  const say = (stated: { field: FieldText; words: string }, other: { words: string }) =>
    report(stated.field, {
      code: 'experience-differs',
      what: `The text says "${stated.words}", but another says "${other.words}".`,
      fix: 'Correct one of the two texts.',
      words: stated.words,
    })
  const differing = years.filter(({ number }) => number !== claimed?.number)
  if (claimed && differing.length > 0) return differing.map((each) => say(each, claimed))
  if (!claimed || !first || today === undefined || Number(today.slice(0, 4)) - first.number >= claimed.number) return []
  // The claims of site.yaml are the company's own.
  return [claimed.field.record === site ? say(first, claimed) : say(claimed, first)]
}

/** `Abrió el taller en 2040`: what is over, in a year to come. */
export function futureYears(texts: readonly FieldText[], { today }: FactSources, { past }: FactWords): Fact[] {
  if (today === undefined) return []
  return texts.flatMap((field) => {
    const [words, year] = past.exec(oneLine(field.text)) ?? []
    if (words === undefined || Number(year) <= Number(today.slice(0, 4))) return []
    const what = `The text says "${words}", which is after today, ${today}.`
    return [report(field, { code: 'date-in-future', what, fix: 'Correct the year.', words })]
  })
}

/** Two sizes of the team, or two numbers of those of one trade in it. Each of several offices may have one of its own. */
export function teams(texts: readonly FieldText[], sources: FactSources, { team, staff }: FactWords): Fact[] {
  if (sources.records.folders.offices.length > 0) return []
  const stated = (pattern: RegExp) =>
    texts.flatMap((field) => {
      const [words, written = '', who = ''] = pattern.exec(oneLine(field.text)) ?? []
      const number = numberIn(written, sources)
      return words === undefined || number === undefined ? [] : [{ field, words, number, who: who.toLowerCase() }]
    })
  return [stated(team), ...groupBy(stated(staff), ({ who }) => who).values()].flatMap((same) => {
    const [first] = same
    const other = same.find(({ number }) => number !== first?.number)
    if (!first || !other) return []
    const what = `The text says "${other.words}", but another says "${first.words}".`
    return [
      report(other.field, { code: 'figures-differ', what, fix: 'Correct one of the two texts.', words: other.words }),
    ]
  })
}

/** More places, counties or services than the manifest has. Fewer may be some of them. */
export function countFault(field: FieldText, sources: FactSources, { counted: { pattern, nouns } }: FactWords): Fact[] {
  const [words, written = '', noun = ''] = pattern.exec(field.text) ?? []
  const stated = words === undefined ? undefined : numberIn(written, sources)
  const kind = nouns[noun.toLowerCase()]
  if (words === undefined || stated === undefined || kind === undefined) return []
  const { records, site } = sources
  // An article may count anything.
  if (records.folders.articles.some((article) => article === field.record)) return []
  const counts = {
    places: records.cities.length,
    counties: records.written.counties.size,
    services: records.written.services.size,
  }
  const sentence = sentencesOf(field.text).find((each) => each.includes(words)) ?? ''
  if (isCountOfOther(sentence, site.value.business.name) || isInPastClause(sentence, words, 'es')) return []
  if (stated <= counts[kind] || site.value.claims.some(({ value }) => value === stated)) return []
  const what = `The text says "${words}", but the manifest has ${counts[kind]}.`
  return [report(field, { code: 'count-in-text-differs', what, fix: 'Correct the number, or write {count.…}.', words })]
}

/** `Our office in …`, a town in which the company has none. */
export function offices(texts: readonly FieldText[], sources: FactSources, { office }: FactWords): Fact[] {
  const { records, site } = sources
  const towns = [site.value.business.address, ...records.folders.offices.flatMap(({ value }) => value.address ?? [])]
  const own = new Set(
    towns
      .flatMap(({ locality = '', region = '', ...more }) => [
        locality,
        region,
        'regionName' in more ? (more.regionName ?? '') : '',
      ])
      .map(plainName),
  )
  const known = new Set(records.cities.map(({ value }) => plainName(value.name)))
  return texts.flatMap((field) => {
    const [words, town = ''] = office.exec(field.text) ?? []
    const isPlace = known.has(plainName(town)) || (sources.gazetteer?.placesNamed(town).length ?? 0) > 0
    if (words === undefined || [...own].some((each) => `${each} `.startsWith(`${plainName(town)} `)) || !isPlace)
      return []
    const what = `The text says "${words}", but the company has no office there.`
    return [report(field, { code: 'office-in-another-town', what, words })]
  })
}

/** The name of another zone of the United States than that of the office. */
export function zone({ site, records, gazetteer }: FactSources, { zones }: FactWords): Fact[] {
  const { business, hours } = site.value
  const record = records.documents.site ?? site
  const [near] = gazetteer?.near(business.coordinates, 1, 80) ?? []
  if (!near || business.address.country !== 'US') return []
  const { timeZone } = record.value.hours ?? hours
  const [named] = Object.entries(zones).flatMap(([zoneName, words]) => (words.test(timeZone) ? [zoneName] : []))
  if (named === undefined || offsetsOf(named) === offsetsOf(near.timeZone)) return []
  return [
    fact(record, ['hours', 'timeZone'], {
      code: 'time-zone-elsewhere',
      what: `hours.timeZone is "${timeZone}", but the office is in the zone of ${near.timeZone}.`,
      fix: 'Correct the zone.',
    }),
  ]
}

/** `Hasta el 3 de mayo de 2024`, the last day of an offer. A sentence about the past is no offer. */
export function deadlines(
  texts: readonly FieldText[],
  { today, records }: FactSources,
  { deadline, over }: FactWords,
): Fact[] {
  const { format } = new Intl.DateTimeFormat(records.language.tag, { month: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, month) => format(Date.UTC(2000, month)).toLowerCase())
  const articles = new Set<FieldText['record']>(records.folders.articles)
  return texts.flatMap((field) => {
    const sentence = sentencesOf(field.text).find((each) => deadline.test(each) && !over.test(each)) ?? ''
    const [words, day = '', month = '', year] = deadline.exec(sentence) ?? []
    const number = months.indexOf(month.toLowerCase()) + 1
    if (words === undefined || today === undefined || number === 0) return []
    const last = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
    if (last >= today || isInPastClause(sentence, words, 'es')) return []
    const what = `The text says "${words}", which is over: today is ${today}.`
    const fix = 'Remove the sentence, or write a date to come.'
    const severity = articles.has(field.record) ? ('warning' as const) : ('error' as const)
    return [{ ...report(field, { code: 'date-passed', what, fix, words }), severity }]
  })
}

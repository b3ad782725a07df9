import { copyrightNoticesIn } from '../../../core/text/copyright-notices.ts'
import { literal } from '../../../core/text/literal.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import { daysOfChangeIn } from '../../../core/text/stated-days.ts'
import type { Located } from '../../records.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyAndServiceTexts, isEnglish, matchesOf, textsOf } from '../texts.ts'

type Dated = { record: Located<unknown>; path: PropertyKey[]; date: string; name: string }

/** The year from which customers could write reviews on the web. A date before is a mistake in typing. */
const firstYear = 1998

/** Dates of the past that are in the future, or too long ago, and months of a season that its numbers contradict. */
export function checkDates(sources: FactSources): Fact[] {
  return [
    ...checkPastDates(sources),
    ...checkMonths(sources),
    ...checkWeekdays(sources),
    ...checkDaysOfChange(sources),
    ...checkCopyright(sources),
  ]
}

/** The names of the months or of the days of the week in a language, in small letters, the first in January or on Sunday. */
export function namesIn(tag: string, part: 'month' | 'weekday'): string[] {
  const { format } = new Intl.DateTimeFormat(tag, { [part]: 'long', timeZone: 'UTC' })
  // The first day of October 2000 was a Sunday.
  return Array.from({ length: part === 'month' ? 12 : 7 }, (_, index) =>
    format(part === 'month' ? Date.UTC(2000, index) : Date.UTC(2000, 9, index + 1)).toLowerCase(),
  )
}

/** `Saturday, November 29, 2026`, which is a Sunday. */
function checkWeekdays(sources: FactSources): Fact[] {
  const { tag } = sources.records.language
  const [days, months] = [namesIn(tag, 'weekday'), namesIn(tag, 'month')]
  const short = String.raw`(?:\p{Ll}{2,3} )?` // "29 de noviembre"
  const month = `(${months.map(literal).join('|')})`
  const pattern = new RegExp(
    `\\b(${days.map(literal).join('|')}),? ${short}(?:${month} (\\d{1,2})|(\\d{1,2})\\.? ${short}${month})(?:st|nd|rd|th)?,? ${short}(\\d{4})\\b`,
    'giu',
  )
  return companyAndServiceTexts(sources).flatMap(({ record, path, text }) =>
    (/\b20\d\d\b/.test(text) ? matchesOf(oneLine(text), pattern) : []).flatMap((match) => {
      const [words, stated = '', monthFirst, dayAfter, dayFirst, monthAfter = '', year = ''] = match
      const day = Date.UTC(
        Number(year),
        months.indexOf((monthFirst ?? monthAfter).toLowerCase()),
        Number(dayAfter ?? dayFirst),
      )
      const actual = days[new Date(day).getUTCDay()]
      if (actual === undefined || actual === stated.toLowerCase()) return []
      const what = `The text says "${words}", but this day is a ${actual.replace(/^./, (letter) => (stated === stated.toLowerCase() ? letter : letter.toUpperCase()))}.`
      const fix = 'Correct the day of the week, or the date.'
      return [fact(record, path, { code: 'weekday-differs', what, fix }, words)]
    }),
  )
}

/** What says that a month is only begun, or only ended: `late November`, `from mid-May`, `finales de noviembre`, `Mitte Mai`. */
const ofPart =
  /(?:\b(?:early|mid|late|(?:beginning|start|middle|end|half|weeks?|days) of|anfang|mitte|ende)|(?<!\p{L})(?:principios|comienzos|inicios|mediados|finales|fines|mitad) de)[ -]$/u

/** Between the names of two months that are a range. */
const toTheLast = /[–-]|(?<!\p{L})(?:to|through|until|a|al|hasta|bis|à|au|até|tot|til|till|do)(?!\p{L})/u
/** Between the names of two months without those between them. */
const andTheLast = /[,;/&+]|(?<!\p{L})(?:and|or|y|e|o|und|oder|et|ou|en|of|og|och|i)(?!\p{L})/u

type Months = { all: ReadonlySet<number>; inPart: ReadonlySet<number> }

/**
 * The months, from 0, of `September–November`; all between the two names of a range. Of those that are named in part, the
 * numbers of a season may have any. Undefined if the words between two names are of a language that is not known here.
 */
function monthsIn(months: string, names: readonly string[]): Months | undefined {
  const text = months.toLowerCase()
  const found = names
    .flatMap((name, index) => ({ index, name, at: text.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  const inPart = new Set(found.filter(({ at }) => ofPart.test(text.slice(0, at))).map(({ index }) => index))
  const [first, last] = found
  const named = { all: new Set(found.map(({ index }) => index)), inPart }
  if (!first || !last || found.length !== 2) return named
  const between = text.slice(first.at + first.name.length, last.at).replace('mid-', '')
  if (!toTheLast.test(between)) return andTheLast.test(between) ? named : undefined
  const count = ((last.index - first.index + 12) % 12) + 1
  return { all: new Set(Array.from({ length: count }, (_, more) => (first.index + more) % 12)), inPart }
}

/** `June–August` of the season with the months 3 to 5. */
function checkMonths({ records: { folders, language } }: FactSources): Fact[] {
  const names = namesIn(language.tag, 'month')
  return folders.guide.flatMap((season) => {
    const { months, monthNumbers } = season.value
    const named = monthsIn(months, names)
    if (!named) return []
    const { all, inPart } = named
    const numbers = new Set(monthNumbers.map((number) => number - 1))
    const isSame =
      numbers.size === monthNumbers.length &&
      [...numbers].every((month) => all.has(month)) &&
      [...all].every((month) => numbers.has(month) || inPart.has(month))
    // Other words, such as `all winter`, name no months.
    if (all.size === 0 || isSame) return []
    // A month that another season has is the wrong one, unless both have a part of it.
    const isNumberWrong = folders.guide.some(
      ({ value }) =>
        value !== season.value &&
        value.monthNumbers.some((number) => numbers.has(number - 1) && !inPart.has(number - 1)),
    )
    return [
      fact(season, [isNumberWrong ? 'monthNumbers' : 'months'], {
        code: 'months-differ',
        what: `The season has the months "${months}", but monthNumbers is ${monthNumbers.join(', ')}.`,
        fix: 'Correct one of the two.',
      }),
    ]
  })
}

/** A site may be built in a time zone in which it is already tomorrow. */
const dayAfter = (today: string) => new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)

const writtenTexts = (sources: FactSources) => {
  const { cities, counties } = sources.records.folders
  return [...companyAndServiceTexts(sources), ...[...cities, ...counties].flatMap((record) => textsOf(record))]
}

/** `Last updated January 1, 2035`. English alone. */
function checkDaysOfChange(sources: FactSources): Fact[] {
  const { today } = sources
  if (today === undefined || !isEnglish(sources)) return []
  return writtenTexts(sources).flatMap(({ record, path, text }) =>
    daysOfChangeIn(oneLine(text)).flatMap(({ words, first }) => {
      if (first <= dayAfter(today)) return []
      const what = `The text says "${words}", which is after today, ${today}.`
      return [fact(record, path, { code: 'date-in-future', what, fix: 'Correct the date.' }, words)]
    }),
  )
}

/** Years by which a copyright notice may be old: a site is not built on the first of January. */
const mostYears = 1

/** A copyright notice of the company with a year of the past or the future. Others belong to pictures and quotations. */
function checkCopyright(sources: FactSources): Fact[] {
  const { today, site } = sources
  if (today === undefined) return []
  const year = Number(today.slice(0, 4))
  const { name } = site.value.business
  return writtenTexts(sources).flatMap(({ record, path, text }) =>
    copyrightNoticesIn(oneLine(text)).flatMap((notice) => {
      if (!(notice.owner === '' || notice.owner.startsWith(name))) return []
      const isFuture = notice.year > year
      if (!isFuture && notice.year >= year - mostYears) return []
      const what = `The copyright notice says "${notice.words}", but today is ${today}.`
      const fix = 'Write the year of the last change, or no year.'
      const problem = isFuture
        ? ({ code: 'date-in-future', what, fix } as const)
        : ({ code: 'date-passed', severity: 'warning', what, fix } as const)
      return [fact(record, path, problem, notice.words)]
    }),
  )
}

function checkPastDates({ records, today }: FactSources): Fact[] {
  if (today === undefined) return []
  const tomorrow = dayAfter(today)
  return datesOf(records).flatMap(({ record, path, date, name }) => {
    const limit = tomorrow.slice(0, date.length)
    if (date <= limit && Number(date.slice(0, 4)) >= firstYear) return []
    const isFuture = date > limit
    return [
      fact(record, path, {
        code: isFuture ? 'date-in-future' : 'date-too-early',
        what: `${name} has the date ${date}, which is ${isFuture ? `after today, ${today}` : `before ${firstYear}`}.`,
        fix: 'Correct the date.',
      }),
    ]
  })
}

function datesOf({ documents: { testimonials }, folders }: FactSources['records']): Dated[] {
  return [
    ...(testimonials?.value.items ?? []).flatMap(({ date, name }, index) =>
      testimonials
        ? [{ record: testimonials, path: ['items', index, 'date'], date, name: `The testimonial of ${name}` }]
        : [],
    ),
    ...folders.articles.flatMap((record) => [
      { record, path: ['date'], date: record.value.date, name: 'This article' },
      ...(record.value.updated === undefined
        ? []
        : [{ record, path: ['updated'], date: record.value.updated, name: 'The last change of this article' }]),
    ]),
    ...folders.pages.flatMap((record) =>
      record.value.screen === 'legal'
        ? [{ record, path: ['updated'], date: record.value.updated, name: 'The last change of this page' }]
        : [],
    ),
  ]
}

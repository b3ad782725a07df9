import type { Manifest, Price } from '#manifest/schema.ts'
import { addressLines, type PostalAddress } from './country/address.ts'
import { cached, numberLanguage } from './country/formats.ts'
import { type MessageSource, say } from './messages.ts'

/** The price as the page states it, e.g. `From $99`, `From $150/hour`, `By quote`. */
export function priceText(source: MessageSource, price: Price): string {
  switch (price.kind) {
    case 'from':
      return say(source, 'price.from', { amount: amountText(source, price) })
    case 'hourly':
      return say(source, 'price.hourly', { amount: amountText(source, price), unit: unitText(source, price) })
    case 'quote':
      return say(source, 'price.quote')
    case 'custom':
      return say(source, 'price.custom')
  }
}

type PriceSource = { manifest: MessageSource['manifest'] & { site: { display: { priceUnits: boolean } } } }

/** The price on a card or in a list, e.g. `From $12 per foot`; without the unit if `display.priceUnits` of site.yaml is false. */
export const priceWithUnit = (source: PriceSource, price: Price): string =>
  withUnit(source, price, priceText(source, price))

function withUnit(source: PriceSource, price: Price, text: string): string {
  if (price.kind !== 'from' || !source.manifest.site.display.priceUnits) return text
  return `${text} ${say(source, 'price.per-unit', { unit: price.unit })}`
}

/** The price inside a sentence, e.g. `from $12 per foot`, `by quote`. */
export const priceInSentence = (source: PriceSource, price: Price): string =>
  withUnit(source, price, barePriceInSentence(source, price))

function barePriceInSentence(source: MessageSource, price: Price): string {
  switch (price.kind) {
    case 'from':
      return say(source, 'price.in-sentence.from', { amount: amountText(source, price) })
    case 'hourly':
      return say(source, 'price.in-sentence.hourly', {
        amount: amountText(source, price),
        unit: unitText(source, price),
      })
    case 'quote':
      return say(source, 'price.in-sentence.quote')
    case 'custom':
      return say(source, 'price.in-sentence.custom')
  }
}

/** The unit of a price, in the language of the site: that of an hourly price is not written in the manifest. */
export function unitText(source: MessageSource, price: Exclude<Price, { kind: 'quote' | 'custom' }>): string {
  return price.kind === 'hourly' ? say(source, 'price.hour') : price.unit
}

function amountText({ manifest }: MessageSource, { amount, currency }: { amount: number; currency: string }): string {
  const fractionDigits = Number.isInteger(amount) ? 0 : 2
  return moneyFormat(manifest.site.language, currency, fractionDigits).format(amount)
}

const moneyFormat = cached((language: string, currency: string, fractionDigits: number) => {
  const digits = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits }
  return new Intl.NumberFormat(language, { style: 'currency', currency, ...digits })
})

export function numberText(value: number, language: string): string {
  return numberFormat(language).format(value)
}

const numberFormat = cached((language: string) => new Intl.NumberFormat(numberLanguage(language)))

/** The size of a file, e.g. `64 kB`, `1.2 MB`. A kilobyte is 1000 bytes, as disks and downloads count it. */
export function sizeText(bytes: number, language: string): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000
    ? sizeFormat(language, 'kilobyte').format(kilobytes)
    : sizeFormat(language, 'megabyte').format(bytes / 1_000_000)
}

const sizeFormat = cached(
  (language: string, unit: string) =>
    new Intl.NumberFormat(numberLanguage(language), { style: 'unit', unit, maximumFractionDigits: 1 }),
)

/** `2026-03` as `March 2026`, `2025-01-01` as `January 1, 2025`. */
export function dateText(iso: string, language: string): string {
  const isDay = iso.length > 'YYYY-MM'.length
  return dateFormat(language, isDay ? 'day' : 'month').format(new Date(`${isDay ? iso : `${iso}-01`}T00:00:00Z`))
}

const dateFormat = cached((language: string, precision: string) => {
  const day = precision === 'day' ? ({ day: 'numeric' } as const) : {}
  // A fixed time zone, so that the machine's own zone cannot shift the day.
  return new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', ...day, timeZone: 'UTC' })
})

type Hours = Manifest['site']['hours']
type Weekday = Hours['week'][number]['days'][number]

/** In the order of the week, from Monday. */
export const weekdays: readonly Weekday[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]

/** e.g. `Monday to Sunday, 8:00 AM to 6:00 PM Mountain time`, or `Every day, 24 hours a day` */
export function hoursText(source: MessageSource, hours: Hours): string {
  return upperFirst(hoursInSentence(source, hours))
}

/** The same inside a sentence, where languages other than English begin the name of a day with a small letter. An empty time zone adds none. */
export function hoursInSentence(source: MessageSource, { week, timeZone }: Hours): string {
  const isAlways = week.every(isWholeDay) && new Set(week.flatMap(({ days }) => days)).size === weekdays.length
  if (isAlways) return say(source, 'hours.whole-week')
  const spans = spansOfSameDays(week)
    .map((same) => spansText(source, same))
    .join('; ')
  if (timeZone === '' || week.every(isWholeDay)) return spans
  // Some manifests have the parentheses that a language needs.
  if (timeZone.startsWith('(')) return `${spans} ${timeZone}`
  return say(source, 'hours.in-zone', { hours: spans, zone: timeZone })
}

type Span = Hours['week'][number]

const isWholeDay = ({ opens, closes }: Span) => opens === '00:00' && closes >= '23:55'

/** Spans in the order of the hours, those of the same days together: a company may close at noon. */
function spansOfSameDays(week: readonly Span[]): Span[][] {
  const found = new Map<string, Span[]>()
  for (const span of week) {
    const days = span.days.join()
    found.set(days, [...(found.get(days) ?? []), span])
  }
  return [...found.values()]
}

function spansText(source: MessageSource, spans: readonly Span[]): string {
  const [first] = spans
  if (!first) return ''
  const { language } = source.manifest.site
  const days = daysText(source, first.days)
  if (isWholeDay(first)) return say(source, 'hours.whole-days', { days })
  const times = spans.map(({ opens, closes }) => ({
    opens: clockText(opens, language),
    closes: clockText(closes, language),
  }))
  if (times.length === 1) return say(source, 'hours.span', { days, ...times[0] })
  const written = times.map((each) => say(source, 'hours.times', each))
  return say(source, 'hours.spans', { days, times: listText(written, language) })
}

/** `Monday to Friday` when each day follows the one before it, otherwise `Monday, Wednesday and Friday` */
function daysText(source: MessageSource, days: readonly Weekday[]): string {
  const { language } = source.manifest.site
  const number = (day: Weekday) => weekdays.indexOf(day)
  const isSpan = days.slice(1).every((day, index) => number(day) === (number(days[index] ?? day) + 1) % 7)
  const names = days.map((day) => weekdayText(number(day), language))
  if (!isSpan || days.length < 2)
    return listText(
      names.map((name) => everyWeek(name, language)),
      language,
    )
  return say(source, 'hours.days', { first: names[0] ?? '', last: names[names.length - 1] ?? '' })
}

/** `sábados`: in Spanish, a day of every week is a plural, which only two names show. */
const everyWeek = (name: string, language: string) =>
  language.startsWith('es') && name.endsWith('o') ? `${name}s` : name

/** The name of a day of the week, from 0 for Monday. */
function weekdayText(number: number, language: string): string {
  const firstMonday = 5 // January 5, 1970
  return weekdayFormat(language).format(new Date(Date.UTC(1970, 0, firstMonday + number)))
}

const weekdayFormat = cached(
  (language: string) => new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }),
)

/** `08:00` as `8:00 AM`, `08:00` or `8:00`, as the language has it. */
function clockText(time: string, language: string): string {
  // Some versions of Node set a narrow no-break space before AM and PM.
  return clockFormat(language)
    .format(new Date(`1970-01-01T${time}Z`))
    .replace(/\u202f/g, ' ')
}

const clockFormat = cached(
  (language: string) => new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }),
)

/** On one line, in the order of the country, e.g. `12 Cannery Row, Hood River, OR 97031`. */
export function addressText(address: PostalAddress): string {
  return addressLines(address).join(', ')
}

/** `a`, `a and b`, `a, b and c` */
export function listText(items: readonly string[], language: string): string {
  return listFormat(language, 'conjunction').format(items)
}

/** `a`, `a or b`, `a, b or c` */
export function choiceText(items: readonly string[], language: string): string {
  return listFormat(language, 'disjunction').format(items)
}

const listFormat = cached(
  // Without the serial comma, which only American English has.
  (language: string, type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat(/^en\b/.test(language) ? 'en-GB' : language, { type }),
)

/** English adjectives of an age or a people, which have a capital within a sentence, too. */
const properAdjective =
  /^(?:Victorian|Edwardian|Georgian|Elizabethan|Jacobean|Tudor|Norman|Roman|Gothic|English|Scottish|Welsh|Irish|British|French|Dutch|German|Italian|Spanish|Mediterranean|American|Mexican|Japanese|Chinese|European)\b/

/**
 * A phrase as written inside a sentence: `Hard water` as `hard water`. `Heavy Clay Soil`, `LED lamps` and `Victorian slate`
 * keep their capitals.
 */
export function lowerFirst(text: string): string {
  if (properAdjective.test(text)) return text
  const [first = '', ...others] = text.split(' ').filter((word) => !smallWords.has(word))
  const isTitle = others.some((word) => /^\p{Lu}/u.test(word)) && !others.some((word) => /^\p{Ll}/u.test(word))
  if (isTitle || /^\p{Lu}[^\p{Ll}]*\p{Lu}/u.test(first)) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** The name of a service within a sentence: English has `about boiler repair`. Other languages quote it as it is. */
export const nameInSentence = (name: string, language: string): string =>
  /^en\b/.test(language) ? lowerFirst(name) : name

/**
 * A phrase after a colon: with a capital in English and German, without one in other languages. Acronyms keep theirs, and so do
 * names: those that are known, and two words with capitals, as in `Sierra Norte`.
 */
export function afterColon(text: string, language: string, names: readonly string[] = []): string {
  if (/^(?:en|de)\b/.test(language) || !/^\p{Lu}(?:\p{Ll}| \p{Ll})/u.test(text)) return text
  const isName = /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text) || names.some((name) => isStart(text, name))
  return isName ? text : lowerFirst(text)
}

/** Whether a text begins with a name, and not only with its letters. */
const isStart = (text: string, name: string) =>
  name !== '' && text.startsWith(name) && !/^\p{L}/u.test(text.slice(name.length))

/** A word as written at the start of a title: `roofing` as `Roofing`. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Words that titles in English write small. */
const smallWords = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** A phrase as titles of the language write it: `lawn care` as `Lawn Care` in English. */
export function titleCase(text: string, language: string): string {
  if (!/^en\b/.test(language)) return text
  return text.replace(/\S+/g, (word, start: number) => (start > 0 && smallWords.has(word) ? word : upperFirst(word)))
}

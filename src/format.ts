import type { Manifest, Price } from '#manifest/schema.ts'
import { addressLines, type PostalAddress } from './country/address.ts'

/** The price as the page states it, e.g. `From $99`, `From $150/hour`, `By quote`. */
export function priceText(price: Price, language: string): string {
  switch (price.kind) {
    case 'from':
      return `From ${money(price.amount, price.currency, language)}`
    case 'hourly':
      return `From ${money(price.amount, price.currency, language)}/${price.unit}`
    case 'quote':
      return 'By quote'
    case 'custom':
      return 'Custom pricing'
  }
}

function money(amount: number, currency: string, language: string): string {
  const fractionDigits = Number.isInteger(amount) ? 0 : 2
  return moneyFormat(language, currency, fractionDigits).format(amount)
}

const moneyFormat = cached((language: string, currency: string, fractionDigits: number) => {
  const digits = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits }
  return new Intl.NumberFormat(language, { style: 'currency', currency, ...digits })
})

/** e.g. `1 county`, `1,204 communities` */
export function countText(count: number, one: string, many: string, language: string): string {
  return `${numberText(count, language)} ${count === 1 ? one : many}`
}

/** Creating a formatter is slow, and every page needs the same few. */
function cached<Key extends (string | number)[], Format>(make: (...key: Key) => Format): (...key: Key) => Format {
  const made = new Map<string, Format>()
  return (...key) => {
    const name = key.join(' ')
    const format = made.get(name) ?? make(...key)
    made.set(name, format)
    return format
  }
}

export function numberText(value: number, language: string): string {
  return numberFormat(language).format(value)
}

const numberFormat = cached((language: string) => new Intl.NumberFormat(language))

/** The size of a file, e.g. `64 kB`, `1.2 MB`. A kilobyte is 1000 bytes, as disks and downloads count it. */
export function sizeText(bytes: number, language: string): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000
    ? sizeFormat(language, 'kilobyte').format(kilobytes)
    : sizeFormat(language, 'megabyte').format(bytes / 1_000_000)
}

const sizeFormat = cached(
  (language: string, unit: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }),
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

const weekdays: Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** e.g. `Monday to Sunday, 8:00 AM to 6:00 PM Mountain time` */
export function hoursText({ week, timeZone }: Hours): string {
  const spans = week.map(({ days, opens, closes }) => `${daysText(days)}, ${clock(opens)} to ${clock(closes)}`)
  return `${spans.join('; ')} ${timeZone}`
}

/** `Monday to Friday` when each day follows the one before it, otherwise `Monday, Wednesday and Friday` */
function daysText(days: readonly Weekday[]): string {
  const number = (day: Weekday) => weekdays.indexOf(day)
  const isSpan = days.slice(1).every((day, index) => number(day) === (number(days[index] ?? day) + 1) % 7)
  return isSpan && days.length > 1 ? `${days[0]} to ${days[days.length - 1]}` : listText(days)
}

/** `18:00` as `6:00 PM` */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** On one line, in the order of the country, e.g. `12 Cannery Row, Hood River, OR 97031`. */
export function addressText(address: PostalAddress): string {
  return addressLines(address).join(', ')
}

/** `a`, `a and b`, `a, b and c` */
export function listText(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`
}

/** A phrase as written inside a sentence: `Hard water` as `hard water`. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** A word as written at the start of a title: `roofing` as `Roofing`. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

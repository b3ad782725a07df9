import type { Manifest } from '#manifest/schema.ts'
import { hoursInSentence, upperFirst, weekdays } from '#src/format.ts'
import { literal } from '../../core/text/literal.ts'

type Hours = Manifest['site']['hours']
type Span = Hours['week'][number]
type Weekday = Span['days'][number]

/** Finds days with times in texts, and tells which of them the hours of a company have. */
export type DayReader = {
  /** Their names, as sentences have them and as they begin one. */
  names: readonly string[]
  /** Days in a row, or those of a span of the hours, with times, such as `Monday to Friday, 8:00 AM to 5:00 PM`, at the start of a text. */
  pattern: RegExp
  /** The days of such a phrase; undefined if the hours do not have it. */
  daysOf: (phrase: string) => readonly Weekday[] | undefined
}

/** @param all hours that are right: any of them. */
export function dayReader(all: readonly Hours[], manifest: Manifest): DayReader {
  const spans = all.flatMap(({ week }) => week)
  const rows = [
    ...weekdays.flatMap((_, first) =>
      weekdays.map((__, last) => [...weekdays, ...weekdays].slice(first, first + last + 1)),
    ),
    // `Monday, Wednesday and Friday` is one row, too.
    ...spans.map(({ days }) => weekdays.filter((day) => days.includes(day))),
  ]
  const isOpen = (day: Weekday, { opens, closes }: Span) =>
    spans.some((span) => span.days.includes(day) && span.opens === opens && span.closes === closes)
  // The first and the last day of hours, or some of the days between them.
  const right = new Map(
    rows.flatMap((days) =>
      spans.flatMap((span) =>
        days.every((day) => isOpen(day, span)) ? keysOf(daysText(days, span, manifest), days) : [],
      ),
    ),
  )
  const samples = rows.map((days) => daysText(days, nineToFive, manifest))
  return {
    names: dayNames(manifest),
    pattern: new RegExp(
      `^(?:${[...new Set(samples)]
        .sort((a, b) => b.length - a.length)
        .map(anyTimes)
        .join('|')})`,
      'i',
    ),
    daysOf: (phrase) => right.get(spelt(phrase)),
  }
}

const keysOf = (phrase: string, days: readonly Weekday[]) =>
  [spelt(phrase), byTwelve(spelt(phrase))].map((key) => [key, days] as const)

const nineToFive = { opens: '09:00', closes: '17:00' }

/** The name at the start of the hours of a day. */
function spellingsOf(hours: string): string[] {
  const [name] = /^[\p{L}-]+/u.exec(hours) ?? [hours]
  return [name, upperFirst(name)]
}

const anyTime = '\\d{1,2}(?:[:.]\\d{2})?(?:\\s?[ap]\\.?\\s?m\\b\\.?)?'

/** A pattern for days with any two times, also as people write them: `Monday to Friday 8am-5:30pm`. */
const anyTimes = (times: string) =>
  literal(times)
    .replace(', ', ',? ')
    .replace(/\d+:\d+(?:\s?[ap](?:\\\.)?\s?m\b(?:\\\.)?)?/gi, '\0')
    .replace(/\0([^\0]+)\0/, '\0(?:$1|\\s?[–-]\\s?)\0')
    .replaceAll('\0', anyTime)

/** Days and times without what writers do differently: spaces, commas, zeros, and hours after noon. */
const spelt = (phrase: string) =>
  phrase
    .toLowerCase()
    .replace(/(\d)\.(\d\d)/g, '$1:$2')
    .replace(/[\s,.]/g, '')
    .replace(
      /(\d+)(:\d\d)?([ap])m/g,
      (_, hour, minutes = '', half) => `${(hour % 12) + (half === 'p' ? 12 : 0)}${minutes}`,
    )
    .replace(/(?<![\d:])0(?=\d)/g, '')
    .replaceAll(':00', '')
    .replace(/(\d)(?:[–-]|\p{L}{1,5})(?=\d)/gu, '$1-')

/** The same days and times by a clock of twelve hours: `Monday to Friday 8 to 5:30`. */
const byTwelve = (phrase: string) =>
  phrase.replace(/\d+(?!\d)(?<!:\d+)/g, (hour) => String(Number(hour) > 12 ? Number(hour) - 12 : hour))

/** The names of days, as sentences have them and as they begin one. */
export const dayNames = (manifest: Manifest): string[] => [
  ...new Set(weekdays.flatMap((day) => spellingsOf(daysText([day], nineToFive, manifest)))),
]

/** The name of a day, as sentences have it. */
export const dayName = (day: Weekday, manifest: Manifest): string =>
  spellingsOf(daysText([day], nineToFive, manifest))[0] ?? day

const daysText = (days: readonly Weekday[], { opens, closes }: Pick<Span, 'opens' | 'closes'>, manifest: Manifest) =>
  hoursInSentence({ manifest }, { week: [{ days: [...days], opens, closes }], timeZone: '' })

/** Where days in a row are followed by times, in order. */
export function daysWithTimes(content: string, { names, pattern }: DayReader): { at: number; phrase: string }[] {
  const found: { at: number; phrase: string }[] = []
  const rowAt = (at: number) => {
    const [phrase] = pattern.exec(content.slice(at, at + longestRow)) ?? []
    return phrase === undefined || !isClock.test(phrase) ? undefined : { at, phrase: phrase.trimEnd() }
  }
  for (const name of names)
    for (let at = content.indexOf(name); at >= 0; at = content.indexOf(name, at + 1)) {
      // A row may begin with a word before its first day: `de lunes a viernes`.
      const row = rowAt(content.lastIndexOf(' ', at - 2) + 1) ?? rowAt(at)
      if (row) found.push(row)
    }
  return found.sort((a, b) => a.at - b.at)
}

/** Minutes, or the half of a day: "Friday, 2 to 3 visits" has no times. */
const isClock = /\d[:.]\d\d|\d\s?[ap]\.?\s?m\b/i

/** Characters of a row of days with two times. */
const longestRow = 100

import { numberInWords, wholeNumberOf } from '../../../core/text/number-words.ts'
import { matchesOf } from '../texts.ts'

/** A number with what it counts: `48 hour`, `25 %`. `24 hours a day` is not a deadline. */
export type Measure = { key: string; words: string }

/** One alone is not read: `one day` may be any. */
const number = `(?<![\\w-])(?!(?:zero|one)(?:[\\s-]+(?!hundred|thousand)|$))${numberInWords}(?=[\\s-])|\\d(?:[\\d,.]*\\d)?`
const units = ['hours?', 'days?', 'weeks?', 'months?', 'minutes?', 'years?', 'horas?', 'días?', 'semanas?', 'meses']

export const measure = new RegExp(
  [
    `(${number})(?:\\+| or more| or less)?(?:\\s?[–-]\\s?(\\d(?:[\\d,.]*\\d)?))?[\\s-]?`,
    `(%|(?:percent|${units.join('|')})\\b)(?! an? (?:day|week|month|year)\\b)`,
  ].join(''),
  'gi',
)

/**
 * The age of a thing or a company is no time of a promise: `older than 20 years`, `20 years old`, `20 years in
 * business`.
 */
const agedBefore = /\b(?:(?:older|younger|newer) than|aged?|age of) (?:about |some |around |at least )?$/i
const agedAfter =
  /^(?: or (?:more|less))?(?:[ -]old(?:er)?| of age| in (?:the |this )?(?:business|trade|industry)|[’']? (?:of )?(?:\w+ )?experience)\b/i

/** The interest of a loan is no share of a price: `12 months at 0% APR`. */
const interest = /^ ?(?:APR|(?:annual |yearly )?interest|TAE|TIN|de interés)(?!\p{L})/u

export function measures(text: string): Measure[] {
  return matchesOf(text, measure).flatMap(({ 0: words, 1: low = '', 2: high, 3: unit = '', index }) => {
    if (unit === '%' && interest.test(text.slice(index + words.length))) return []
    if (agedAfter.test(text.slice(index + words.length)) || agedBefore.test(text.slice(0, index))) return []
    const one = unit === '%' || /^percent$/i.test(unit) ? '%' : unit.toLowerCase().replace(/s$/, '')
    return [low, high].flatMap((number) =>
      number === undefined
        ? []
        : [{ key: `${/^\d/.test(number) ? number.replace(/[.,]$/, '') : wholeNumberOf(number)} ${one}`, words }],
    )
  })
}

export type Time = { words: string; minutes: number; unit: string }

const counts: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  'half a': 0.5,
  'half an': 0.5,
  'a couple of': 2,
}
/** Minutes of a unit of time, by its English name. */
export const minutesIn: Readonly<Record<string, number>> = {
  minute: 1,
  hour: 60,
  day: 24 * 60,
  week: 7 * 24 * 60,
  fortnight: 14 * 24 * 60,
  month: 30.4 * 24 * 60,
  year: 365 * 24 * 60,
}
const unitOfTime = `(${Object.keys(minutesIn).join('|')})s?`
/** `within two weeks`, `no later than a fortnight`, `within half an hour`. Working days are another time. */
const deadline = new RegExp(
  [
    '\\b(?:within|inside(?: of)?|not? later than) (?:(?:about|just|only|the next) )*',
    `(${Object.keys(counts).reverse().join('|')}|\\d+|${numberInWords})[ -]${unitOfTime}\\b`,
    '(?! an? (?:day|week|month|year)\\b)',
  ].join(''),
  'gi',
)

const timeIn = (words: string, count: number, unit: string): Time => ({
  words,
  minutes: count * (minutesIn[unit] ?? 0),
  unit,
})

/** The times of a text within which something is done. */
export const deadlines = (text: string): Time[] =>
  matchesOf(text, deadline).map(([words, number = '', unit = '']) =>
    timeIn(words, counts[number.toLowerCase()] ?? wholeNumberOf(number), unit.toLowerCase()),
  )

/** The time of a measure; undefined if it counts something else. */
export function timeOf({ key, words }: Measure): Time | undefined {
  const [number, unit = ''] = key.split(' ')
  return minutesIn[unit] === undefined ? undefined : timeIn(words, Number(number), unit)
}

/** Share by which a month of 28 days differs from the average. */
const roundShare = 0.08
const isRound = ({ unit }: Time) => unit === 'month' || unit === 'year'

/** Whether two times are as long: a month is about 30 days. */
export function isSameTime(one: Time, other: Time): boolean {
  const isAbout = one.unit !== other.unit && (isRound(one) || isRound(other))
  return Math.abs(one.minutes - other.minutes) <= (isAbout ? roundShare * Math.max(one.minutes, other.minutes) : 0)
}

/** Finds out whether a text has a measure, or a time that is as long: 48 hours, where it has 2 days. */
export function knownIn(text: string): (each: Measure | Time) => boolean {
  const found = measures(text)
  const keys = new Set(found.map(({ key }) => key))
  const times = [...found.flatMap((each) => timeOf(each) ?? []), ...deadlines(text)]
  return (each) => {
    if ('key' in each && keys.has(each.key)) return true
    const time = 'key' in each ? timeOf(each) : each
    return time !== undefined && times.some((other) => isSameTime(time, other))
  }
}

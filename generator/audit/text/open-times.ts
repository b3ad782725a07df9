import type { Manifest } from '#manifest/schema.ts'
import type { DayReader } from './days-with-times.ts'

type Span = Manifest['site']['hours']['week'][number]
type OpenWords = { pattern: RegExp } & Pick<DayReader, 'names'>

/**
 * What a text says of when a company opens and closes on any day, and no hours have: `open every day until 9 PM`.
 * A sentence that names a day is about that day.
 * @param pattern with the groups `opens`, which may be missing, and `closes`
 * @param names those of days
 */
export function wrongOpenTimes(content: string, spans: readonly Span[], { pattern, names }: OpenWords): string[] {
  if (spans.length === 0 || content.search(pattern) < 0) return []
  return [...content.matchAll(pattern)].flatMap(({ 0: phrase, index, groups }) => {
    const { opens, closes = '' } = groups ?? {}
    const start = content.slice(0, index).search(/[^.!?]*$/)
    const [sentence = ''] = /^.[^.!?]*/s.exec(content.slice(start)) ?? []
    if (!isClock.test(closes) || names.some((name) => sentence.includes(name))) return []
    const isRight = spans.some(
      (span) => isTime(closes, span.closes) && (opens === undefined || isTime(opens, span.opens)),
    )
    return isRight ? [] : [phrase]
  })
}

/** Minutes, the half of a day or a word for hours: "open until 2 in ten" has no time. */
const isClock = /\d[:.]\d\d|\d\s?(?:[ap]\.?\s?m\b|h\b)/i

/** Whether a time in a text, such as `6 PM`, `6`, `18:00` and `18 h`, is one of the manifest. */
function isTime(text: string, time: string): boolean {
  const [, hour = '', minute = '00', half] = /(\d{1,2})(?:[:.](\d\d))?(?:\s?([ap])\.?\s?m)?/i.exec(text) ?? []
  const [wantedHour = '', wantedMinute] = time.split(':')
  const wanted = Number(wantedHour) % 24
  if (minute !== wantedMinute) return false
  if (half !== undefined) return (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) === wanted
  return Number(hour) % 24 === wanted || (Number(hour) <= 12 && Number(hour) % 12 === wanted % 12)
}

import { boundedMemo } from '../../../core/bounded-memo.ts'
import type { ElementRule } from '../../rule.ts'
import { untrueTestimonial } from './testimonial-differs.ts'

/** A date whose text and `datetime` attribute differ. */
export const dateDiffers: ElementRule = {
  code: 'date-differs',
  scope: 'element',
  names: ['time'],
  attributes: ['datetime'],
  title: 'Date does not match its datetime',
  severity: 'error',
  why: 'Search engines read the attribute, and visitors the text. A change in one of the two reaches only one of them.',
  how: 'Compares the year in the text of a <time> with that of its datetime, and the month and the day if both have one. The month must be in the language of the site. Ignores texts without a year.',
  fix: 'Write the same date in both. If the page was edited by hand, rebuild it.',
  source: 'https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-time-element',
  supersededBy: ['testimonial-differs'],
  *check({ attributes: { datetime = '' }, text }, { manifest }) {
    const [, year, month = '', day] = /^\s*(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/.exec(datetime) ?? []
    const years: string[] = text.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g) ?? []
    const numbers = (text.match(/\d+/g) ?? []).map(Number)
    if (year === undefined || years.length !== 1) return
    const isOther =
      !years.includes(year) ||
      (day !== undefined && numbers.length === 2 && !numbers.includes(Number(day))) ||
      (month !== '' && !hasMonth(text, Number(month) - 1, manifest.site.language))
    if (isOther)
      yield {
        what: `The date "${text}" {pages} has the datetime ${datetime}.`,
        phrase: text,
        cause: `${text} ${datetime}`,
        followsFrom: [untrueTestimonial],
      }
  },
}

/** Whether a text names a month in a language, or none in any. A text of two months may have it as one of them. */
function hasMonth(text: string, month: number, language: string): boolean {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  if (words.length === 0) return true
  const own = monthsOf(language)
  if (words.some((word) => own[month]?.has(word))) return true
  return !words.some((word) => own.some((names) => names.has(word)) || isMonthElsewhere(word))
}

/** The long and the short names of the months of a year, in small letters. */
const monthsOf = boundedMemo(100, (language: string): readonly ReadonlySet<string>[] =>
  Array.from({ length: 12 }, (_, month) => {
    const day = new Date(Date.UTC(2026, month, 1))
    const names = (['long', 'short'] as const).flatMap((form) =>
      // A language may have another form of the name beside the year.
      [{ month: form }, { month: form, year: 'numeric' as const }].map((parts) =>
        new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }).format(day).toLowerCase(),
      ),
    )
    return new Set(names.flatMap((name) => name.match(/\p{L}{3,}/gu) ?? []))
  }),
)

/** Languages in which a date is left by mistake. */
const others = ['en', 'es', 'fr', 'de', 'pt', 'it']

const isMonthElsewhere = (word: string) =>
  word.length > 'xxx'.length && others.some((language) => monthsOf(language).some((names) => names.has(word)))

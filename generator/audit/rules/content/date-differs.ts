import type { ElementRule } from '../../rule.ts'

/** A date whose text and `datetime` attribute differ. */
export const dateDiffers: ElementRule = {
  code: 'date-differs',
  scope: 'element',
  names: ['time'],
  attributes: ['datetime'],
  title: 'Date does not match its datetime',
  severity: 'warning',
  why: 'Search engines read the attribute, and visitors the text. A change in one of the two reaches only one of them.',
  how: 'Compares the year in the text of a <time> with that of its datetime, and the day if both have one. Ignores texts without a year.',
  fix: 'Write the same date in both. If the page was edited by hand, rebuild it.',
  source: 'https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-time-element',
  supersededBy: ['testimonial-differs'],
  *check({ attributes: { datetime = '' }, text }) {
    const [, year, day] = /^\s*(\d{4})(?:-\d{2}(?:-(\d{2}))?)?/.exec(datetime) ?? []
    const years: string[] = text.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g) ?? []
    const numbers = (text.match(/\d+/g) ?? []).map(Number)
    if (year === undefined || years.length !== 1) return
    const isOther =
      !years.includes(year) || (day !== undefined && numbers.length === 2 && !numbers.includes(Number(day)))
    if (isOther)
      yield {
        what: `The date "${text}" {pages} has the datetime ${datetime}.`,
        phrase: text,
        cause: `${text} ${datetime}`,
      }
  },
}

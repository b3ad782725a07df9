import { monthNames } from '../../core/text/month-names.ts'

/** Whether a text that was changed states something else: other numbers, days or months, or the contrary. */
export const contradicts = (found: string, wanted: string): boolean =>
  (digitsIn(found) !== '' && digitsIn(wanted) !== '' && digitsIn(found) !== digitsIn(wanted)) ||
  daysIn(found) !== daysIn(wanted) ||
  negationsIn(found) !== negationsIn(wanted)

const digitsIn = (text: string) => (text.match(/\d+/g) ?? []).join(' ')

/** `March`, `Monday` */
const days = new RegExp(
  `\\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?!May (?:I|we|you|they|be)\\b)(?:${monthNames.join('|')}))(?=s?\\b)`,
  'g',
)
const daysIn = (text: string) => (text.match(days) ?? []).join(' ')

/** How many words such as "not" a text has. Without one of them it says the contrary. */
export const negationsIn = (text: string) =>
  text.match(/(?<!\p{L})(?:not|never|no|cannot|without|\p{L}+n['’]t|nunca|jamás|tampoco|sin|ni)(?!\p{L})/giu)?.length ??
  0

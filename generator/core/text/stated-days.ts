import { monthNames, twoDigits } from './month-names.ts'

/** A day of the past, by the words of a text. */
export type StatedDay = {
  words: string
  /** The first day that it may be, `YYYY-MM-DD`: that of a month or a year, if the text gives no more. */
  first: string
}

const month = `(${monthNames.join('|')})`
/** `January 1, 2035`, `1 January 2035`, `January 2035`, `2035-01-01`, `1/15/2035`, `2035`. */
const day = `(?:${month} (?:(\\d{1,2})(?:st|nd|rd|th)?,? )?|(\\d{1,2})(?:st|nd|rd|th)? ${month},? |\\d{1,2}/(?:\\d{1,2}/)?)?(20\\d\\d)(?:-(\\d\\d)-(\\d\\d))?`
/** At the beginning of a sentence, or after a word that makes it something of the past. "It will be updated in 2035" is none. */
const changed = new RegExp(
  `(?:^|(?<=[.!?:|(] ?)|(?<=\\b(?:was|were|been|and) (?:last )?))(?:[Ll]ast (?:updated?|revised|revision|reviewed?|modified|edited|changed)|[Uu]pdated|[Rr]evised|[Rr]eviewed|[Mm]odified|[Pp]ublished|[Pp]osted|[Ww]ritten)(?: on| in|:| date:)? ${day}(?![\\d-])`,
  'gu',
)

/** Every day that it finds follows one of these. */
const hint =
  /(?:pdated?|evised|evision|eviewed?|odified|dited|hanged|ublished|osted|ritten)(?: on| in|:| date:)? [\dA-Z]/

/** The days on which an English text says that it was written or changed. */
export function daysOfChangeIn(text: string): StatedDay[] {
  if (!text.includes('20') || !hint.test(text)) return []
  return Array.from(text.matchAll(changed), ([words, monthFirst, dayAfter, dayBefore, monthAfter, year, ...digits]) => {
    const name = monthFirst ?? monthAfter
    const [inDigits, dayInDigits] = digits
    const number = name === undefined ? (inDigits ?? '01') : twoDigits(monthNames.indexOf(name) + 1)
    return { words, first: `${year}-${number}-${(dayAfter ?? dayBefore ?? dayInDigits ?? '01').padStart(2, '0')}` }
  })
}

import type { Deadline } from './deadlines.ts'
import { monthNames, twoDigits } from './month-names.ts'
import { pandemicIn } from './pandemic-notices.ts'
import { isInPastClause } from './past-verbs.ts'
import { wordBeginnings } from './word-beginnings.ts'

const month = `(?:${monthNames.join('|')}|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?)`
/** `April 6, 2020`, `6 April 2020`, `April 2020`, `4/6/2020`. */
const date = `(?:${month} (?:\\d{1,2}(?:st|nd|rd|th)?,? )?20\\d\\d|\\d{1,2}(?:st|nd|rd|th)? ${month},? 20\\d\\d|\\d{1,2}[/.]\\d{1,2}[/.](?:20)?\\d\\d|20\\d\\d-\\d\\d-\\d\\d)(?!\\d)`
const day = `${month} \\d{1,2}(?:st|nd|rd|th)?`

/** The word that a notice begins with: not that of "Last update" or "Privacy notice", which belong to legal pages. */
const label =
  '(?:(?:Important|Service|COVID(?:-19)?|Coronavirus|Holiday|Special|Weather|Storm|Closure|Public|Company|Office|Urgent|Temporary|Health|Safety|Customer|Schedule) (?:and )?){0,3}(?:Update|Notice|Announcement|Alert)'

/** `Update, April 6, 2020: …`, `NOTICE (April 6, 2020)`. */
const dated = new RegExp(
  `^(?:\\W{0,3})${label}(?:,|:| [–—-]| \\(| for| of|) ?(?:as of |on )?(${date})(?:\\)|(?=\\s*(?:[:;–—-]|\\.?$)))`,
  'i',
)

/** Whose services a sentence is about. */
const own =
  '(?:we|our|all|most|some|the (?:office|shop|showroom|store|crews?|team)|customers|clients|visitors|(?:in-person |new |walk-in )?(?:services?|appointments|visits|bookings|estimates|consultations|orders|jobs))'

/** `As of April 6, 2020, we are closed.` */
const since = new RegExp(
  `(?:^|[:.] )(?:(?:please )?note(?: that)?[:,]? )?(?:as of|effective(?: as of)?|starting|beginning|from) (${date}),? ${own}\\b`,
  'i',
)

/** What a notice says of the services: not what a company always does. */
const disrupted =
  /\b(?:suspend(?:ed|ing)?|clos(?:ed|ing)|postpon(?:ed|ing)|cancel(?:l?ed|l?ing)|pausing|paused|on hold|limited|limiting|unavailable|resched?ul(?:ed|ing)|delayed|reduced|restricted|curbside|masks?|will|reopen(?:ed|ing)?|resum(?:e|ed|ing))\b/i

/** A sentence in the present about services that are not available now. */
const interrupted = new RegExp(
  `(?:^|[\\s,:])${own}\\b[^.;]{0,40}? (?:are|is|remains?|will be|have been|has been)(?: (?:currently|temporarily|still|all|now))? (?:suspended|closed|postponed|cancell?ed|paused|on hold|limited|unavailable|rescheduled|delayed|reduced)\\b`,
  'i',
)
const cause = /\b(?:due to|because of|in light of|in response to|owing to)\b/i
const untilDay = new RegExp(`\\b(?:until|through)(?: at least)? (${date}|${day})`, 'i')

const withYear = new RegExp(date)

const yearOf = (written = '') => /\b20\d\d\b/.exec(written)?.[0]

/** What all places had for some months, and none has since. */
const order =
  /\b(?:stay[- ]at[- ]home|shelter[- ]in[- ]place|safer[- ]at[- ]home)(?: (?:order|directive|mandate)s?)?|\b(?:COVID(?:-19)?|coronavirus) (?:lockdowns?|restrictions|outbreak|pandemic|crisis)|\bthis (?:pandemic|lockdown)/i
/** The last day of the year in which the last orders ended. */
const endOfOrders = '2022-12-31'

/** A date in a law or a report is that of what it is about. */
const law =
  /\b(?:laws?|act|codes?|statutes?|rules?|regulations?|ordinances?|requires?|permits?|licens(?:e|ed|ing)|EPA|OSHA|policy|policies|terms|agreement|census|survey|legislature)\b/i

/** Without a year or one of these words, a text has no notice. */
const hasYear = /\b20\d\d\b|\d[/.]\d\d?[/.]\d\d/
const ofOrders = wordBeginnings([
  'home place covid corona coronavirus pandemic lockdown omicron delta distance distancing mandate feet ft unprecedented',
])

/** The same for one of these. */
const likely =
  /update|notice|announcement|alert|(?:as of|effective|starting|beginning|from|until|through|due to|because of|in light of|in response to|owing to) |at[- ]home|in[- ]place|pandemic|lockdown|covid|corona|distancing|mandate|(?:six|6) f(?:ee)?t|unprecedented times/i

/** Years for which a notice may be on a page: readers of one that is a year old see a site that is not maintained. */
const yearsShown = 1

/** The notices in an English text that are about a time, with the last day on which they may be shown. The first of each text. */
export function noticesIn(text: string): Deadline[] {
  if (!(hasYear.test(text) || ofOrders(text) !== 0) || !likely.test(text)) return []
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
  const year = yearOf(dated.exec(text)?.[1])
  for (const sentence of sentences) {
    const found = noticeIn(sentence, year)
    if (found) return [found]
  }
  return []
}

/** @param year that of the notice, which dates without one have. */
function noticeIn(sentence: string, year: string | undefined): Deadline | undefined {
  const pandemic = pandemicIn(sentence)
  if (pandemic !== undefined) return { words: pandemic, last: endOfOrders, isDay: false }
  if (law.test(sentence)) return undefined
  const [notice, onDay = ''] = dated.exec(sentence) ?? []
  const isInterrupted = interrupted.test(sentence)
  const [until, end = ''] = (isInterrupted && untilDay.exec(sentence)) || []
  if (until !== undefined && !isInPastClause(sentence, until, 'en')) {
    const last = lastOf(
      /\d{4}/.test(end) || /[/.]/.test(end) ? end : `${end}, ${yearOf(withYear.exec(sentence)?.[0]) ?? year}`,
    )
    if (last !== undefined) return { words: notice?.trim() ?? until, last, isDay: true }
  }
  if (notice !== undefined) return shown(notice, onDay)
  const [from, onDate = ''] = (disrupted.test(sentence) && since.exec(sentence)) || []
  if (from !== undefined && !isInPastClause(sentence, from, 'en'))
    return shown(from.slice(0, from.indexOf(onDate) + onDate.length).replace(/^[:.] /, ''), onDate)
  if (!isInterrupted) return undefined
  const [named] = order.exec(sentence) ?? []
  if (named !== undefined) return { words: named, last: endOfOrders, isDay: false }
  const [on] = (cause.test(sentence) && withYear.exec(sentence)) || []
  return on === undefined ? undefined : shown(on, on)
}

function shown(words: string, written: string): Deadline | undefined {
  const last = lastOf(written)
  if (last === undefined) return undefined
  return { words: words.trim(), last: `${Number(last.slice(0, 4)) + yearsShown}${last.slice(4)}`, isDay: true }
}

/** The last day that a date may be, `YYYY-MM-DD`; undefined without a year. Which number is the month of `4/6/2020` is not known. */
function lastOf(written: string): string | undefined {
  if (/^20\d\d-/.test(written)) return written
  const [digits, first = '', second = '', short = ''] =
    /^(\d{1,2})[/.](\d{1,2})[/.](\d\d(?:\d\d)?)$/.exec(written) ?? []
  if (digits !== undefined) {
    const [later, earlier] = [first, second].map(Number).sort((a, b) => b - a)
    const [inMonth, onDay] = (later ?? 0) > 12 ? [earlier, later] : [later, earlier]
    return `${short.padStart(4, '20')}-${twoDigits(inMonth ?? 12)}-${twoDigits(onDay ?? 31)}`
  }
  const year = yearOf(written)
  if (year === undefined) return undefined
  const number = monthNames.findIndex((name) => written.includes(name.slice(0, 3))) + 1
  const ofMonth = /(?<!\d)(\d{1,2})(?!\d)/.exec(written)?.[1]
  return `${year}-${twoDigits(number || 12)}-${twoDigits(Number(ofMonth ?? 31))}`
}

import { monthNames, twoDigits } from './month-names.ts'
import { isInPastClause } from './past-verbs.ts'

const month = `(${monthNames.join('|')})`
const dayOfMonth = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
/** `May 31, 2026`, `31 May 2026`, `May 2026`. */
const dated = `(?:${month} (?:${dayOfMonth},? )?|${dayOfMonth} ${month},? )`
const deadline = new RegExp(
  `\\b(?:[Bb]efore|[Uu]ntil|[Tt]hrough|[Bb]y|[Ee]nds?(?: on)?|expires?(?: on)?|(?:[Ff]rom|[Bb]etween) (?:${monthNames.join('|')}|\\d)[^.;]{0,20} (?:to|and)) ${dated}?(20\\d\\d)\\b`,
)
/** `Visit our open house on Saturday, June 14, 2025`: an event is over after its day. */
const event = new RegExp(
  `\\b(?:[Jj]oin us|[Mm]eet us|[Vv]isit (?:us|our)|[Cc]ome to our|[Ss]top by|[Ss]ee you)\\b[^.;]*?\\bon (?:\\p{L}+day,? )?(?:the )?${dated}(20\\d\\d)\\b`,
  'u',
)
/** `by 31/01/2025`, `until 31.01.2025`: which of the first two is the month does not matter if both are over. */
const inDigits =
  /\b(?:before|until|through|by|ends?(?: on)?|expires?(?: on)?|hasta el|antes del) (\d{1,2})[/.](\d{1,2})[/.](20\d\d)\b/
const season = new RegExp(
  `(?<!\\bsince (?:\\d{1,2} )?)\\b(?:spring|summer|fall|autumn|winter|${month}) (20\\d\\d)\\b`,
  'i',
)
/** `Prices for 2023`, `our 2023 rates`, `2023 Price List`: not "prices as of 2023", which may be those of today. */
const priceList =
  /\b(?:prices?|rates|fees|pricing|price list|hours|schedule)(?: (?:is|are))?(?: valid| good)?(?: for)? (20[1-9]\d)(?=[.,;:)!?]|\s*$| (?:and|are|is|have|has|below|here)\b)|(?:^|\b(?:our|these|all|current|see) )(20[1-9]\d) (?:prices|rates|fees|pricing|price list|catalog|catalogue|schedule)\b/i
/** Words of a sentence about prices elsewhere, or in other years. */
const history =
  /\b(?:was|were|rose|risen|fell|grew|averaged?|median|typical|compared|than|survey|study|report|source|data|according|inflation|index|since|market|national|industry|between|interest|mortgage)\b/i
const offer =
  /\b(?:book|save|offers?|discounts?|specials?|free|available|open|valid|expires?|waives?|waived|(?:we|office|shop|showroom) (?:are|is|will be) closed)\b|(?:%|percent|\$\d+|half|dollars?) off\b|\bhalf[- ]price\b/i

/** `Window washing is coming in spring 2026`, `will open in May 2026`: not `since opening in May 2016`. */
const plan =
  /\b(?:is|are) (?:coming|opening|launching|arriving|starting|planned)\b|(?:^|[:–—] )[Cc]oming (?:in )?(?=\w+ 20)|\bwill (?:open|start|begin|launch|arrive|be (?:open|ready|available))\b/

/** An offer of which a text says that it is over. */
const past = /\b(?:ran|lasted|ended|expired|(?:was|were) (?:available|valid|open))\b/i

/** Words before a year that is not an end: `homes built before 2000`. A booking is made by the end of an offer. */
const origin =
  /(?:built|(?<!(?:bookings|reservations|appointments|orders|payments) )made|installed|constructed|erected|homes?|houses?|buildings?|roofs?|systems?|from)(?: on or)? $/i
/** Years before it are history. */
const firstYear = 2010

/** The last day of an offer, `YYYY-MM-DD`, with its words, and whether they name the day. */
export type Deadline = { words: string; last: string; isDay: boolean }

/** The last days of the offers in an English text. */
export const deadlinesIn = (text: string): Deadline[] =>
  text.includes('20') ? text.split(/(?<=[.!?])\s+/).flatMap((sentence) => deadlineIn(sentence) ?? []) : []

/** The last day of an offer in an English sentence: an offer of a season ends with its year. */
export function deadlineIn(sentence: string): Deadline | undefined {
  if (!sentence.includes('20')) return undefined
  return offerIn(sentence) ?? priceListIn(sentence)
}

function priceListIn(sentence: string): Deadline | undefined {
  const [words, after, before] = priceList.exec(sentence) ?? []
  return words === undefined || history.test(sentence)
    ? undefined
    : { words, last: `${after ?? before}-12-31`, isDay: false }
}

function offerIn(sentence: string): Deadline | undefined {
  if (past.test(sentence)) return undefined
  const [invitation, ...ofEvent] = event.exec(sentence) ?? []
  if (invitation !== undefined) return { words: wordsOfDay(invitation), ...lastOf(partsOf(ofEvent)) }
  if (!(offer.test(sentence) || plan.test(sentence))) return undefined
  const [until, ...ofOffer] = deadline.exec(sentence) ?? []
  if (until !== undefined && isInPastClause(sentence, until, 'en')) return undefined
  const isPast =
    until !== undefined &&
    (Number(ofOffer.at(-1)) < firstYear || origin.test(sentence.slice(0, sentence.indexOf(until))))
  if (until !== undefined && !isPast) return { words: until, ...lastOf(partsOf(ofOffer)) }
  const [digits, first = '', second = '', yearAfter] = inDigits.exec(sentence) ?? []
  if (digits !== undefined) {
    const orders = [
      `${twoDigits(Number(second))}-${twoDigits(Number(first))}`,
      `${twoDigits(Number(first))}-${twoDigits(Number(second))}`,
    ]
    const last = orders
      .filter((each) => each <= '12-31')
      .sort()
      .at(-1)
    if (last !== undefined) return { words: digits, last: `${yearAfter}-${last}`, isDay: true }
  }
  const [words, monthOfYear, year] = season.exec(sentence) ?? []
  return words === undefined ? undefined : { words, ...lastOf({ month: capitalized(monthOfYear), year }) }
}

/** `on June 14, 2025` at the end of an invitation. */
const wordsOfDay = (invitation: string) => invitation.slice(invitation.lastIndexOf(' on ') + 1)

const capitalized = (word: string | undefined) => word && word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

type DateParts = { year: string | undefined; month?: string | undefined; day?: string | undefined }

/** The groups of `dated`, with the year after it. */
const partsOf = ([monthFirst, dayAfter, dayFirst, monthAfter, year]: (string | undefined)[]): DateParts => ({
  month: monthFirst ?? monthAfter,
  day: dayAfter ?? dayFirst,
  year,
})

/** The last day of a date: that of a month or a year, if it names no more. */
function lastOf({ year, month: name, day }: DateParts): Pick<Deadline, 'last' | 'isDay'> {
  if (name === undefined) return { last: `${year}-12-31`, isDay: false }
  const number = monthNames.indexOf(name) + 1
  const end = new Date(Date.UTC(Number(year), number, 0)).getUTCDate()
  return { last: `${year}-${twoDigits(number)}-${twoDigits(Number(day ?? end))}`, isDay: day !== undefined }
}

import { monthNames, twoDigits } from './month-names.ts'

const deadline = new RegExp(
  `\\b(?:[Bb]efore|[Uu]ntil|[Tt]hrough|[Bb]y|[Ee]nds?(?: on)?|expires?(?: on)?) (?:(${monthNames.join('|')}) (\\d{1,2})(?:st|nd|rd|th)?,? )?(20\\d\\d)\\b`,
)
/** `by 31/01/2025`, `until 31.01.2025`: which of the first two is the month does not matter if both are over. */
const inDigits =
  /\b(?:before|until|through|by|ends?(?: on)?|expires?(?: on)?|hasta el|antes del) (\d{1,2})[/.](\d{1,2})[/.](20\d\d)\b/
const season = new RegExp(`\\b(?:spring|summer|fall|autumn|winter|${monthNames.join('|')}) (20\\d\\d)\\b`, 'i')
/** `Prices for 2023`, `our 2023 rates`, `2023 Price List`: not "prices as of 2023", which may be those of today. */
const priceList =
  /\b(?:prices?|rates|fees|pricing|price list|hours|schedule)(?: (?:is|are))?(?: valid| good)?(?: for)? (20[1-9]\d)(?=[.,;:)!?]|\s*$| (?:and|are|is|have|has|below|here)\b)|(?:^|\b(?:our|these|all|current|see) )(20[1-9]\d) (?:prices|rates|fees|pricing|price list|catalog|catalogue|schedule)\b/i
/** Words of a sentence about prices elsewhere, or in other years. */
const history =
  /\b(?:was|were|rose|risen|fell|grew|averaged?|median|typical|compared|than|survey|study|report|source|data|according|inflation|index|since|market|national|industry|between|interest|mortgage)\b/i
const offer =
  /\b(?:book|save|offers?|discounts?|specials?|available|open|valid|expires?|waives?|waived)\b|(?:%|percent|\$\d+|half|dollars?) off\b|\bhalf[- ]price\b/i

/** `Window washing is coming in spring 2026`, `will open in May 2026`: not `since opening in May 2016`. */
const plan =
  /\b(?:is|are) (?:coming|opening|launching|arriving|starting|planned)\b|(?:^|[:–—] )[Cc]oming (?:in )?(?=\w+ 20)|\bwill (?:open|start|begin|launch|arrive|be (?:open|ready|available))\b/

/** An offer of which a text says that it is over. */
const past = /\b(?:ran|lasted|ended|expired|(?:was|were) (?:available|valid|open))\b/i

/** Words before a year that is not an end: `homes built before 2000`. */
const origin =
  /(?:built|made|installed|constructed|erected|homes?|houses?|buildings?|roofs?|systems?|from)(?: on or)? $/i
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
  if (past.test(sentence) || !(offer.test(sentence) || plan.test(sentence))) return undefined
  const [until, month, day, year = ''] = deadline.exec(sentence) ?? []
  const isPast =
    until !== undefined && (Number(year) < firstYear || origin.test(sentence.slice(0, sentence.indexOf(until))))
  if (until !== undefined && !isPast) {
    const last = month === undefined ? '12-31' : `${twoDigits(monthNames.indexOf(month) + 1)}-${twoDigits(Number(day))}`
    return { words: until, last: `${year}-${last}`, isDay: month !== undefined }
  }
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
  const [words, ofSeason] = season.exec(sentence) ?? []
  return words === undefined ? undefined : { words, last: `${ofSeason}-12-31`, isDay: false }
}

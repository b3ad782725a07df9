import { wholeNumberOf } from '../../../core/text/number-words.ts'
import { workers } from '../../../core/text/workers.ts'

const hour = '(?:\\d{1,2}(?::\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const half = "(?:(?: o[’']clock)?(?: ?[ap]\\.?m\\b| at night| in the (?:early )?(?:morning|afternoon|evening)))"
const time = `(midnight|noon|${hour}${half})`
/** The first of two times may leave its half of the day to the second. */
const timeOrHour = `(midnight|noon|${hour}${half}?)`

const who = `(?:we|our ${workers}|(?:the|a|our) (?:crew|team))`
const verbs =
  '(?:works?|cleans?|comes?|arrives?|starts?|begins?|operates?|visits?|drives?|paints?|repairs?|installs?|mows?|moves?|finish(?:es)?|(?:are|is) (?:available|on the road|at work|out))'
/** `We plan hours between ten at night and four in the morning`, `our crews come from 11 PM to 5 AM`. */
const span = new RegExp(
  `\\b(?:${who} ${verbs}|(?:we|our) [^.;:!?]{0,160}?\\b(?:hours|visits?|appointments?))\\b[^.;:!?]{0,60}?\\b(?:between|from) ${timeOrHour} (?:and|to|until|till) ${timeOrHour}\\b`,
  'i',
)
/** `Our crews start at four in the morning`, `we work until midnight`. */
const single = new RegExp(
  `\\b${who} ${verbs} (?:[\\w’]+ ){0,4}?(?:at|from|until|till|after|before|around|by|as (?:early|late) as) ${time}`,
  'i',
)
/** Times of others, and what is not done at that time. */
const ofOthers =
  /\b(?:quiet|noise|check-?ins?|check-?outs?|towing|tow|parking|curfew|guests?|bars?|bands?|storms?|freez\w*|frost|snow|traffic|deliver\w*|gates?|tenants?|neighbou?rs?|phones?|calls?|lights?)\b/i

/** From and until when it is night, in minutes: a company that works by day may begin early and end late. */
const night = { from: 21 * 60 + 30, to: 5 * 60 }

/** Words of an English sentence by which the company works at a time of the night. */
export function nightHoursIn(sentence: string): string | undefined {
  if (ofOthers.test(sentence)) return undefined
  const [inSpan, from = '', to = ''] = span.exec(sentence) ?? []
  if (inSpan !== undefined && (isOfNight(from) || isOfNight(to)))
    return inSpan.slice(inSpan.search(/\b(?:between|from) (?!.*\b(?:between|from) )/i))
  const [words, at = ''] = single.exec(sentence) ?? []
  return words !== undefined && isOfNight(at) ? words : undefined
}

function isOfNight(words: string): boolean {
  if (/^noon/i.test(words)) return false
  if (/^midnight/i.test(words)) return true
  const [number = '', minutes = '0'] = (words.split(/[\s]|(?<=\d)(?=[ap])/i)[0] ?? '').split(':')
  const value = (wholeNumberOf(number) || Number(number)) % 12
  const isAfternoon = /p\.?m|afternoon|evening/i.test(words) || (/at night/i.test(words) && value >= firstOfEvening)
  // Without its half of the day it may be any.
  if (!isAfternoon && !/a\.?m|morning|at night/i.test(words)) return false
  const minute = (value + (isAfternoon ? 12 : 0)) * 60 + Number(minutes)
  return minute >= night.from || minute < night.to
}

/** `Six at night` is in the evening, `three at night` is not. */
const firstOfEvening = 6

import { aName } from '../../../core/text/a-name.ts'
import { isEnglishWord } from '../../../core/text/english-words.ts'
import { about, atLeast, wholeNumber } from '../../../core/text/number-words.ts'

/** Words of a company about itself. */
const ofCompany = /\{|(?<!\p{L})(?:we|our|us|nos|nosotros|nuestr[oa]s?|\p{Ll}+[aei]mos|equipo|empresa)(?!\p{L})/iu
/** `In all 88 counties of Ohio`, `en los 88 condados de Ohio` */
const ofState = new RegExp(`(?:${wholeNumber} counties|condados) (?:of|in|de) \\p{Lu}`, 'u')
/** `Lane Electric reads meters in 24 counties` */
const acting = new RegExp(`^(?:The |El |La )?${aName} \\p{Ll}+ `, 'u')
const hasCounted = new RegExp(
  `\\b${aName} (?:has|have|lists|covers) (?:(?:${atLeast}|${about}) )?${wholeNumber}\\b`,
  'u',
)

/**
 * Whether a sentence that counts counties, towns or services is about a state or another company. Its subject is another
 * name than that of the company, and it has no word of the company about itself.
 */
export function isCountOfOther(sentence: string, company: string): boolean {
  const subject = hasCounted.exec(sentence)?.[1]
  if (subject !== undefined && !/^(?:We|Our|They|It)\b/.test(subject) && !company.includes(subject)) return true
  if (ofCompany.test(sentence)) return false
  const name = acting.exec(sentence)?.[1]
  if (name === undefined) return ofState.test(sentence)
  const isOwn = company.split(' ').some((word) => name.includes(word))
  return (
    !isOwn &&
    (ofState.test(sentence) || (name.includes(' ') && !isEnglishWord(name.split(' ')[0]?.toLowerCase() ?? '')))
  )
}

const ownOffices = new RegExp(
  [
    `\\b(?:our|these|(?:we|company|business|firm) (?:now |also )?(?:has|have|runs?|keeps?|opened)|from|(?:^|, |(?:company|business|firm|team) )with|`,
    `(?:counties|towns|cities|communities|crews|people|cleaners|technicians|vans|trucks),? and) `,
    `(?:(?:all|our|of|the|${atLeast}|${about}) )*${wholeNumber} (?:(?:local|own|branch|regional|staffed|separate|small|full|permanent) )?offices\\b`,
    `(?! (?:on|under|as|that|which|whose|to|we|every|with (?:a )?(?:plan|contract|agreement)s?)\\b)`,
  ].join(''),
  'i',
)

/** `We work from two offices`, `five crews and two offices`. An office of a customer is cleaned: `620 homes and 41 offices`. */
export const countsOwnOffices = (sentence: string): boolean => ownOffices.test(sentence)

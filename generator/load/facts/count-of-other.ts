import { aName } from '../../core/text/a-name.ts'
import { wholeNumber } from '../../core/text/number-words.ts'

const counted = new RegExp(`\\b${aName} (?:has|have|lists|covers) ${wholeNumber}\\b`, 'u')

/** `Ohio has 88 counties`: the subject has another name than the company. */
export function isCountOfOther(sentence: string, company: string): boolean {
  const subject = counted.exec(sentence)?.[1]
  return subject !== undefined && !/^(?:We|Our|They|It)\b/.test(subject) && !company.includes(subject)
}

import { oneLine } from '../../core/text/one-line.ts'
import type { Records } from '../records.ts'
import type { Fact } from './fact.ts'
import type { FactCode } from './fact-codes.ts'
import { subjectWordsOf } from './languages/subject-words.ts'

/** Facts about what a sentence says of the company or of a place: `Seguín` may be a person. The others compare fields or spelling. */
const statements: ReadonlySet<FactCode> = new Set<FactCode>([
  'count-in-text-differs',
  'county-seat-differs',
  'distance-in-text-differs',
  'experience-differs',
  'figures-differ',
  'hours-in-text-differ',
  'place-name-misspelt',
  'policy-numbers-differ',
  'population-in-text-differs',
  'price-in-text-differs',
  'price-unit-differs',
  'statement-reversed',
  'text-of-another-place',
  'text-of-another-region',
  'text-of-another-service',
  'text-of-another-trade',
  'time-zone-elsewhere',
])

/** Words of a label, which has no room for another subject: `15+ years of experience`. */
const mostWordsOfLabel = 4

/**
 * The facts, those about a sentence as warnings if the sentence may be about something else than the company or the place of
 * its text: about the past, another thing beside it, or a part of the company. Such a text may be right, and must not stop a build.
 */
export function withCertainty(facts: readonly Fact[], { language }: Records): Fact[] {
  const words = subjectWordsOf(language.tag)
  if (!words) return [...facts]
  const isOfOther = (sentence: string, stated: string) => {
    const rest = sentence.replace(oneLine(stated), '…')
    return words.past.test(rest) || words.contrast.test(rest) || words.part.test(rest)
  }
  const hasSubject = ({ code, record }: Fact, sentence: string) =>
    code === 'policy-numbers-differ' ||
    ofPlace.test(record) ||
    sentence.split(' ').length <= mostWordsOfLabel ||
    words.own.test(sentence)
  return facts.map((found) => {
    const { code, severity, sentence, words: stated = '' } = found
    if (severity !== 'error' || sentence === undefined || !statements.has(code)) return found
    return hasSubject(found, sentence) && !isOfOther(sentence, stated) ? found : { ...found, severity: 'warning' }
  })
}

/** Records whose sentences are about their place unless they name another subject. */
const ofPlace = /(?:^|\/)(?:cities|counties|offices)\//

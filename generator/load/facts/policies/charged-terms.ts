import { literal } from '../../../core/text/literal.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { sentencesOf } from '../texts.ts'
import { policyTexts } from './repeating-texts.ts'
import { policyOn, stems } from './subjects.ts'

/** A share or a sum that customers pay. */
export const charge = /(?<!\d)[1-9]\d*(?:[.,]\d+)?\s?(?:%|[$£€])|[$£€]\s?[1-9]/
export const free =
  /\b(?:free(?: of charge)?|no (?:fee|charge)|without (?:a )?(?:fee|charge)|costs? nothing|not charged)\b|(?<!\p{L})(?:gratis|gratuit[oa]s?|sin (?:coste|costo|cargo|recargo)|no (?:se )?(?:cobra|cobramos|cuesta))(?!\p{L})/iu
/** Fewest words of a case that a clause is about if it has them. */
const fewestWords = 2

/** `A same-day cancellation is free of charge`, where the policy has `The same day: 100% of the booked price`. */
export function checkCharged(sources: FactSources): Fact[] {
  const cases = sources.site.value.policies.flatMap(({ subject, terms }) =>
    terms.flatMap(({ when, outcome }) => {
      const words = when.replace(/^(?:the|an?|el|la|los|las|si) /i, '').split(' ')
      // With a number, `48 hours` may be before or after.
      if (!charge.test(outcome) || free.test(outcome) || /\d/.test(when) || words.length < fewestWords) return []
      return [
        { subject, outcome, pattern: new RegExp(`(?<!\\p{L})${words.map(literal).join('[ -]')}(?!\\p{L})`, 'iu') },
      ]
    }),
  )
  if (cases.length === 0) return []
  return policyTexts(sources).flatMap((field) =>
    sentencesOf(free.test(field.text) ? field.text : '').flatMap((sentence) => {
      const [words] = free.exec(sentence) ?? []
      if (words === undefined) return []
      const about = `${field.about} ${sentence}`
      const isAbout = (subject: string) =>
        new RegExp(`(?:^|[^a-z])(?:${stems[subject] ?? literal(subject)})`, 'i').test(about)
      return sentence.split(/[,;:] /).flatMap((clause) => {
        const found = cases.find(({ subject, pattern }) => pattern.test(clause) && isAbout(subject))
        const [stated] = free.exec(clause) ?? []
        if (!found || stated === undefined) return []
        const what = `The text says "${stated}", but the policy on ${found.subject} has "${found.outcome}".`
        const fix = 'Correct the text, or the policy in site.yaml.'
        const subject = policyOn(found.subject)
        return [fact(field.record, field.path, { code: 'policy-numbers-differ', what, fix, subject }, stated)]
      })
    }),
  )
}

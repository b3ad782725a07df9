import { literal } from '../../../core/text/literal.ts'
import { wholeNumber } from '../../../core/text/number-words.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { sentencesOf } from '../texts.ts'
import { deadlines, knownIn, measure, measures } from './measures.ts'
import { policyTexts } from './repeating-texts.ts'
import { policyOn } from './subjects.ts'

/** Words of a term, beside its number, from which a sentence with all of them says the same. Fewest letters of one. */
const [fewestWords, fewestLetters] = [2, 4]
/** Letters in which the forms of a word agree: `scheduled`, `scheduling`. */
const stem = 6
/** Words that a sentence may have within a term: `visit takes place within`, `30 days’ written notice`. */
const between = "[’']?(?:\\s+[\\p{L}-]+){0,3}?\\s+"
/** Words of the case of a term that tell it from no other. */
const ofAnyTerm = /\b(?:services?|visits?|customers?|clients?|company|before|after|their|there|these|which|while)\b/gi

/**
 * A sentence with the words of a term and another number: `Schedule at least 72 hours ahead`, where the policy has `At
 * least 24–48 hours ahead`, or another unit: `Tell us within 24 days`, where the policy has hours. No policy has that
 * time, and the sentence, or its question, has a word of the policy.
 */
export function checkPhrases(sources: FactSources): Fact[] {
  const { policies } = sources.site.value
  const isKnown = knownIn(
    policies
      .flatMap(({ statement, terms }) => [
        statement,
        ...terms.flatMap(({ when, outcome }) => [when, withoutKind(outcome)]),
      ])
      .join('. '),
  )
  const phrases = policies.flatMap((policy) => policy.terms.flatMap((term) => phraseOf(term, policy)))
  if (phrases.length === 0) return []
  return policyTexts(sources).flatMap((field) =>
    sentencesOf(field.text).flatMap((sentence) => {
      const said = withoutKind(sentence)
      const about = `${field.about} ${said}`.toLowerCase()
      return phrases.flatMap(({ pattern, hint, subject, outcome, words }) => {
        if (hint !== undefined && !about.includes(hint)) return []
        const [stated] = pattern.exec(said) ?? []
        if (stated === undefined || !words.some((word) => about.includes(word))) return []
        const odd = [...measures(stated), ...deadlines(stated)].find((each) => !isKnown(each))
        if (!odd) return []
        const what = `The text says "${odd.words}", but the policy on ${subject} has "${outcome}".`
        const fix = 'Correct the text, or the policy in site.yaml.'
        const code = 'policy-numbers-differ'
        const written = field.text.includes(odd.words) ? odd.words : odd.words.split(' ', 1)[0]
        return [fact(field.record, field.path, { code, what, fix, subject: policyOn(subject) }, written)]
      })
    }),
  )
}

type Policy = FactSources['site']['value']['policies'][number]

/** `3 business days` as 3 days. */
const withoutKind = (text: string) => text.replace(/ (?:business|working|calendar) (?=days?\b)/g, ' ')

const timeUnit = /^(?:minute|hour|day|week|month)$/
const anyUnit = '(?:minute|hour|day|week|fortnight|month)s?'
/** `Within a week`, `within half an hour`. */
const withoutNumber = '(?:half )?an?'

/** The pattern of a term with one number or range, in any number. */
function phraseOf({ when, outcome: written }: Policy['terms'][number], { subject, title, statement }: Policy) {
  const outcome = withoutKind(written)
  const [found, ...others] = outcome.matchAll(measure)
  if (!found || others.length > 0) return []
  const [words, low = '', high, unit = ''] = found
  const [before = '', after = ''] = outcome.split(words)
  const [first, last] = [before, after].map((part) => part.toLowerCase().match(/\p{L}[\p{L}-]*/gu) ?? [])
  const own = [...(first ?? []), ...(last ?? [])]
  if (own.filter(({ length }) => length >= fewestLetters).length < fewestWords) return []
  const number = `${wholeNumber}(?:\\s?[–-]\\s?\\d+)?[\\s-]?`
  const one = unit.toLowerCase().replace(/s$/, '')
  const isTime = timeUnit.test(one)
  const counted =
    isTime && high === undefined ? `(?:${number}|${withoutNumber} )${anyUnit}` : `${number}${literal(one)}s?`
  const parts = [...(first ?? []).map(literal), counted, ...(last ?? []).map(literal)]
  // A range is rare enough without its words: `24–48 days`.
  const inOtherUnit = isTime && high !== undefined ? `|${low}\\s?[–-]\\s?${high}[\\s-]?${anyUnit}` : ''
  const ofPolicy =
    `${subject} ${title} ${statement} ${when.replace(ofAnyTerm, '')}`.toLowerCase().match(/\p{L}{5,}/gu) ?? []
  return [
    {
      subject,
      outcome: written,
      // Found without the pattern, which takes longer. A range may be without these words.
      hint: high === undefined ? own.find(({ length }) => length >= fewestLetters) : undefined,
      pattern: new RegExp(`(?<![\\p{L}\\d])(?:${parts.join(between)}${inOtherUnit})(?!\\p{L})`, 'iu'),
      words: ofPolicy.filter((word) => !own.includes(word) && !word.startsWith(one)).map((word) => word.slice(0, stem)),
    },
  ]
}

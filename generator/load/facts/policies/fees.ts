import { type Fact, type FactSources, fact, shortList } from '../fact.ts'
import { numberOf } from '../prices/amounts.ts'
import { matchesOf, sentencesOf } from '../texts.ts'
import { policyTexts } from './repeating-texts.ts'
import { isOtherTerm, policyOn, stems } from './subjects.ts'

/** `Restaurants pay $425 each, and you can cancel at any time`: the clause of the sum is complete without the subject. */
function isInOtherClause(sentence: string, words: string, subjects: readonly { pattern: RegExp }[]): boolean {
  const clauses = sentence.split(/; |, (?=(?:and|but) (?:you|we|they|it)\b|(?:y|pero|aunque) )/)
  const own = clauses.find((clause) => clause.includes(words)) ?? ''
  const isAbout = (clause: string) => subjects.some(({ pattern }) => pattern.test(clause))
  return charged.test(own) && !isAbout(own) && clauses.some(isAbout)
}
const charged = /\b(?:pays?|costs?|is|are|pagan?|cuestan?)\b/

const fee = /\b(?:fees?|charges?|charged|costs?|pay|recargos?|cargos?|coste|cuesta|cobra\w*)(?!\p{L})/iu
const sum = /[$€£]\s?(\d[\d.,]*\d|\d)|(\d[\d.,]*\d|\d)\s?[$€£]/g
const sumsIn = (text: string) =>
  matchesOf(text, sum).map(([words, after, before = '']) => ({ words, amount: numberOf(after ?? before) }))

/** `$29 a month`, a price that is paid again and again, is no fee of a policy. */
const paidAgain =
  /(?:[$£€]\s?[\d.,]+|[\d.,]+\s?[$£€])(?: ?\/ ?|,? (?:an?|per|each|every|al|por|cada) )(?:week|month|quarter|year|season|semana|mes|trimestre|año|temporada)\b/giu

/** A subject that its own word names, if the policy has a single sum: `desplazamiento`. */
const singleWord = /^\p{L}{6,}$/u

/** `A trip fee of $79`, where the policy has $49. */
export function checkFees(sources: FactSources): Fact[] {
  const { policies } = sources.site.value
  const subjects = [...new Set(policies.map(({ subject }) => subject))].flatMap((subject) => {
    const own = policies.filter((policy) => policy.subject === subject)
    const sums = own.flatMap(({ statement, terms }) =>
      [statement, ...terms.map(({ outcome }) => outcome)].flatMap(sumsIn),
    )
    const isOneSum = new Set(sums.map(({ amount }) => amount)).size === 1
    const word = isOneSum && singleWord.test(subject) ? subject : undefined
    const stem = stems[subject] ?? word
    return stem === undefined || sums.length === 0
      ? []
      : [{ subject, sums, isNamedByWord: stem === word, pattern: new RegExp(`(?:^|[^a-z])(?:${stem})`, 'i') }]
  })
  if (subjects.length === 0) return []
  return policyTexts(sources).flatMap((field) =>
    sentencesOf(field.text).flatMap((sentence) => {
      const meant = subjects.filter(
        ({ pattern, subject }) => pattern.test(`${field.about} ${sentence}`) && !isOtherTerm(subject, sentence, field),
      )
      const known = meant.flatMap(({ sums }) => sums)
      if (known.length === 0 || !fee.test(`${field.about} ${sentence}`)) return []
      const odd = sumsIn(sentence.replace(paidAgain, '')).find(({ amount }) =>
        known.every((each) => each.amount !== amount),
      )
      if (!odd || isInOtherClause(sentence, odd.words, meant)) return []
      // A longer answer may have other sums, too.
      if (meant.some(({ isNamedByWord }) => isNamedByWord) && sumsIn(field.text).length > 1) return []
      const what = `The text says "${odd.words}", but the policy on ${meant[0]?.subject} has ${shortList([...new Set(known.map(({ words }) => words))])}.`
      const fix = 'Correct the text, or the policy in site.yaml.'
      const subject = policyOn(meant[0]?.subject ?? '')
      return [fact(field.record, field.path, { code: 'policy-numbers-differ', what, fix, subject }, odd.words)]
    }),
  )
}

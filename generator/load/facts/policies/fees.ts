import { type Fact, type FactSources, fact, shortList } from '../fact.ts'
import { numberOf } from '../prices/amounts.ts'
import { type FieldText, matchesOf, sentencesOf, textsOf } from '../texts.ts'
import { policyTexts } from './repeating-texts.ts'
import { isOtherTerm, policyOn, stems, textsOfPolicy } from './subjects.ts'

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

/** A subject that names a fee: `travel-fee`. */
const feeSubject = /^[a-z]+(?:-[a-z]+)*-(?:fee|charge|surcharge)$/
/** `a travel fee of $`, `the travel fee is only £`, `the $45 travel fee`: the sum that a text gives for a fee. */
const sumFor = (subject: string) => {
  const words = subject.split('-').join('[ -]')
  return new RegExp(
    `(?<!\\b(?:no|old|former|previous) )\\b${words}s?(?: (?:there|here))?(?: (?:of|is|stays at|comes to|costs)|,|:)? (?:only |just |a flat |a |another )?[$€£]\\s?(\\d[\\d.,]*\\d|\\d)(?![\\d.,]*\\d)(?! ?(?:(?:an?|per|each|for each|for every) |\\/ ?)(?!visit|trip|job|call)\\p{L})|[$€£]\\s?(\\d[\\d.,]*\\d|\\d) ${words}\\b`,
    'giu',
  )
}

/** `The travel fee is $54`, where the policy has $45, also in a text about a place. */
export function checkNamedFees(sources: FactSources): Fact[] {
  const { policies } = sources.site.value
  const { cities, counties } = sources.records.folders
  const named = [...new Set(policies.map(({ subject }) => subject))].filter((subject) => feeSubject.test(subject))
  if (named.length === 0) return []
  const fields = [
    ...policyTexts(sources),
    ...[...cities, ...counties].flatMap((record) => textsOf(record)),
    ...sources.records.cities.flatMap((row): FieldText[] => [
      { record: row, path: ['description'], text: row.value.description },
    ]),
  ]
  return named.flatMap((subject) => {
    const own = policies.filter((policy) => policy.subject === subject)
    const known = own.flatMap((policy) => textsOfPolicy(policy).flatMap(sumsIn))
    const pattern = sumFor(subject)
    if (known.length === 0) return []
    return fields.flatMap(({ record, path, text }) =>
      matchesOf(text, pattern).flatMap(([words, after, before = '']) => {
        const amount = numberOf(after ?? before)
        if (known.some((each) => each.amount === amount)) return []
        const what = `The text says "${words}", but the policy on ${subject} has ${shortList([...new Set(known.map((each) => each.words))])}.`
        const fix = 'Correct the text, or the policy in site.yaml.'
        return [fact(record, path, { code: 'policy-numbers-differ', what, fix, subject: policyOn(subject) }, words)]
      }),
    )
  })
}

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

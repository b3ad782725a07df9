import type { Fact, FactSources } from '../fact.ts'
import { amountsIn, numberOf } from '../prices/amounts.ts'
import { type FieldText, matchesOf } from '../texts.ts'
import { checkStated, type Stated } from './stated-terms.ts'

/** What a policy says that something costs: `Typical house clean` is `$100–300`. */
type Term = {
  path: PropertyKey[]
  words: readonly string[]
  amounts: ReadonlySet<number>
  /** Amounts of its condition: `Jobs under $250`. */
  limits: ReadonlySet<number>
  outcome: string
  /** What a sentence about the subject of the policy has, if that is known: a deposit is not the price of the thing. */
  subject: RegExp | undefined
}

/** Fewest words of a term. A text with all of them is about the term. */
const fewestWords = 3

/** Amounts that a policy gives for something, and other amounts for the same in texts. */
export function checkPricedTerms(sources: FactSources, texts: readonly FieldText[]): Fact[] {
  return termsOf(sources).flatMap((term) => {
    const stated = texts.flatMap((field) => statedIn(field, term))
    const differing = new Set(stated.flatMap(({ field, isRight }) => (isRight ? [] : [field])))
    // The policy may say the same twice, and a range may begin with the same amount.
    const own = stated.filter(
      ({ field, isRight }) => !isRight || (field.path[0] !== 'policies' && !differing.has(field)),
    )
    return checkStated(
      sources,
      { code: 'price-in-text-differs', severity: 'error', path: term.path, has: term.outcome },
      own,
    )
  })
}

const termsOf = ({ site }: FactSources): Term[] =>
  site.value.policies.flatMap(({ subject, terms }, policy) =>
    terms.flatMap(({ when, outcome }, index) => {
      const amounts = amountSet(outcome)
      const words: string[] = when.toLowerCase().match(/\p{L}{3,}/gu) ?? []
      const path = ['policies', policy, 'terms', index, 'outcome']
      return amounts.size === 0 || words.length < fewestWords
        ? []
        : [{ path, words, amounts, limits: amountSet(when), outcome, subject: patternOf(subject) }]
    }),
  )

/** All sums of a text, also those of fees: `a travel fee of $15`. */
const sumsIn = (text: string) => matchesOf(text, /\p{Sc}\s?(\d[\d,.]*)/gu).map(([, digits = '']) => numberOf(digits))

const amountSet = (text: string) => new Set(amountsIn(text).map(({ amount }) => amount))

/** Words that all sentences about the subject of a policy have; undefined for subjects that are said in many ways. */
const patternOf = (subject: string) => (subject === 'deposit' ? aboutDeposit : undefined)
const aboutDeposit =
  /\b(?:deposit|down payment|up front|upfront|in advance|(?:on|when|at|to) book(?:ing)?|prepa\w+|ahead)\b/i

/** The amounts in the sentences of a text that are about a term. */
function statedIn(field: FieldText, term: Term): Stated[] {
  return amountsIn(field.text).flatMap(({ words, amount, sentence }) => {
    if (!term.words.every((word) => sentence.toLowerCase().includes(word))) return []
    if (term.limits.has(amount) || (term.subject && !term.subject.test(sentence))) return []
    const isRight = term.amounts.has(amount)
    // A sentence that has the price of the policy goes on to another one.
    const all = new Set([...amountSet(sentence), ...sumsIn(sentence)])
    return isRight || ![...term.amounts].every((each) => all.has(each)) ? [{ field, words, value: words, isRight }] : []
  })
}

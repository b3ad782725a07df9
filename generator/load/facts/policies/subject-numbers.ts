import { isLaterStep } from '../../../core/text/later-steps.ts'
import { type Fact, type FactSources, fact, shortList } from '../fact.ts'
import { sentencesOf } from '../texts.ts'
import { countsFromOrder, isAfterOrder } from './after-order.ts'
import { deadlines, isSameTime, type Measure, measures, type Time } from './measures.ts'
import { policyTexts } from './repeating-texts.ts'
import { isOtherTerm, policyOn, shareIn, subjectsOf, textsOfPolicy } from './subjects.ts'
import { isOfMaker, isOtherWarranty } from './warranted-things.ts'

/** Subjects of what the company promises of its work. `A written quote is good for 60 days` is about a price. */
const promises = new Set(['guarantee', 'warranty'])
const ofQuote =
  /\b(?:quotes?|quotations?|estimates?|bids?|prices?|offers?)\b.*\b(?:good|valid|holds?|held|stands?|fixed|honou?red)\b/i

type Meant = ReturnType<typeof subjectsOf>[number]

/** A sentence that names subjects of policies has only numbers of policies of these subjects. */
export function checkTexts(sources: FactSources): Fact[] {
  const { policies } = sources.site.value
  const subjects = subjectsOf(policies)
  const isFromOrder = ({ subject }: { subject: string }) =>
    policies.some((policy) => policy.subject === subject && textsOfPolicy(policy).some(countsFromOrder))
  const ofPolicies = policies.flatMap(textsOfPolicy).join('. ')
  const inAnyPolicy = new Set(measures(ofPolicies).map(({ key }) => key))
  const ofOthers = deadlines(ofPolicies)
  return policyTexts(sources).flatMap((field) => {
    /** Numbers that were reported in this text: `With 72+ hours …. Under 72 hours …` is one mistake. */
    const reported = new Set<string>()
    return sentencesOf(field.text).flatMap((sentence) => {
      const meant = subjects.filter(
        ({ pattern, subject }) => pattern.test(`${field.about} ${sentence}`) && !isOtherTerm(subject, sentence, field),
      )
      if (meant.length === 0) return []
      if (meant.some(({ subject }) => subject === 'warranty') && isOtherWarranty(sentence, sources)) return []
      if (meant.some(({ subject }) => promises.has(subject)) && isOfMaker(sentence, sources, field.about)) return []
      if (meant.every(({ subject }) => promises.has(subject)) && ofQuote.test(sentence)) return []
      // A sentence about several subjects may have the numbers of each.
      const subject = meant.map((each) => each.subject).join(' and ')
      const known = new Map(meant.flatMap((each) => [...each.known]))
      const odd = measures(sentence).filter(
        (each) =>
          !meant.some(({ isKnown }) => isKnown(each)) &&
          !isLengthOfWork(sentence, each.words) &&
          !isHalf(sentence, each.key, known) &&
          !isDiscount(sentence, each.words) &&
          meant.every(({ units }) => units.has(each.key.split(' ')[1] ?? '') || isOtherUnit(each.key, known)) &&
          !meant.some((policy) => isMore(each, policy.known) && isLaterStep(sentence, each.words, policy)) &&
          !(inAnyPolicy.has(each.key) && isOfOtherClause(sentence, each.words, meant)) &&
          !isOfOtherPolicy(sentence, each, meant, policies),
      )
      if (odd.length === 0) {
        const late = deadlines(sentence).find(
          (each) =>
            !meant.some(({ isKnown }) => isKnown(each)) &&
            !ofOthers.some((other) => isSameTime(each, other)) &&
            !isLengthOfWork(sentence, each.words) &&
            isOfSubject(sentence, each, field.about, meant),
        )
        if (late) odd.push({ key: late.words, words: late.words })
      }
      const isNew = odd.some(({ key }) => !reported.has(key))
      for (const { key } of odd) reported.add(key)
      return odd.slice(0, isNew ? 1 : 0).map(({ words }) =>
        fact(
          field.record,
          field.path,
          {
            code: 'policy-numbers-differ',
            severity: isAfterOrder(sentence, words) && !meant.some(isFromOrder) ? 'warning' : 'error',
            what: `The text says "${words}", but the policy on ${subject} has ${shortList([...new Set(known.values())])}.`,
            fix: 'Correct the text, or the policy in site.yaml.',
            subject: policyOn(subject),
          },
          withTwoBefore(sentence, words),
        ),
      )
    })
  })
}

/**
 * `The 30 days are for spots, the 24 hours are for anything we missed`: the clause that names the subject has its number, and
 * another clause one of another policy.
 */
function isOfOtherClause(sentence: string, words: string, meant: readonly Pick<Meant, 'pattern' | 'known'>[]): boolean {
  const clauses = sentence.split(/[,;:]\s/)
  if (clauses.length === 1) return false
  const isNamed = (clause: string) => meant.some(({ pattern }) => pattern.test(clause))
  const isStated = (clause: string) => measures(clause).some(({ key }) => meant.some(({ known }) => known.has(key)))
  return (
    clauses.some((clause) => isNamed(clause) && isStated(clause)) &&
    !clauses.some((clause) => clause.includes(words) && isNamed(clause))
  )
}

/**
 * `Damage has to be reported within 48 hours`, below the heading of a guarantee: the sentence does not name the subject, but
 * something that another policy says of its number. Or the words before the number do: `a restocking fee of 20%`.
 */
function isOfOtherPolicy(
  sentence: string,
  { key, words }: Measure,
  meant: readonly Meant[],
  policies: FactSources['site']['value']['policies'],
): boolean {
  // `{claim.guarantee} Damage has to be reported …` are two sentences, of which the first is elsewhere.
  const written = sentence.split(/\{claim\.[\w-]+\} (?=\p{Lu})/u).at(-1) ?? ''
  // `Invoices are due in 14 days, and deposits are only for jobs above £500.`
  const clause = written.split(/[,;:]\s/).find((each) => each.includes(words)) ?? written
  const isNamed = meant.some(({ pattern }) => pattern.test(clause))
  const named = wordsOf(isNamed ? (beforeNumber.exec(clause.slice(0, clause.indexOf(words)))?.[0] ?? '') : clause)
  const ofMeant = new Set(meant.flatMap(({ text }) => wordsOf(text)))
  return policies
    .filter(({ subject }) => !meant.some((each) => each.subject === subject))
    .flatMap(textsOfPolicy)
    .some(
      (text) =>
        measures(text).some((each) => each.key === key) &&
        wordsOf(text).some((word) => named.includes(word) && !ofMeant.has(word)),
    )
}

/** What a number is given for: `a restocking fee of`. */
const beforeNumber = /(?:\p{L}+ ){0,2}(?:fee|charge|surcharge|discount) of (?:only )?$/iu

/** The longer words of a text, in small letters. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{6,}/gu) ?? []

/** Where another statement begins: `Tell us within 24 hours and have it cleaned again within a fortnight`. */
const statementStart = /[,;] |(?<=^| )(?:and|but|or|then|so|while) /
/** The subject whose times `checkAnswerTimes` reads in every unit. */
const answers = 'quote-response'

/** `, within a fortnight`, of the statement before it. */
const isAlone = /^(?:all |and |always |usually |at (?:no cost|most),? )*(?:within|inside|no later|not later)\b/i

/**
 * Whether a time in another unit than those of a policy, as `within a fortnight`, is that of its subject: the statement
 * with it names the subject, and the policy has a time for it, too.
 */
function isOfSubject(sentence: string, { words }: Time, about: string, meant: readonly Meant[]): boolean {
  const statements = sentence.split(statementStart)
  const at = statements.findIndex((each) => each.includes(words))
  const own = statements[at] ?? ''
  const statement = isAlone.test(own.trim()) ? `${statements[at - 1]} ${own}` : own
  return meant.some(
    ({ subject, pattern, text }) =>
      subject !== answers && pattern.test(`${about} ${statement}`) && deadlines(text).length > 0,
  )
}

const worked =
  /\b(?:installed|replaced|fitted|built|painted|completed|finished|instalad[oa]s?|terminad[oa]s?|colocad[oa]s?|pintad[oa]s?) (?:in|en) (?:[\p{L}-]+ ){0,3}$/iu

/** `Installed in one or two days, with a warranty of ten years`: how long the work takes. */
const isLengthOfWork = (sentence: string, words: string) => worked.test(sentence.slice(0, sentence.indexOf(words)))

/** `If you book by March 31, you save 10% on the labor`, beside a deposit. */
function isDiscount(sentence: string, words: string): boolean {
  const at = sentence.indexOf(words)
  return savedBefore.test(sentence.slice(0, at)) || savedAfter.test(sentence.slice(at + words.length))
}
const savedBefore = /\b(?:saves?|saving|discounts? of|ahorra\p{L}*|descuento de(?:l)?)(?: you)?(?: up to)? $/iu
const savedAfter = /^ (?:off|discount|less|cheaper|menos|de descuento)(?!\p{L})/iu

/** `We keep half of it, which is 10% of the price`, of a deposit of 20 %. */
function isHalf(sentence: string, key: string, known: ReadonlyMap<string, string>): boolean {
  const [number, unit] = key.split(' ')
  return unit === '%' && /\bhalf\b|(?<!\p{L})mitad(?!\p{L})/iu.test(sentence) && known.has(`${2 * Number(number)} %`)
}

const times = /^(?:minute|hour|day|week|month|year)$/

/** `2 days` where the policy has `2 hours`, and nothing in days. */
function isOtherUnit(key: string, known: ReadonlyMap<string, string>): boolean {
  const [number, unit = ''] = key.split(' ')
  const same = [...known.keys()].filter((each) => each.startsWith(`${number} `) && times.test(each.split(' ')[1] ?? ''))
  return times.test(unit) && same.length > 0 && same.length === known.size
}

/** Whether a time is more than all of a policy in its unit. */
function isMore({ key }: Measure, known: ReadonlyMap<string, string>): boolean {
  const [number, unit = ''] = key.split(' ')
  const others = [...known.keys()].filter((each) => each.endsWith(` ${unit}`)).map((each) => Number(each.split(' ')[0]))
  return times.test(unit) && others.length > 0 && others.every((each) => Number(number) > each)
}

/** A sentence and its clauses. Each row of a table is a sentence. */
const clausesOf = (sentence: string): string[] =>
  sentence.includes('|') ? sentence.split('\n') : [sentence, ...sentence.split(/[,;:]\s/)]

/** Terms with one share for each time, such as 25% for 48 hours: a text that exchanges them has numbers that are all known. */
export function checkPairs(sources: FactSources): Fact[] {
  const subjects = subjectsOf(sources.site.value.policies).filter(({ shares }) => shares.size > 1)
  if (subjects.length === 0) return []
  return policyTexts(sources).flatMap((field) =>
    sentencesOf(field.text)
      .flatMap((sentence) => {
        const [meant, ...others] = subjects.filter(({ pattern }) => pattern.test(`${field.about} ${sentence}`))
        if (!meant || others.length > 0) return []
        return clausesOf(sentence).flatMap((clause) => {
          const pair = shareIn(clause)
          const known = pair && meant.shares.get(pair.time.key)
          if (!pair || !known || known.has(pair.share.key) || !meant.known.has(pair.share.key)) return []
          const what = `The text says "${pair.share.words}" for "${pair.time.words}", but the policy on ${meant.subject} has ${[...known.values()].join(' and ')}.`
          const fix = 'Correct the text, or the policy in site.yaml.'
          return [
            fact(
              field.record,
              field.path,
              { code: 'policy-numbers-differ', what, fix, subject: policyOn(meant.subject) },
              withTwoBefore(sentence, pair.share.words),
            ),
          ]
        })
      })
      .slice(0, 1),
  )
}

/** Words with the two before them, which tell their line from others with the same number. */
function withTwoBefore(sentence: string, words: string): string {
  const at = sentence.indexOf(words)
  return (/(?:\S+\s+){0,2}$/.exec(sentence.slice(0, at))?.[0] ?? '') + words
}

import { type Fact, type FactSources, fact } from '../fact.ts'
import { isEnglish } from '../texts.ts'

/** Words between a subject and its verb. */
const auxiliaries =
  "(?:(?:will|would|can|could|may|might|should|must|do|does|did|has|have|had|is|are|was|were|be|been|being|gets?|got|not|never|ever|just|simply|also|still|going|allowed|able|legally|suddenly)(?:n[’']t)? )*"
/** A word of a noun phrase, and its noun that is no visit, no customer and not the company. */
const word =
  "(?!(?:i|we|you|it|they|to|for|of|if|when|and|or|before|after|without|do|does|did|can|could|will|would|may|is|are|be|late|last)\\b)[\\w’'-]+"
const otherNoun = `(?:(?:insurance|utility|power|water|gas|phone|title|other) compan(?:y|ies)|(?!(?:visits?|appointments?|jobs?|bookings?|reservations?|orders?|services?|work|plans?|contracts?|subscriptions?|agreements?|estimates?|quotes?|crews?|teams?|technicians?|compan(?:y|ies)|offices?|customers?|clients?|members?|tenants?|owners?|homeowners?|\\w+ing)\\b)${word})`

/**
 * `Will my insurer cancel me?`, `if the city cancels the permit`, `the bank canceled my loan`, `noise-canceling`: what others
 * cancel, which is not an order of the company.
 */
const cancelledByOthers = new RegExp(
  [
    `\\b(?:my|our|your|the|an?|their|his|her|some|most) (?:${word} ){0,2}?${otherNoun} ${auxiliaries}(?:cancel(?:s|l?ed)?|reschedul(?:es?|ed))(?! (?:fees?|polic(?:y|ies)|charges?|terms|rules))\\b`,
    `\\b(?:insurers|banks|lenders|airlines|cities|schools|landlords|utilities) ${auxiliaries}(?:cancel(?:l?ed)?|reschedul(?:e|ed))\\b`,
    "\\bcancel(?:l?ed|l?ing|s)? (?:out|(?:my|our|your|the|an?|their) (?:[\\w’'-]+ )?(?:polic(?:y|ies)|coverage|insurance|loan|mortgage|flight|permit|licen[cs]e|claim|warrant(?:y|ies)|guarantee|trip|lease))\\b",
    '\\b(?:noise|odou?r|echo|sound)[ -]cancel\\w*',
  ].join('|'),
  'gi',
)

/** What a question asks for, and the words of which an answer to it has one. */
const kinds: readonly { asks: RegExp; answers: RegExp; ofOthers?: RegExp }[] = [
  {
    asks: /\bhow (?:often|frequently)\b/i,
    answers:
      /week|month|year|annual|quarter|daily|nightly|season|spring|summer|\bfall\b|autumn|winter|\b(?:every|each|once|twice|times|any time|often|regular(?:ly)?|frequen\w+|as needed|depends?|visits?)\b/i,
  },
  {
    asks: /\b(?:how|when|what|which|ways?)\b.*\b(?:pay|payments?)\b/i,
    answers:
      /\b(?:pay\w*|paid|cards?|cash|checks?|cheques?|invoic\w+|due|charg\w+|bill\w*|deposits?|transfers?|financ\w+|venmo|zelle|upfront|up front|money)\b/i,
  },
  {
    asks: /\b(?:cancel\w*|reschedul\w*)\b/i,
    ofOthers: cancelledByOthers,
    answers:
      /\b(?:cancel\w*|reschedul\w*|notice|fees?|charg\w+|chang\w+|mov(?:e|ed|ing)|call|text|phone|tell|let us know|hours?|days?|free)\b/i,
  },
]

/** `Can I cancel?` */
const asksWhether = /^(?:can|could|do|does|did|is|are|will|would|should|may|must|have|has|am)\b/i
const saysWhether = /\b(?:yes|no|never|always|of course|certainly|you (?:can|may|do|must|need))\b/i

/** Answers that are questions, and in English those that have no word of what their question asks for: two texts were exchanged. */
export function checkAnswers(sources: FactSources): Fact[] {
  const { faqs } = sources.records.documents
  if (!faqs) return []
  const asking = faqs.value.flatMap(({ question, answer }, index) => {
    if (question.includes('?') || !/^[^.!?]+\?$/.test(answer.trim())) return []
    const what = `The question is "${question.slice(0, mostShown)}…", and the answer "${answer.trim()}".`
    return [
      fact(faqs, [index, 'question'], {
        code: 'text-of-another-subject',
        severity: 'warning',
        what,
        fix: 'Exchange the two.',
      }),
    ]
  })
  return [...asking, ...(isEnglish(sources) ? unlikeQuestions(faqs) : [])]
}

function unlikeQuestions(faqs: NonNullable<FactSources['records']['documents']['faqs']>): Fact[] {
  return faqs.value.flatMap(({ question, answer }, index) => {
    const kind = kinds.find(
      ({ asks, ofOthers }) => asks.test(question) && (!ofOthers || asks.test(question.replace(ofOthers, '…'))),
    )
    if (!kind || kind.answers.test(answer) || (asksWhether.test(question) && saysWhether.test(answer))) return []
    return [
      fact(faqs, [index, 'question'], {
        code: 'text-of-another-subject',
        severity: 'warning',
        what: `The answer to "${question}" has no word of what the question asks for: "${answer.trim().slice(0, mostShown)}…".`,
        fix: 'Exchange it with the answer of another question, or answer the question.',
      }),
    ]
  })
}

/** Characters of an answer that a message shows. */
const mostShown = 50

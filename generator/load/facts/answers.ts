import { type Fact, type FactSources, fact } from './fact.ts'
import { isEnglish } from './texts.ts'

/** What a question asks for, and the words of which an answer to it has one. */
const kinds: readonly { asks: RegExp; answers: RegExp }[] = [
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
    answers:
      /\b(?:cancel\w*|reschedul\w*|notice|fees?|charg\w+|chang\w+|mov(?:e|ed|ing)|call|text|phone|tell|let us know|hours?|days?|free)\b/i,
  },
]

/** Answers that have no word of what their question asks for: two answers were exchanged. English alone. */
export function checkAnswers(sources: FactSources): Fact[] {
  const { faqs } = sources.records.documents
  if (!faqs || !isEnglish(sources)) return []
  return faqs.value.flatMap(({ question, answer }, index) => {
    const kind = kinds.find(({ asks }) => asks.test(question))
    if (!kind || kind.answers.test(answer)) return []
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

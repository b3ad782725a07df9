import { groupBy } from '../../../core/group-by.ts'
import { oneWorker, workers } from '../../../core/text/workers.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { isEnglish } from '../texts.ts'

/** Words in place of which others are read: ways to ask the same. */
const equal: readonly [pattern: RegExp, word: string][] = [
  [/^(what|how|when|where|why) (?:do|can|should|will|would|must|may) (?:(you)|i|we)\b/g, '$1 $2'],
  [/\b(?:what happens|what) if\b/g, 'if'],
  [
    /\b(?:how much (?:does|do|is|are|will|would)|what (?:does|do|will|would)(?= .*\bcosts?\b)|what (?:is|are) the (?:price|cost|rate)s? (?:of|for))\b/g,
    'price',
  ],
  [
    /^(?:is it (?:necessary|required) (?:for me )?to|am i (?:required|expected) to|must i|should i|do i (?:have|need|got) to|must (?:someone|somebody|anyone)|(?:does|do) (?:someone|somebody|anyone|an adult) (?:have|need) to)\b/g,
    'need',
  ],
  [/^(?:do|can|could|will|would) you (?:offer|provide|give|have)\b/g, 'offer'],
  [/^(?:do|can|could|will|would) you\b/g, 'you'],
  [/^(?:can|could|may|am i allowed to) i?\b/g, 'allowed'],
  [/\bbe (?:at home|in the house|there|present|in(?= when| while| during|$))/g, 'be home'],
  [/\b(?:how fast|how soon|how quickly)\b/g, 'howfast'],
  [/\b(?:quotations?|estimates?|quotes?)\b/g, 'quote'],
]
/** Words that say nothing of the subject, and those for a visit of any trade. */
const empty = new RegExp(
  `^(?:i|me|my|you|your|yours|we|us|our|it|its|an?|the|to|for|of|in|on|at|is|are|am|be|do|does|did|will|would|can|could|get|please|during|while|when|with|any|there|that|this|visits?|appointments?|jobs?|service|company|come|comes|here|cost|costs|charge|${workers}|${oneWorker})$`,
)
/** Words of a question that are left. A single one is too few. */
const fewestWords = 2

/** The meaning of a question, as far as its words show it: `need home`. */
export function meaningOf(question: string): string {
  const [first = ''] = question
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[?;:]|, (?:and|or|but|what|how)\b/)
  const asked = equal.reduce((text, [pattern, word]) => text.replace(pattern, word), first.trim())
  // "You" that was written for a way to ask is a word of its own.
  const words = (asked.match(/[\p{L}\d'%$-]+/gu) ?? []).filter(
    (word, at) => (word === 'you' && at < 2) || !empty.test(word),
  )
  const different = [...new Set(words)]
  return different.filter((word) => word !== 'you').length < fewestWords ? '' : different.sort().join(' ')
}

/** `Must I be there during the visit?` after `Do I need to be home?`: one question twice, perhaps with two answers. English alone. */
export function checkSameQuestions(sources: FactSources): Fact[] {
  const { faqs } = sources.records.documents
  if (!faqs || !isEnglish(sources)) return []
  const questions = faqs.value.map(({ question }, index) => ({ question, index, meaning: meaningOf(question) }))
  return [...groupBy(questions, ({ meaning }) => meaning)].flatMap(([meaning, [first, ...others]]) =>
    meaning === '' || !first
      ? []
      : others.flatMap(({ question, index }) => {
          // A question that is listed twice is found as such.
          if (question === first.question) return []
          const what = `"${question}" asks the same as "${first.question}".`
          const fix = 'Write one question with one answer.'
          return fact(faqs, [index, 'question'], { code: 'text-repeated', severity: 'warning', what, fix })
        }),
  )
}

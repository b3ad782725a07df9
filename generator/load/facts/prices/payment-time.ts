import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyAndServiceTexts, type FieldText, isEnglish, sentencesOf } from '../texts.ts'

const paying = /\b(?:pay|pays|paid|payable|payment|payments|charged?|prepay|prepaid|invoice)\b/i

/** `when the work is complete`, `after the visit`, `on completion`, `before the crew leaves`. */
const afterWords =
  '(?:(?:when|once|after|as soon as|until) (?:(?:the|your|our|each|every) )?(?:work|job|visit|service|project|repair|we|crew)(?: has)?(?: (?:is|are|was|been))?(?: \\w+)? ?(?:complete|completed|done|finished|over|ended|ends)\\b|(?:on|upon|at|after) completion\\b|at the end of (?:the|your|each|every) (?:visit|job|work|service|project)\\b|after (?:the|your|each|every) (?:visit|job|service)\\b)'
/** `in advance`, `up front`, `when you book`, `before the visit`. */
const beforeWords =
  '(?:in advance|up[- ]?front|beforehand|(?:when|as soon as|once) you book|(?:at|with) (?:the time of )?booking|before (?:the|your|our|each|every|any) (?:work|job|visit|crew|service|appointment|repair)(?: (?:starts?|begins?|arrives?|comes?))?)\\b'

/** What is paid at another time than the rest, and what customers may choose. A question says nothing yet. */
const another =
  /\b(?:deposit|half|third|part|partial|percent|fees?|gift|plans?|financ\w+|installments?|membership|subscription|may|can|could|if|either|unless|except|estimates?|quotes?|prices?|tips?|permits?|materials?)\b|%|\$/i
const denied = /\?["”’)]*$|\b(?:not|no|never|nothing|without|don['’]t|doesn['’]t|isn['’]t)\b/i

const pattern = (words: string) =>
  new RegExp(`\\b(?:pay|paid|payable|payment|charged?|invoice)\\b[^.;:]{0,60}?\\b(${words})`, 'i')
const times = { before: pattern(beforeWords), after: pattern(afterWords) } as const

type Time = keyof typeof times
type Stated = { field: FieldText; time: Time; words: string }

/** One text has customers pay before the work, and another after it. English alone. */
export function checkPaymentTimes(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const stated = companyAndServiceTexts(sources).flatMap((field) =>
    paying.test(field.text)
      ? sentencesOf(field.text).flatMap((sentence): Stated[] => {
          const found = timeIn(sentence)
          return found ? [{ field, ...found }] : []
        })
      : [],
  )
  const [first] = stated
  const ofTime = (time: Time) => stated.filter((each) => each.time === time)
  const [before, after] = [ofTime('before'), ofTime('after')]
  if (!first || before.length === 0 || after.length === 0) return []
  // What most texts say is right, or else what the first one says.
  const isFirstRight = before.length === after.length || ofTime(first.time).length > stated.length / 2
  const wrong = (first.time === 'before') === isFirstRight ? after : before
  const [right] = wrong === after ? before : after
  const at = right?.field.record.locate(right.field.path)
  return wrong.map(({ field, words }) =>
    fact(
      field.record,
      field.path,
      {
        code: 'payment-differs',
        what: `The text has customers pay "${words}", but ${at?.file}:${at?.line} says "${right?.words}".`,
        fix: 'Correct one of the two texts.',
      },
      words,
    ),
  )
}

export function timeIn(text: string): { time: Time; words: string } | undefined {
  const sentence = text.replace(/\b(?:free of|no|without) charge\b/gi, 'free')
  if (another.test(sentence) || denied.test(sentence)) return undefined
  const [before, after] = [times.before.exec(sentence)?.[1], times.after.exec(sentence)?.[1]]
  if (before !== undefined && after !== undefined) return undefined
  if (before !== undefined) return { time: 'before', words: before }
  return after === undefined ? undefined : { time: 'after', words: after }
}

import { groupBy } from '../../core/group-by.ts'
import { type Fact, type FactSources, fact, lineOf } from './fact.ts'
import { companyTexts, type FieldText, isEnglish, sentencesOf } from './texts.ts'

/** Ways to pay, and the words by which texts name them. */
const ways: Readonly<Record<string, string>> = {
  cash: 'cash',
  checks: 'checks?|cheques?',
  cards: '(?:credit |debit |credit and debit )?cards?',
  Venmo: 'venmo',
  PayPal: 'paypal',
  Zelle: 'zelle',
}

const paying = /\b(?:accept|accepted|pay|paid|payment|payments|take)\b/i
const way = `(?:${Object.values(ways).join('|')})`
/** `Cash only`, and `cash and checks only`: all others are refused. */
const only = new RegExp(
  `(?<!(?:,|\\bor|\\band) )\\b${way}(?:(?:,| and| or|, and|, or) ${way})* only\\b(?! (?:for|if|when|in|on|up|after|from|with))`,
  'i',
)

const patterns = Object.entries(ways).map(([name, words]) => ({
  name,
  // `no cash`, `we do not accept cash`; "no cash deposit" is about something else.
  refused: new RegExp(
    `\\b(?:(?:no|not|never)(?: (?:accept|take|any|by|in|with|personal))* (?:${words})(?=[.,;!?)]|$| or | and | at )|(?:${words}) (?:is|are) not accepted)`,
    'i',
  ),
  accepted: new RegExp(`\\b(?:${words})\\b`, 'i'),
}))

type Stated = { field: FieldText; words: string }

/** One text accepts a way to pay that another refuses. English alone. */
export function checkPayments(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const sentences = companyTexts(sources).flatMap((field) =>
    paying.test(field.text)
      ? sentencesOf(field.text)
          .filter((sentence) => paying.test(sentence))
          .map((sentence) => ({ field, sentence }))
      : [],
  )
  const found = patterns.flatMap(({ name, refused, accepted }) => {
    const no: Stated[] = []
    const yes: Stated[] = []
    for (const { field, sentence } of sentences) {
      const [listed] = only.exec(sentence) ?? []
      const [words = listed !== undefined && !accepted.test(listed) ? listed : undefined] = refused.exec(sentence) ?? []
      if (words !== undefined) no.push({ field, words })
      else if (accepted.test(sentence) && !/\b(?:not|no|never|instead of|without)\b/i.test(sentence))
        yes.push({ field, words: accepted.exec(sentence)?.[0] ?? '' })
    }
    const [refusal] = no
    const [acceptance] = yes
    if (!refusal || !acceptance) return []
    const at = acceptance.field.record.locate(acceptance.field.path)
    return [
      fact(
        refusal.field.record,
        refusal.field.path,
        {
          code: 'payment-differs',
          what: `The text says "${refusal.words}", but ${at.file}:${at.line} says that customers can pay by ${name === 'cards' ? 'card' : name}.`,
          fix: 'Correct one of the two texts.',
        },
        refusal.words,
      ),
    ]
  })
  // `Cash only` refuses all others.
  return [...groupBy(found, (each) => `${lineOf(each)} ${each.words}`).values()].flatMap(([first]) => first ?? [])
}

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
  'Apple Pay': 'apple pay',
  'Google Pay': 'google pay',
  Bitcoin: 'bitcoin|crypto\\w*',
  'bank transfer': 'bank transfers?|wire transfers?|ach',
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
  const refused = [...groupBy(found, lineOf).values()].flatMap(([first]) => first ?? [])
  return refused.length > 0 ? refused : listsThatDiffer(sentences)
}

/** A sentence that lists all ways to pay: `We accept cash, checks and cards.` */
const all = /^(?:we (?:accept|take)|you (?:can|may) pay (?:by|with|in)|pay (?:by|with)) /i
/** Ways of a list that has all. */
const fewestListed = 3
/** One sentence is about other customers or another payment than the other one. */
const ofSome = /\b(?:deposits?|online|phone|invoices?|commercial|business|monthly|tips?|over|under|also|else)\b/i

/** `You can pay by cash, check, card or Zelle.`, of which another list of all ways has no Zelle. */
function listsThatDiffer(sentences: readonly { field: FieldText; sentence: string }[]): Fact[] {
  const lists = sentences.flatMap(({ field, sentence }) => {
    if (!all.test(sentence) || ofSome.test(sentence)) return []
    const named = patterns.flatMap(({ name, accepted }) => {
      const [words] = accepted.exec(sentence) ?? []
      return words === undefined ? [] : [{ name, words }]
    })
    return named.length < fewestListed ? [] : [{ field, named, names: new Set(named.map(({ name }) => name)) }]
  })
  const [shortest] = lists.toSorted((a, b) => a.named.length - b.named.length)
  const longer = lists.find(({ names }) => shortest && names.size > shortest.names.size)
  if (!shortest || !longer || ![...shortest.names].every((name) => longer.names.has(name))) return []
  const added = longer.named.filter(({ name }) => !shortest.names.has(name))
  const at = shortest.field.record.locate(shortest.field.path)
  const [first] = added
  const what = `The text lists ${added.map(({ words }) => `"${words}"`).join(', ')} as a way to pay, but the list in ${at.file}:${at.line} does not.`
  const { record, path } = longer.field
  const found = {
    code: 'payment-differs' as const,
    severity: 'warning' as const,
    what,
    fix: 'Correct one of the two lists.',
  }
  return first ? [fact(record, path, found, first.words)] : []
}

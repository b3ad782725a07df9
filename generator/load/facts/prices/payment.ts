import { groupBy } from '../../../core/group-by.ts'
import { type Fact, type FactSources, fact, lineOf } from '../fact.ts'
import { companyTexts, type FieldText, isEnglish, sentencesOf } from '../texts.ts'

/** Ways to pay, and the words by which texts name them. */
const ways: Readonly<Record<string, string>> = {
  cash: 'cash',
  // No verb: `and check the roof`.
  checks: 'checks?(?! (?:the|your|our|each|every|that|whether|for|if|it|them|on|with|all|in|how|what)\\b)|cheques?',
  cards: '(?:credit |debit |credit and debit )?cards?',
  Venmo: 'venmo',
  PayPal: 'paypal',
  Zelle: 'zelle',
  'Apple Pay': 'apple pay',
  'Google Pay': 'google pay',
  Bitcoin: 'bitcoin|crypto\\w*',
  'bank transfer': 'bank transfers?|wire transfers?|ach',
}

const paying = /\b(?:accept|accepted|pay|payable|paid|payments?|take)\b/i
const way = `(?:${Object.values(ways).join('|')})`
/** `Cash only`, and `cash and checks only`: all others are refused. */
const only = new RegExp(
  `(?<!(?:,|\\bor|\\band) )\\b${way}(?:(?:,| and| or|, and|, or) ${way})* only\\b(?! (?:for|if|when|in|on|up|after|from|with))`,
  'i',
)

/** Before a way in a list of them: `by`, `cards, `. A gift card and a background check are none. */
const listed = '(?:^|[,;:(–—] ?|\\b(?:by|with|in|via|using|and|or|only) )'
/** `all major cards` */
const kinds = "(?:(?:an?|all|any|most|major|personal|business|company|bank|cashier[’']s) )*"
/** The company does not, after the way or before it. */
const refuses = "(?:(?:do|can|could|will|would) not|cannot|(?:don|can|couldn|won|wouldn)['’]t|never|no longer)"

const patterns = Object.entries(ways).map(([name, words]) => ({
  name,
  named: new RegExp(`\\b(?:${words})\\b`, 'i'),
  // `no cash`, `we do not accept cash`; "no cash deposit" is about something else, and a crew that carries no cash may accept it.
  refused: new RegExp(
    [
      `(?<!\\b(?:carr(?:y|ies)|keeps?|ha(?:ve|s)|holds?|needs?|leaves?) )(?:\\b(?:no|not|never|cannot)|n['’]t)(?: (?:accept|take|any|by|in|with|personal))* (?:${words})(?=[.,;!?)]|$| or | and | at )`,
      `\\b(?:${words}) (?:(?:is|are) not|(?:is|are)n['’]t|is never|are never|is no longer|are no longer) (?:accepted|taken)`,
      `\\b(?:${words}) we ${refuses} (?:accept|take)`,
    ].join('|'),
    'i',
  ),
  accepted: new RegExp(
    `${paying.source}(?: |.*?${listed})${kinds}(?:${words})\\b|^${kinds}(?:${words})\\b.*?(?:\\b(?:is|are) (?:accepted|welcome|fine)|\\bwe (?:accept|take))\\b`,
    'i',
  ),
}))

/**
 * What is no acceptance by the company today: a negation, a tip, a refund, what others ask for, what the company pays its own
 * people, and what it once accepted.
 */
const otherPayment =
  /\b(?:not|no|never|cannot|nor|neither|instead of|without|tips?|refund\w*|wages?|was|were|until|used to|(?:other|some|many) (?:companies|firms|contractors|crews)|(?:any|some)(?:one|body)|stranger|beware|scam\w*|(?:crews?|people|staff|team|employees|cleaners) (?:is|are|get) paid)\b|n['’]t\b/i

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
  const found = patterns.flatMap(({ name, named, refused, accepted }) => {
    const no: { field: FieldText; words: string }[] = []
    const yes: FieldText[] = []
    for (const { field, sentence } of sentences) {
      const [alone] = only.exec(sentence) ?? []
      const [words = alone !== undefined && !named.test(alone) ? alone : undefined] = refused.exec(sentence) ?? []
      if (words !== undefined) no.push({ field, words })
      else if (accepted.test(sentence) && !otherPayment.test(sentence)) yes.push(field)
    }
    const [refusal] = no
    const [acceptance] = yes
    if (!refusal || !acceptance) return []
    const at = acceptance.record.locate(acceptance.path)
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
    const ofList = patterns.flatMap(({ name, named }) => {
      const [words] = named.exec(sentence) ?? []
      return words === undefined ? [] : [{ name, words }]
    })
    return ofList.length < fewestListed ? [] : [{ field, ofList, names: new Set(ofList.map(({ name }) => name)) }]
  })
  const [shortest] = lists.toSorted((a, b) => a.ofList.length - b.ofList.length)
  const longer = lists.find(({ names }) => shortest && names.size > shortest.names.size)
  if (!shortest || !longer || ![...shortest.names].every((name) => longer.names.has(name))) return []
  const added = longer.ofList.filter(({ name }) => !shortest.names.has(name))
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

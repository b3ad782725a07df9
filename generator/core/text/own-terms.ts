// Whether a sentence with a time states a term between the company and its customers: who does something in that time.

/** Both parties, words for all people, and what a company does, sells or bills, which does nothing by itself. */
const parties = [
  'we|you|it|this|that|these|those|which|what|there|one|everyone|anyone|who(?:ever)|no(?:body)',
  'customers?|clients?|households?|homeowners?|homes|businesses|offices?|company|team|crews?|staff|technicians?|policy',
  'visits?|appointments?|bookings?|orders?|jobs?|moves?|rentals?|services?|plans?|treatments?|cleanings?|repairs?',
  'works?|sessions?|events?|contracts?|subscriptions?|reservations?|quotes?|estimates?|invoices?|bills?|balances?',
  'deposits?|payments?|prices?|fees?|requests?|messages?|calls?|claims?|cancell?ations?|notices?|refunds?',
  'guarantees?|warrant(?:y|ies)',
].join('|')
const isParty = new RegExp(`^(?:${parties})$`, 'i')

/** Words that are no subject of the verb after them: those of a passive, of an infinitive and of a clause without its own. */
const noSubject =
  /^(?:is|are|be|been|being|was|were|gets?|got|to|and|or|but|not|if|when|once|unless|until|then|please|just|never|always|may|can|must|will|has|have|had|do|does|did|a|an|the|your|our|their|its|no|any|by|of|for|with|in|on|at|from|per|than)$/i

/** What those do who have a time or give one, or whom a policy is about. Other verbs, as `lasts`, are about things. */
const verbs = [
  'ha(?:s|ve|d)(?! (?:an? |the |our )?(?:[\\w-]+ ){0,3}(?:warranty|guarantee)\\b)|gets?|got|gives?|gave|lets?|allows?',
  'may|might|can|could|must|shall|should|will|would|needs?|wants?|asks?|asked|requires?|expects?|demands?',
  'keeps?|kept|returns?|sends?|sent|refunds?|pays?|paid|charges?|owes?|takes?|took|waits?|waited',
  'cancel(?:s|l?ed)?|reports?|reported|calls?|called|t(?:ells?|old)',
].join('|')
const name = "\\p{Lu}[\\p{L}’'-]*"
/** `A landlord in Idaho has`, `guests who cancel`, but not `a visit may be`: its group is the subject. */
const actions = new RegExp(
  [
    "(?<who>[\\p{L}’'-]+)",
    `(?: (?:in|of|at|from|around) (?:the )?${name}(?: ${name})*)?(?: who)?,?`,
    '(?: (?:always|also|often|usually|normally|typically|generally|only|still|then|now|even|once))*',
    ` (?:${verbs})(?![\\p{L}’'-])(?! (?:(?:to|also|then|only) )?be(?:en)?\\b)`,
  ].join(''),
  'gu',
)

/** `The airline lets you cancel`: the next word is what someone else does something to. */
const letting = /\b(?:lets?|allows?|gives?|gave|makes?|helps?) $/

/** `The maker’s warranty`, but not `12 months’ warranty`. */
const owners = /([\p{L}-]+)[’'](?:s|(?<=s[’']))? (?:[\w-]+ ){0,2}(?:warranty|guarantee|deposit|notice|terms|policy)\b/gu
const units = /^(?:hour|day|week|month|year)s?$/i

/** The case of one customer: `I canceled`, `my deposit`. */
const ofOneCase = /(?<!\p{L})(?:I|I[’'](?:m|ve|d|ll)|my|me|mine|he|she|his|her)(?!\p{L})/u

/**
 * Whether a time in a sentence belongs to what the company or its customers do, or to a thing. A sentence of which this is
 * not known, as one on a landlord, is no term of the company; nor is a question, or the case of one customer.
 * @param at where the time begins.
 * @param isOwn whether the policies have a word: `offices`, where they say when offices pay.
 */
export function isOwnTerm(sentence: string, at: number, isOwn: (word: string) => boolean): boolean {
  if (sentence.endsWith('?') || ofOneCase.test(sentence)) return false
  const isKnown = (word: string) => isParty.test(word) || isOwn(word.toLowerCase())
  for (const [, owner = ''] of sentence.matchAll(owners)) if (!units.test(owner) && !isKnown(owner)) return false
  const { text, start } = clauseAt(sentence, at, true)
  const found = Array.from(text.matchAll(actions)).filter(
    ({ groups, index }) => !noSubject.test(groups?.who ?? '') && !letting.test(text.slice(0, index)),
  )
  const before = found.filter(({ index }) => start + index < at)
  // `With 48 hours of notice, a tenant may cancel`
  const governing = before.at(-1) ?? (isBeginning(text.slice(0, at - start)) ? found[0] : undefined)
  return governing === undefined || isKnown(subjectOf(governing.groups?.who ?? ''))
}

/** The pronoun of `you’ll` and `we’d`. */
const subjectOf = (word: string) => word.replace(/[’'](?:ll|d|ve|re|s)$/, '')

const isBeginning = (words: string) =>
  /^(?:(?:with|within|up|to|until|less|more|than|under|over|at|least|after|before|only|a|the|for|in) )*$/i.test(words)

const subject =
  "(?:we|you|they|he|she|it|I|our|your|the|an?|this|that|those|no(?:body)?|there|if|when|after)(?:[’'](?:ll|d|re|ve|s|m))?(?![\\p{L}’'])"
/** Where a clause about something else may begin: `, or you pay for`. */
const otherClause = new RegExp(
  `, (?:or|but|so|because|since|although|though|while|whereas) (?=${subject})|, (?:pero|aunque|porque|mientras|sino) `,
  'giu',
)
/** The same with a clause that goes on: `, and we repair it`. */
const nextClause = new RegExp(`${otherClause.source}|,? (?:and|then) (?=${subject})|, y `, 'giu')

/**
 * The clause of a sentence that has an offset, and where it begins. One with "if" is part of the clause that it is about.
 * @param isAlone without the clauses that "and" joins.
 */
export function clauseAt(sentence: string, at: number, isAlone: boolean): { text: string; start: number } {
  let start = 0
  for (const { 0: words, index } of sentence.matchAll(isAlone ? nextClause : otherClause)) {
    if (index >= at) return { text: sentence.slice(start, index), start }
    start = index + words.length
  }
  return { text: sentence.slice(start), start }
}

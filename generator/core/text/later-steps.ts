/** Subjects of policies on what customers owe. Without payment, one step follows another. */
const ofPayment = /(?:^|-)(?:payments?|invoices?|invoicing|billing|late)(?:-|$)/

/** `After 30 days`, `unpaid for 60 days`: how long nothing has been paid. */
const before =
  /(?<!\p{L})(?:after|past|beyond|over|unpaid|overdue|late|open|than|después de|tras|pasados|transcurridos|a los|más de|impagad[oa]s?|vencid[oa]s?)(?: (?:for|by|more than|more|another|about|at least|durante|por|hace|de|más de|unos|otros))*(?: the)? $/iu
/** `30 days late`, `60 days without payment`. */
const after =
  /^ (?:or more |o más )?(?:late|overdue|past|unpaid|in arrears|behind|without|of (?:non-?payment|delay)|sin|de (?:retraso|impago|atraso|mora)|vencid[oa]s?)(?!\p{L})/iu

const clauseEnds = /[;:] |, (?:and|but|or|then|while|y|pero|mientras) | – | — /

/** Words, by their first letters, that a sentence about any step of payment may have. */
const ofAnyStep =
  /^(?:account|accept|amount|balance|bill|business|calendar|charg|client|custom|invoice|money|must|ow(?:e|ing)|overdue|paid|paying|payment|service|settle|unpaid|visit|work|client|cobr|cuenta|cobro|deb[ei]|factur|impag|importe|pag[aou]|saldo|servicio|visita|vencid)/iu
const noMeaning =
  /^(?:after|also|another|been|being|days?|each|every|from|have|hours?|into|late|longer|months?|more|once|only|past|still|than|that|them|then|there|they|this|those|until|weeks?|were|when|which|will|with|within|without|your|años?|cuando|desde|después|días?|durante|este|esta|hasta|horas?|meses|para|pasados|semanas?|sobre|tras)$/iu
const word = /fees?|\p{L}{4,}/giu
const lettersOfStem = 4

/**
 * Whether a time in a sentence is that of a later step than those of a policy on payment: `Service stops after 30 days without
 * payment`, where the policy says when an invoice is due and what it costs to be late. The clause says how long nothing
 * has been paid, and has a consequence that no text of the policy has.
 * @param stated the time as it is written, which is more than all of the policy.
 */
export function isLaterStep(sentence: string, stated: string, policy: { subject: string; text: string }): boolean {
  if (!ofPayment.test(policy.subject)) return false
  const clause = sentence.split(clauseEnds).find((each) => each.includes(stated)) ?? ''
  const at = clause.indexOf(stated)
  if (!before.test(clause.slice(0, at)) && !after.test(clause.slice(at + stated.length))) return false
  const known = policy.text.toLowerCase()
  const consequence = (clause.toLowerCase().match(word) ?? []).filter(
    (each) => !ofAnyStep.test(each) && !noMeaning.test(each),
  )
  return consequence.length > 0 && !consequence.some((each) => known.includes(each.slice(0, lettersOfStem)))
}

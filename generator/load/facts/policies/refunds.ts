import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyAndServiceTexts, sentencesOf } from '../texts.ts'
import { isTerm } from './repeating-texts.ts'
import { textsOfPolicy } from './subjects.ts'

/** `You get all of your money back`, `a full refund`, `le devolvemos el dinero`. */
const promise =
  /(?<!\p{L})(?:money[- ]back (?:guarantee|promise)|(?:all (?:of )?)?your money(?: is| comes)? back|you (?:get|have|receive) (?:all (?:of )?)?the money back|we (?:will )?(?:give|hand|pay) (?:you )?(?:all )?(?:your|the) money back|(?:a |your )?(?:full|complete|100 ?%|total) refund|refund(?:s|ed)? (?:you |your visit |the visit )?(?:in full|(?:the )?(?:full|whole|entire) (?:price|amount|cost)|(?:your|the) money|every (?:penny|cent)|100 ?%|what you paid)|every (?:penny|cent) back|(?:le|te|les) devolvemos (?:todo |íntegramente )?(?:el|su|tu) (?:dinero|importe)|(?:reembolso|devolución) (?:complet[oa]|total|íntegr[oa]|del (?:dinero|100 ?%)))(?!\p{L})/iu
/** Any word of such a promise. */
const known = /refund|money[- ]back|money .{0,20}back|reembols|devolvemos|devolución/iu
/** Sums that are not the price of the work, visits that did not take place, questions and denials. */
const otherMoney =
  /(?<!\p{L})(?:deposits?|prepa\w+|cancel\w*|call off|unused|in advance|retainer|insur\w+|landlords?|tenan\w+|rebates?|tax|credits?|manufacturers?|(?:do|does|can|could|will|would)(?: not|not|n['’]t) (?:give|offer|refund|pay|guarantee|promise)|no (?:full |cash )?refunds?|never|law|days of signing|señal|anticipo|depósito|fianza|cancel\p{L}*|anul\p{L}*|seguro|casero|inquilin\p{L}*|no (?:le |se )?(?:devol\p{L}*|hay)|nunca|ley|fabricante)(?!\p{L})|\?$/iu

const subjects = new Set(['guarantee', 'warranty', 'refund'])

/** A single text that promises the price back, where the policy on the guarantee gives another remedy and the terms none. */
export function checkRefundPromises(sources: FactSources): Fact[] {
  const policies = sources.site.value.policies.filter(({ subject }) => subjects.has(subject))
  const [policy] = policies
  if (!policy || known.test(policies.flatMap(textsOfPolicy).join('. '))) return []
  const naming = companyAndServiceTexts(sources).filter(
    ({ text }) => known.test(text) && sentencesOf(text).some((each) => known.test(each) && !otherMoney.test(each)),
  )
  const [field, ...others] = naming
  if (!field || others.length > 0 || isTerm(field)) return []
  const sentence = sentencesOf(field.text).find((each) => promise.test(each) && !otherMoney.test(each)) ?? ''
  const [words] = promise.exec(sentence) ?? []
  if (words === undefined) return []
  const what = `The text promises "${words}", but the policy on ${policy.subject} and the other texts do not: "${policy.statement}"`
  const fix = 'Correct the text, or write into the policy when money is given back.'
  return [
    fact(field.record, field.path, { code: 'refund-not-in-policy', severity: 'warning', what, fix }, words, sentence),
  ]
}

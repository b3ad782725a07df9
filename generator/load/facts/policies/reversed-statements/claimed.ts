import { oneWorker, workers } from '../../../../core/text/workers.ts'
import { type Fact, type FactSources, fact } from '../../fact.ts'
import { companyAndServiceTexts, companyTexts, sentencesOf } from '../../texts.ts'
import { asksForTools, toolsByChoice } from './own-tools.ts'

const things = '(?:products|supplies|tools|equipment|gear)'
/** `We bring everything`, `all supplies included`. */
export const allBrought = new RegExp(
  `\\b(?:brings?|provides?) (?:everything|(?:(?:all|every|our|their|own|the) )+(?:\\w+ (?:and )?)?${things})\\b|\\ball (?:\\w+ (?:and )?)?${things} (?:are |is )?(?:included|provided)\\b`,
  'i',
)
/** `Please have a mop and your own products ready`, `our crew does not bring any`, `we use your tools`, `supplies are not included`. */
const notBrought = [
  `\\bplease have [^.;!?]{0,60}\\b(?:${things}|materials)\\b[^.;!?]{0,20} ready\\b`,
  `\\b(?:please|(?:you|clients|customers) (?:must|should|need to|have to)) (?:leave|put|set|lay|place) (?:out )?(?:your|a|an|the) [^.;:!?]{0,60}?\\b(?:${things}|materials)\\b[^.;:!?]{0,30}?\\b(?:out|ready|by the door|within reach|for (?:us|(?:the|our) (?:${workers}|${oneWorker}))|where (?:we|the crew) can)\\b`,
  `\\b(?:we|they|${workers}|${oneWorker}) (?:do not|does not|don.t|doesn.t|never|no longer) (?:bring|carry|supply|provide) (?:any(?= ?[,.;]| of)|(?:(?:any|all|the|their|our|own|with) )*(?:\\w+ )?${things}\\b)`,
  `\\b(?:we|${workers}|${oneWorker}) (?:use|work with) (?:your|the (?:customer|client)['’]?s) (?:own )?[^.;!?]{0,40}?\\b${things}\\b`,
  `\\bplease (?:provide|supply|leave out|set out) (?:us with )?your own\\b[^.;!?]{0,40}?\\b${things}\\b`,
  `\\b(?:you|clients|customers) (?:must |should |need to |have to |will )?(?:provide|supply|bring) (?:(?:all|any|the|your|their|own) )*(?:\\w+ )?${things}\\b`,
  `\\b${things} (?:is|are) (?:not (?:included|provided|supplied)\\b(?! by (?:you|the)\\b)|(?:provided|supplied|brought) by (?:you\\b|the (?:customer|client))|(?:your|the (?:customer|client)['’]?s) (?:responsibility|job|own)\\b)`,
].join('|')
/** What customers choose, or single things. */
const byChoice =
  /\b(?:restock\w*|refill\w*|away|aside|out of|if|unless|prefer\w*|rather|instead|favou?rite|special|particular|certain|specific|may|can|could|like|want|allerg\w+|only|guests?|tenants?)\b|\?$/i

/** `We bring no supplies`, of a company that claims to bring all supplies. */
export function checkClaimed(sources: FactSources): Fact[] {
  const denials = sources.site.value.claims.flatMap(({ text }) => {
    const [, verb, thing] = /\b([a-z]{4,}?)s? (?:all|every|our own) ([a-z]{4,})\b/.exec(text) ?? []
    const isOfThings = allBrought.test(text)
    if (verb === undefined || thing === undefined)
      return isOfThings ? [{ text, pattern: new RegExp(notBrought, 'i') }] : []
    const pattern = [
      `\\b${verb}s? no ${thing}`,
      `\\b(?:do|does) not ${verb} (?:any |all |the |our )?${thing}`,
      `\\b(?:please|you|clients|customers) (?:must |should |need to |have to )?(?:provide|supply|${verb}) (?:all |any |the |your own )?${thing}\\b`,
      ...(isOfThings ? [notBrought] : []),
    ].join('|')
    return [{ text, pattern: new RegExp(pattern, 'i') }]
  })
  if (denials.length === 0) return []
  return companyAndServiceTexts(sources).flatMap((field) =>
    denials.flatMap(({ text, pattern }) => {
      const line = field.text.replace(/\s+/g, ' ')
      const asked = allBrought.test(text) && tools.test(line) ? askedFor(field.text) : undefined
      if (asked === undefined && !pattern.test(line)) return []
      const sentence = sentencesOf(field.text).find((each) => pattern.test(each) && !byChoice.test(each)) ?? ''
      const words = pattern.exec(sentence)?.[0] ?? asked
      if (words === undefined) return []
      const what = `The text says "${words}", but the company claims "${text}".`
      return [
        fact(
          field.record,
          field.path,
          { code: 'statement-reversed', what, fix: 'Correct the text, or the claim.' },
          words,
        ),
      ]
    }),
  )
}

const tools = new RegExp(asksForTools.join('|'), 'iu')

/** The words of the first sentence by which the customer has to have the tools. */
function askedFor(text: string): string | undefined {
  const sentence = sentencesOf(text).find((each) => tools.test(each) && !toolsByChoice.test(each)) ?? ''
  return tools.exec(sentence)?.[0]
}

/** `An estimate costs $49` */
const paidEstimate =
  /(?:\b(?:an|our|each|every|the|in-home|on-site) (?:\w+ )?(?:estimate|quote)s?|\b(?:[Ee]stimates|[Qq]uotes)) costs? (?:only |just )?[$£€](?!0\b)\d+|\b[$£€](?!0\b)\d+ (?:fee )?(?:for|per) (?:an?|each|every|the) (?:estimate|quote)\b|\b(?:estimate|quote) fee of [$£€]\d+/i

/** A price for the estimates of a company that claims free ones, and no part of them. */
export function checkFreeEstimates(sources: FactSources): Fact[] {
  const claim = sources.site.value.claims.find(({ text }) => /^free (?:estimates|quotes)\.?$/i.test(text))
  if (!claim) return []
  return companyTexts(sources).flatMap((field) => {
    const [words] = paidEstimate.exec(field.text) ?? []
    if (words === undefined) return []
    const what = `The text says "${words}", but the company claims "${claim.text}".`
    const fix = 'Correct the text, or the claim.'
    return [fact(field.record, field.path, { code: 'statement-reversed', what, fix }, words)]
  })
}

/** `No hidden fees`, `the price we quote is the price you pay`. */
const noHiddenFees =
  /\bno (?:hidden|surprise|unexpected) (?:fees?|charges?|costs?|extras)\b|\bthe price (?:you see|you are quoted|we quote|in the (?:estimate|quote)) is (?:the price|what) you pay\b/i
const estimate =
  '(?:(?:quoted|estimated|agreed|written|original|your|the|our|any) )+(?:estimate|quote|quotation|price)s?'
/** `A fuel surcharge that is not part of your estimate`, `a service fee on top of the quoted price`. */
const hiddenFee = new RegExp(
  `\\b(?:surcharge|fee|charge)s?(?: of [$£€]?[\\d.,]+ ?[$£€%]?)?,?(?: (?:that|which))?(?: (?:is|are|does|do|may|will))? not (?:be )?(?:part of|included in|in|shown (?:in|on)|listed (?:in|on)|mentioned in|appear (?:in|on)|covered by) ${estimate}\\b|\\b(?:surcharge|fee|charge)s?\\b[^.;:]{0,40} on top of ${estimate}\\b`,
  'i',
)
/** Fees of others, fees for what a customer does, and sentences that deny them. */
const openFee =
  /\b(?:tax(?:es)?|permits?|tolls?|parking|dump|disposal|landfill|late|unpaid|overdue|cards?|tips?|if|when|unless|ask|request|optional|extras?|no|never|nothing|without|other companies|some companies|(?:do|does|will|would) not (?:add|charge|have|bill))\b/i

/** A fee that is not in the estimate, of a company without hidden fees. */
export function checkHiddenFees(sources: FactSources): Fact[] {
  const claim = sources.site.value.claims.find(({ text }) => noHiddenFees.test(text))
  const texts = companyAndServiceTexts(sources)
  return texts.flatMap((field) => {
    if (!/surcharge|fee|charge/i.test(field.text)) return []
    const sentence = sentencesOf(field.text).find((each) => hiddenFee.test(each) && !openFee.test(each)) ?? ''
    const [words] = hiddenFee.exec(sentence) ?? []
    if (words === undefined) return []
    const other = claim?.text ?? texts.flatMap(({ text }) => noHiddenFees.exec(text)?.[0] ?? [])[0]
    if (other === undefined) return []
    const [says, severity] = claim ? ['the company claims', 'error' as const] : ['another says', 'warning' as const]
    const what = `The text has a fee beside the estimate ("${words}"), but ${says} "${other}".`
    const fix = 'Write the fee into the price, or correct what the company says of fees.'
    return [fact(field.record, field.path, { code: 'statement-reversed', severity, what, fix }, words)]
  })
}

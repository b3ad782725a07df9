import { type Fact, type FactSources, fact, lineOf } from '../fact.ts'
import { companyAndServiceTexts, type FieldText, isEnglish, sentencesOf, textsIn, textsOf } from '../texts.ts'

/** `No hidden fees`, `without surprise charges`. */
const promised =
  /\b(?:no|never any|without(?: any)?|free of|zero) (?:(?:hidden|surprise|unexpected|junk|secret|last-minute) )+(?:(?:fees?|charges?|costs?|extras|surcharges?|add-?ons)\b|or )|\b(?:no|never any|without(?: any)?) surcharges?\b(?! (?:for|on|at|in|when|if))|\bno (?:fees|charges|costs|extras) (?:are |get )?(?:hidden|added (?:later|afterwards?|at the end))\b|\b(?:nothing|no fees?) (?:is |are |gets )?(?:added|tacked on) (?:at the end|at checkout|afterwards?|later)\b|\bthe (?:price|quote) (?:you see|we quote|we give(?: you)?|you get|you accept) is (?:the (?:price|amount|sum) )?(?:what )?you pay\b|\b(?:all-in|all-inclusive) (?:prices|pricing|rates)\b/i

/** Fees for no case of their own, which every customer pays. */
const forAll =
  '(?:fuel|energy|environmental|eco|service|admin(?:istrat(?:ion|ive))?|processing|convenience|booking|handling|suppl(?:y|ies)|technology|safety|platform|operations|inflation|insurance)'
const tip = '(?:automatic|mandatory|compulsory) (?:gratuit(?:y|ies)|tips?)|gratuit(?:y|ies)'
const fee = `(?:(?:${forAll} )+(?:surcharges?|fees?|charges?|supplements?)|(?<=\\b(?:an?|the|small|modest|daily) )surcharges?|${tip})`
const isAdded =
  '(?:(?:is|are|gets?|will be|may be)(?: (?:also|always|automatically|then|still))* (?:added|applied|charged|billed|included (?:on|in) (?:the|your) (?:bill|invoice)|put on)|appl(?:y|ies) to (?:all|every|each))\\b'
const added = new RegExp(
  [
    `\\b${fee}(?: of [^.;]{1,20}?)?(?:,? (?:and|or) (?:an? )?${fee})? ${isAdded}`,
    `\\b(?:we|checkout|(?:the|your|every|each) (?:bill|invoice|system|order|booking|visit))(?: (?:also|always|automatically|will|may|then|still))* (?:adds?|charges?|appl(?:y|ies)|bills?|includes?|carry|carries)(?: (?:you|on))? (?:an? |the )?(?:small |modest |automatic )?${fee}\\b`,
    `\\b(?:plus|subject to) an? (?:\\w+ )?(?:${forAll} )+(?:surcharge|fee|charge)\\b|\\bplus an? (?:automatic|mandatory) (?:gratuity|tip)\\b`,
  ].join('|'),
  'i',
)
const hint = /surcharge|fee\b|fees\b|charge|gratuit|tips?\b|supplement/i

/** A fee with its amount is open, and a case of its own is not what every customer pays. Other checks read what no estimate has. */
const open =
  /[$€£%]|\bpercent\b|\b(?:no|not|never|nothing|without|if|when|unless|outside|beyond|over|above|late|overdue|unpaid|canceled|cancelled|returned|optional|voluntary|only|until|welcome|whether|instead|other (?:companies|firms)|some (?:companies|firms)|many (?:companies|firms)|on top of|law|state|city|county|landfill|already|once)\b|\bfor (?!all|every|each)|n['’]t\b|\?$/i

/** `A fuel surcharge is added at checkout`, where another text promises that no fee is hidden. English alone. */
export function checkAddedFees(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const { site, records } = sources
  const { cities, counties, traits } = records.folders
  const fields = [
    ...companyAndServiceTexts(sources),
    ...[...cities, ...counties, ...traits].flatMap((record) => textsOf(record)),
    ...textsIn(site, site.value.policies, ['policies']),
  ]
  let promise: FieldText | undefined
  const findPromise = () => {
    promise ??= fields.find(({ text }) => sentencesOf(text).some((sentence) => promised.test(sentence)))
    return promise
  }
  return fields.flatMap(({ record, path, text }) => {
    if (!hint.test(text) || !added.test(text)) return []
    for (const sentence of sentencesOf(text)) {
      const [words] = added.exec(sentence) ?? []
      if (words === undefined || open.test(sentence)) continue
      const other = findPromise()
      if (!other) return []
      const says = promised.exec(other.text)?.[0] ?? other.text
      const at = lineOf({ at: other.record.locate(other.path) })
      const what = `The text says "${words}", but ${at} has "${says.trim()}".`
      const fix = 'Leave out the fee, write its amount beside the price, or correct the promise.'
      return [fact(record, path, { code: 'statement-reversed', severity: 'warning', what, fix }, words)]
    }
    return []
  })
}

import { type Fact, type FactSources, fact } from '../fact.ts'
import { sentencesOf } from '../texts.ts'
import { charge, free } from './charged-terms.ts'
import { policyTexts } from './repeating-texts.ts'
import { policyOn, textsOfPolicy } from './subjects.ts'

const price =
  '(?:(?:only |just )?(?:half\\b|[1-9]\\d* ?%|[$£€] ?[1-9]|[1-9][\\d.,]* ?[€£$])|an? (?:\\w+ )?(?:reduced|discounted|lower|special|extra|additional|small|trip|service|modest)\\b(?: \\w+)? (?:price|rate|charge|fee)|(?:our|the) (?:usual|normal|hourly|standard|regular|full)(?: \\w+)? (?:price|rate|charge|fee)|(?:la )?mitad (?:de|del)\\b|un (?:pequeño )?(?:cargo|suplemento|recargo)|el precio (?:habitual|normal))'
const remedy =
  '(?:re-?clean|re-?do|re-?paint|re-?treat|re-?service|come\\s+back|return|(?:put|make) (?:it|this|that|them|things) right|fix (?:it|this|that|them)|volvemos|regresamos|repas\\p{L}+|rehac\\p{L}+|repetimos|corregimos)'
/** `We re-clean those areas at half the original price`, `volvemos por 30 €`: the remedy, then what it costs. */
const charged = new RegExp(`(?<!\\p{L})${remedy}(?!\\p{L})[^.;:]{0,80}? ((?:at|for|por|a) ${price})`, 'iu')
const hinted = new RegExp(remedy, 'iu')
/** What a customer is not happy with. */
const wrong =
  /re-?clean|guarantee|warrant|satisf|\b(?:missed|complain\w*|unhappy|overlooked|not (?:right|happy|pleased|done))\b|garant|insatisf|queja|(?<!\p{L})no (?:quedó|ha quedado|queda|está) /iu
/** Later visits, other causes and other customers, for which the guarantee is not. */
const otherCase =
  /(?<!\p{L})(?:after (?:that|the|those|this)|later|beyond|outside|otherwise|unless|not covered|caused?|fault|once the|older|members?|plans?|second|third|each|every|renew\w*|extra work|no (?:fee|charge)|free|instead|never|después|fuera de|salvo|si no|gratis|sin (?:coste|costo|cargo))(?!\p{L})/iu

/** Subjects of promises to work again. */
const promised = new Set(['guarantee', 'warranty'])

/** What a guarantee gives, with a price: `We re-clean it for a small fee`, where the policy has no charge. */
export function checkChargedRemedies(sources: FactSources): Fact[] {
  const policy = sources.site.value.policies.find((each) => {
    const text = textsOfPolicy(each).join('. ')
    return promised.has(each.subject) && (free.test(text) || (each.subject === 'guarantee' && !charge.test(text)))
  })
  if (!policy) return []
  return policyTexts(sources).flatMap((field) => {
    if (!hinted.test(field.text)) return []
    const sentences = sentencesOf(field.text)
    return sentences.flatMap((sentence, index) => {
      const [, words] = charged.exec(sentence) ?? []
      if (words === undefined || otherCase.test(sentence)) return []
      if (!wrong.test(`${field.about} ${sentences[index - 1] ?? ''} ${sentence}`)) return []
      const what = `The text says "${words}", but by the policy on ${policy.subject} ("${policy.statement}") the same costs nothing.`
      const fix = 'Correct the text, or the policy in site.yaml.'
      const subject = policyOn(policy.subject)
      return [
        fact(
          field.record,
          field.path,
          { code: 'policy-numbers-differ', severity: 'warning', what, fix, subject },
          words,
          sentence,
        ),
      ]
    })
  })
}

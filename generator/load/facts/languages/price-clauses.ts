import { literal } from '../../../core/text/literal.ts'

// Clauses of all languages that state the price of the work. An amount of anything else, such as a part, a fee or a
// difference, is in no such clause.

/** Whether an amount between two parts of a text is the price of the work; `isFrom` if prices begin with it. */
export type StatesPrice = (amount: { before: string; after: string; isFrom: boolean }) => boolean

/** Finds the clauses about work with these names: services, and the units of their prices. */
export function priceClauses(names: readonly string[]): StatesPrice {
  const words = names.flatMap((name) => name.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
  // `cleaning`, `cleans` and `cleaned`
  const stems = [...new Set(words)].map((word) => `${literal(word.slice(0, Math.max(4, word.length - 3)))}\\p{L}*`)
  const work = `(?:${[...stems, ...general].join('|')})`
  const subject = `(?:${articles} )?(?:${adjectives} )?${work}(?: ${work}){0,2}`
  const clause = new RegExp(
    `^(?:${adverbs} )*(?:${subject}(?: (?:of|for|in|de|para|en) (?:\\S+ ){0,2}\\S+)?) (?:${adverbs} )*(?:${verbs}) (?:${abouts} )*(?:[$€£]?\\d[\\d.,]*(?: ?€)? (?:and|to|y|a) )?$`,
    'iu',
  )
  const opening = new RegExp(
    `^(?:(?:it|this|that|all of it|esto|eso|todo) )?(?:${adverbs} )*(?:${verbs}) (?:${abouts} )*$`,
    'iu',
  )
  const unit = new RegExp(
    `^\\s?(?:an?|per|each|every|/|for (?:an?|each|every)|por|al|a la|por cada|cada) ?(?:${adjectives} )?${work}`,
    'iu',
  )
  const start = new RegExp(
    `^(?:(?:and|but|or|y|pero) )?(?:(?:${adverbs} )*(?:${subject}|it|prices) ?(?:${adverbs} )*(?:${verbs})?)?$`,
    'iu',
  )
  return ({ before, after, isFrom }) => {
    if (difference.test(after)) return false
    const sentence = /[^.!?\n]*$/.exec(before)?.[0] ?? ''
    const own = (/[^,;:()–—]*$/.exec(sentence)?.[0] ?? '').trimStart()
    if (isFrom && start.test(own.trim())) return true
    if (unit.test(after) && payer.test(own) && !another.test(sentence)) return true
    return clause.test(own) || (sentence.trim() === before.trim() && opening.test(own))
  }
}

const general = ['visits?', 'jobs?', 'services?', 'prices?', 'visitas?', 'trabajos?', 'servicios?', 'precios?']
const articles =
  '(?:the|our|its|an?|one|each|every|any|most|el|la|los|las|nuestr[oa]s?|una?|cada|la mayoría de (?:los|las))'
const adjectives = '(?:typical|average|normal|standard|single|usual|basic|first|whole|simple|complete|full|regular)'
const adverbs =
  '(?:so|then|usually|typically|often|normally|generally|today|now|still|only|just|will|may|can|suele|suelen|normalmente)'
const verbs =
  'costs?|is|are|comes? to|runs?|pays?|(?:is|are) (?:priced|billed|charged) at|begins? at|starts? at|cuestan?|costar|valen?|es de|es|son|salen? (?:por|a)|salir (?:por|a)|quedar? en|se cobran? a'
const abouts =
  '(?:about|around|roughly|between|only|just|at least|some|unos|unas|entre|alrededor de|solo|sólo|cerca de)'

/** Before the price of a unit, as in `you pay $19 per visit`. A part may cost that per unit, too. */
const payer = new RegExp(
  `^(?:(?:and |y )?(?:(?:you|we|most \\p{L}+|clients|customers) )?(?:${adverbs} )*(?:pays?|charges?|pagan?|pagará|cobramos) (?:${abouts} )*|(?:and |y )?(?:all |todo )?(?:for|at|por|a) )?$`,
  'iu',
)

/** After an amount by which two prices differ. */
const difference = /^\s?(?:less|more|extra|cheaper|dearer|menos|más)(?!\p{L})/iu

/** The price of a second one. */
const another = /(?<!\p{L})(?:second|additional|extra|further|another|segund[oa]|adicional(?:es)?|otr[oa])(?!\p{L})/iu

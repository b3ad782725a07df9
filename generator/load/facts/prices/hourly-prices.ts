import { literal } from '../../../core/text/literal.ts'
import { wholeNumber, wholeNumberOf } from '../../../core/text/number-words.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyTexts, type FieldText, isEnglish, matchesOf, sentencesOf, textsOf } from '../texts.ts'
import { numberOf } from './amounts.ts'
import type { Priced } from './priced-services.ts'

/** What texts say of a price by the hour: the sum for some hours, and that it is none. English alone. */
export function checkHourlyPrices(sources: FactSources, priced: readonly Priced[]): Fact[] {
  const hourly = priced.filter(({ isHourly }) => isHourly)
  if (hourly.length === 0 || !isEnglish(sources)) return []
  const called = hourly.map((price) => ({ price, pattern: patternOf(price, sources) }))
  return [
    ...hourly.flatMap((price) =>
      textsOf(price.record).flatMap((field) => [...sumFaults(field, price), ...basisFaults(field, price, ofJob)]),
    ),
    ...companyTexts(sources).flatMap((field) =>
      sentencesOf(field.text).flatMap((text) => {
        const found = ofSubject.test(text) ? called.find(({ pattern }) => pattern.test(text)) : undefined
        return found ? basisFaults({ ...field, text }, found.price, ofSubject) : []
      }),
    ),
  ]
}

/** `four hours come to $500` */
const sum = new RegExp(
  `(${wholeNumber})[ -]hours?(?: \\p{L}+){0,2} (?:comes? to|costs?|runs?|totals?|adds? up to|makes?) (?:about |around |roughly |only |just )?[$€£](\\d[\\d,]*(?:\\.\\d\\d)?)`,
  'giu',
)

/** A sum that is not the number of hours times the price. */
const sumFaults = ({ record, path, text }: FieldText, { amount }: Priced): Fact[] =>
  matchesOf(text, sum).flatMap(([words, hours = '', total = '']) => {
    const right = wholeNumberOf(hours) * amount
    if (numberOf(total) === right) return []
    const what = `The text says "${words}", but at ${amount} an hour it is ${right}.`
    return [fact(record, path, { code: 'price-in-text-differs', what, fix: 'Correct the text, or the price.' }, words)]
  })

const noRate = '(?:an? )?(?:flat|fixed|set) (?:fee|rate|price|charge)'
/** `The price is a flat fee` */
const ofJob = new RegExp(
  `\\b(?:(?:price|rate|fee|cost) is|(?:is|are) (?:billed|charged|priced) (?:as|at)|(?:charge|bill)(?: you)?) ${noRate}(?! (?:per|an|a|for each|by the) hour)`,
  'i',
)
/** `Gutter repair is a flat fee`, after the name of the service. */
const ofSubject = new RegExp(
  `\\b(?:is|are|has|have|comes? (?:at|for)|(?:is|are) (?:billed|charged|priced) (?:as|at)) ${noRate}(?! (?:per|an|a|for each|by the) hour)`,
  'i',
)

function basisFaults({ record, path, text }: FieldText, { amount }: Priced, pattern: RegExp): Fact[] {
  const [words] = pattern.exec(text) ?? []
  if (words === undefined) return []
  const what = `The text says "${words}", but the price of the service is ${amount} an hour.`
  return [fact(record, path, { code: 'price-in-text-differs', what, fix: 'Correct the text, or the price.' }, words)]
}

/** The name of a service at the start of a sentence, or its last word if no other service has that one. */
function patternOf({ record }: Priced, { records: { folders } }: FactSources): RegExp {
  const { name } = record.value
  const last = lastWord(name)
  const isShared = folders.services.filter(({ value }) => lastWord(value.name) === last).length > 1
  return new RegExp(`^(?:${[name, ...(isShared ? [] : [last])].map(literal).join('|')}) `, 'i')
}

const lastWord = (name: string) => name.split(' ').at(-1) ?? name

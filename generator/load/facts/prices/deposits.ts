import { type Fact, type FactSources, fact } from '../fact.ts'
import { isTerm } from '../policies/repeating-texts.ts'
import { companyAndServiceTexts, companyTexts, type FieldText, sentencesOf } from '../texts.ts'
import { timeIn } from './payment-time.ts'

/** Any word for money that is paid before the work. */
const early =
  /(?<!\p{L})(?:deposits?|retainers?|pre-?pa(?:y|id|yment)\w*|down payments?|up[- ]?front|in advance|señal|anticipos?|depósitos?|por adelantado)(?!\p{L})/iu
const share =
  '(?:half|a (?:third|quarter)|\\d+ ?%|[$£€] ?\\d[\\d.,]*|(?:la )?mitad|un (?:tercio|cuarto)|\\d[\\d.,]* ?€)'
/** `A deposit of 50% is due at booking`, `we take half up front`, `se paga una señal del 30 %`. */
const demand = new RegExp(
  [
    `\\b(?:deposit|retainer|down payment)\\b[^.;:]{0,40}? (?:is|are|must be|has to be) (?:due|required|needed|paid|payable|collected|taken|charged)\\b`,
    `\\b(?:ask for|require|take|need|collect|charge)s? (?:an?|your|the) (?:[^.;:]{0,30} )?(?:deposit|retainer|down payment)\\b`,
    `\\b${share}[^.;:]{0,40}? (?:as an? (?:deposit|retainer|down payment)|up[- ]?front|in advance|(?:at|on|with) booking|when you book|to (?:book|reserve|hold) )`,
    `(?<!\\p{L})${share}[^.;:]{0,40}? (?:como|de) (?:señal|anticipo|depósito)(?!\\p{L})|(?<!\\p{L})(?:una señal|un anticipo|un depósito) (?:del|de) (?:la )?(?:mitad|\\d)`,
  ].join('|'),
  'iu',
)
/** Deposits of others, deposits for some jobs, and what is no deposit of money. */
const otherDeposit =
  /(?<!\p{L})(?:landlords?|tenan\w+|rent\w*|lease|security|mineral|lime|calcium|scale|soap|utility|over|above|exceed\w*|more than|larger?|bigger?|if|may|might|some|only|for (?!(?:all|every|each|any|your|the)\b)|not?|never|nothing|without|fianza|caser[oa]s?|alquiler|más de|superior\w*|si|algunos|sin|nunca|nada)(?!\p{L})/iu
const atTheEnd =
  /(?<!\p{L})(?:completion|complete|finished|done|al (?:terminar|acabar|finalizar)|a la entrega)(?!\p{L})/iu
const paidAtTheEnd =
  /(?<!\p{L})(?:se paga|pago|paga usted) [^.;:]{0,30}?(?:al (?:terminar|acabar|finalizar)|a la entrega)(?!\p{L})/iu

/** A deposit that a single text asks for, where the others have customers pay after the work and know no deposit. */
export function checkDeposits(sources: FactSources): Fact[] {
  const asking = companyTexts(sources).filter((field) => !isTerm(field) && demandIn(field) !== undefined)
  const [field, ...others] = asking
  if (!field || others.length > 0) return []
  const rest = companyAndServiceTexts(sources).filter(
    ({ record, path }) => record !== field.record || path.join() !== field.path.join(),
  )
  const isKnown = rest.some(
    ({ text }) => early.test(text) && sentencesOf(text).some((each) => early.test(each) && !otherDeposit.test(each)),
  )
  if (isKnown) return []
  const after = rest
    .flatMap((each) => sentencesOf(each.text).map((sentence) => ({ each, sentence })))
    .find(({ sentence }) => timeIn(sentence)?.time === 'after' || paidAtTheEnd.test(sentence))
  const sentence = demandIn(field) ?? ''
  const [words] = demand.exec(sentence) ?? []
  if (!after || words === undefined) return []
  const at = after.each.record.locate(after.each.path)
  const what = `The text asks for a deposit ("${words}"), but ${at.file}:${at.line} says "${after.sentence}", and no other text knows one.`
  const fix = 'Correct the text, or write the deposit into the terms and the policies.'
  return [fact(field.record, field.path, { code: 'payment-differs', severity: 'warning', what, fix }, words, sentence)]
}

/** The sentence that asks for a deposit, if the rest is not paid after the work. */
const demandIn = ({ text }: FieldText): string | undefined =>
  early.test(text) || /\bbook/i.test(text)
    ? sentencesOf(text).find((each, at, all) => {
        const isDemand = demand.test(each) && !otherDeposit.test(each)
        return isDemand && !atTheEnd.test(`${each} ${all[at + 1] ?? ''}`)
      })
    : undefined

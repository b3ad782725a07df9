import { literal } from '../../../core/text/literal.ts'
import { wholeNumber, wholeNumberOf } from '../../../core/text/number-words.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { type FieldText, isEnglish, matchesOf, sentencesOf, shownTexts } from '../texts.ts'

/** Sums in texts that their own prices contradict, and discounts with which one pays more. English alone. */
export function checkPriceSums(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  return shownTexts(sources).flatMap((field) =>
    (field.text.match(/[$€£]/g)?.length ?? 0) < 2
      ? []
      : [...wrongSum(field), ...wrongProduct(field), ...dearerDiscount(field)].slice(0, 1),
  )
}

const amount = '([$€£])\\s?(\\d[\\d,]*(?:\\.\\d\\d)?)'
/** `$14 a yard more` is added to a price. */
const unitPrice = new RegExp(`${amount} (?:per|an?|each|for each|for every) (\\p{L}{3,})(?!\\p{L}| more\\b)`, 'gu')
/** Times and visits are not added up: an hour more is cheaper, and a visit has a minimum. */
const notCounted = /^(?:hour|day|week|month|year|visit|time|person|job|call|trip)$/
/** What a sum follows. Part of an expression. */
export const equals =
  '(?:comes? to|costs?|totals?|makes?|adds? up to|works? out (?:at|to)|is|are|runs?)(?: (?:about|around|roughly|some|just))?'
/** What changes a sum. */
const otherPrice = /\b(?:minimum|discount|off|less|more|plus|extra|with|without|first|instead|after|before|up to)\b/i
/** A sum may be rounded, and prices that begin with an amount may be higher. */
const [least, most] = [0.75, 1.5]

/** `From $12 per window. Twenty windows come to about $420.` */
function wrongSum({ record, path, text }: FieldText): Fact[] {
  const prices = matchesOf(text, unitPrice)
  for (const { 3: unit = '', 1: sign = '' } of prices) {
    if (notCounted.test(unit)) continue
    const ofUnit = prices.flatMap(([, , amountOfUnit = '', each]) => (each === unit ? [numberOf(amountOfUnit)] : []))
    const sum = new RegExp(
      `(?<![$€£\\d.,])(${wholeNumber}) (?:\\p{Ll}+ )?${literal(unit)}(?:e?s)? ([^.$€£;:]{0,30}?)${equals} ${literal(sign)}\\s?(\\d[\\d,]*)(?!\\d|\\.\\d| ?[–-])`,
      'iu',
    )
    for (const sentence of sentencesOf(text)) {
      const [words, count = '', between = '', total = ''] = sum.exec(sentence) ?? []
      if (words === undefined || otherPrice.test(between)) continue
      const sums = ofUnit.map((price) => wholeNumberOf(count) * price)
      if (sums.some((right) => numberOf(total) >= least * right && numberOf(total) <= most * right)) continue
      const what = `The text says "${words}", but ${wholeNumberOf(count)} times ${sign}${ofUnit[0]} is ${sign}${sums[0]}.`
      return [fact(record, path, { code: 'figures-differ', severity: 'warning', what, fix: 'Correct the sum.' }, words)]
    }
  }
  return []
}

/** `Four visits at $199 each come to $696`. What the price is for, if that is not what is counted, may be a time. */
const product = new RegExp(
  `(?<![$€£\\d.,]|\\b(?:in|first|last|next|over|to|or) )(?<count>${wholeNumber}) (?:(?!and\\b|or\\b|hours?\\b)\\p{Ll}+ ){0,2}?(?<thing>\\p{Ll}+?)s? at (?<sign>[$€£])\\s?(?<price>\\d[\\d,]*(?:\\.\\d\\d)?)(?: each| apiece| (?:an?|per) (?<unit>\\p{Ll}+))?,? (?:comes? to|add(?:s)? up to|totals?|makes?|works? out (?:at|to)|amounts? to) (?<about>about |around |roughly |some |only |just )?[$€£]\\s?(?<sum>\\d[\\d,]*(?:\\.\\d\\d)?)(?!\\d|\\.\\d| ?[–-]| (?:more|less|off|each|an?|per)\\b)`,
  'giu',
)

function wrongProduct({ record, path, text }: FieldText): Fact[] {
  return sentencesOf(text).flatMap((sentence) =>
    matchesOf(sentence, product).flatMap(({ 0: words, groups = {} }) => {
      const { count = '', thing = '', sign = '', price = '', unit = thing, about, sum = '' } = groups
      const right = wholeNumberOf(count) * numberOf(price)
      const isRounded = about !== undefined && !/only|just/.test(about)
      if (
        unit !== thing ||
        otherPrice.test(sentence.replace(words, '')) ||
        Math.abs(numberOf(sum) - right) <= (isRounded ? right / 20 : 1)
      )
        return []
      const what = `The text says "${words}", but ${wholeNumberOf(count)} times ${sign}${price} is ${sign}${right}.`
      return [fact(record, path, { code: 'figures-differ', severity: 'warning', what, fix: 'Correct the sum.' }, words)]
    }),
  )
}

const inPlaceOf = new RegExp(`${amount}( (?:[\\p{L}-]+ ){0,4})(?:instead of|rather than) (?:${amount})`, 'u')
const ofDiscount =
  /\b(?:discounts?|sav(?:e|es|ing)|cheaper|pay only|only pay|members?|plans?|regulars?|customers|neighbors|neighbours|a year|every|twice|monthly|weekly|book)\b/i
/** `$165 instead of $145`, if the visit is late, on a Sunday or for a larger home. */
const ofSurcharge =
  /\b(?:late|more|extra|surcharge|fees?|rush|express|urgent|emergency|same[- ]day|nights?|evenings?|weekends?|saturdays?|sundays?|holidays?|larger|bigger|taller|higher|second|if you cancel|canceled|cancelled|dearer|expensive|increase\w*|rais\w+|rise\w*|now|new|since)\b/i

/** `Who books three cleanings a year pays $165 a visit instead of $145.` */
function dearerDiscount({ record, path, text }: FieldText): Fact[] {
  if (!/instead of|rather than/.test(text)) return []
  return sentencesOf(text).flatMap((sentence) => {
    const [words, sign, price = '', , otherSign, other = ''] = inPlaceOf.exec(sentence) ?? []
    if (words === undefined || sign !== otherSign || numberOf(price) <= numberOf(other)) return []
    if (!ofDiscount.test(sentence) || ofSurcharge.test(sentence)) return []
    const what = `The text says "${words}", with which customers would pay more.`
    const fix = 'Correct one of the two amounts.'
    return [fact(record, path, { code: 'discount-impossible', severity: 'warning', what, fix }, words)]
  })
}

const numberOf = (digits: string): number => Number(digits.replaceAll(',', ''))

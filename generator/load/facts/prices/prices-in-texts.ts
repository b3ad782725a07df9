import { type Fact, type FactSources, fact } from '../fact.ts'
import { isHistory } from '../languages/no-price.ts'
import { checkPricedTerms } from '../policies/priced-terms.ts'
import { companyAndServiceTexts, companyTexts, type FieldText, matchesOf, textsOf } from '../texts.ts'
import { type Amount, amountsIn, numberOf } from './amounts.ts'
import { checkDiscounts } from './discounted-prices.ts'
import { checkExchangedDigits } from './exchanged-digits.ts'
import { checkLowestPrices } from './lowest-prices.ts'
import { changesOf, isChanged } from './price-changes.ts'
import { contradiction, headingOf } from './price-contradiction.ts'
import { isOfNames, isPriceOfJob, type PriceSubject, subjectOf } from './price-subject.ts'
import { isByOtherTime, otherUnit } from './price-units.ts'
import { currencyOf, isMeasure, type Priced, type PriceRange } from './priced-services.ts'
import { kindFaults } from './prices-of-kinds.ts'
import { checkPricesOfNamed } from './prices-of-named.ts'
import { passageFaults } from './prices-of-places.ts'
import { startingAmount } from './starting-amounts.ts'
import { isOfPartInTable } from './table-units.ts'

/** Prices in texts that contradict those of the services, the price range, the terms of a policy, or the currency. */
export function checkPricesInTexts(
  sources: FactSources,
  priced: readonly Priced[],
  range: PriceRange | undefined,
): Fact[] {
  const { records } = sources
  const own = records.folders.services.flatMap((record) => {
    const price = priced.find((each) => each.record === record)
    const subject = subjectOf([record], sources)
    return textsOf(record).flatMap((field) => [
      ...kindFaults(field, price, { priced, subject, sources }),
      ...ownTextFault(field, { price, range, subject, sources }),
    ])
  })
  const all = subjectOf(records.folders.services, sources)
  const named = companyTexts(sources).flatMap((field) => companyTextFault(field, priced, { range, sources, all }))
  const texts = companyAndServiceTexts(sources)
  const lowest = priced.toSorted((one, other) => one.amount - other.amount)[0]
  // Articles and jobs have amounts of others.
  const { pages, articles } = records.folders
  const ofOthers = new Set<unknown>([...articles, ...pages.filter(({ value }) => value.screen === 'careers')])
  const ofKinds = companyTexts(sources).flatMap((field) =>
    ofOthers.has(field.record) || field.path[0] === 'policies'
      ? []
      : kindFaults(field, lowest, { priced, subject: all, sources }),
  )
  const inPassages = passageFaults(sources, priced)
  // Both ends of a range may be wrong. Of two facts about one amount, the last is kept.
  const found = [
    ...checkExchangedDigits(sources, priced),
    ...checkPricesOfNamed(sources, priced),
    ...checkLowestPrices(sources, priced),
    ...checkPricedTerms(sources, texts),
    ...[...ofKinds, ...own, ...named, ...inPassages],
  ]
  return [
    ...new Map(found.map((each) => [`${each.at.file}:${each.at.line}:${each.at.column}`, each])).values(),
    ...checkCurrencies(sources),
    ...checkRangesOfMoney(texts),
    ...checkDiscounts(texts),
  ]
}

const sum = '([$€£]?)\\s?(\\d[\\d,.]*\\d|\\d)\\s?([$€£]?)'
const between = new RegExp(`\\b(?:between|entre) ${sum} (?:and|y) ${sum}`, 'gi')

/** `between $600 and $350` */
function checkRangesOfMoney(texts: readonly FieldText[]): Fact[] {
  return texts.flatMap(({ record, path, text }) =>
    matchesOf(text, between).flatMap(([words, sign, low = '', signAfter, otherSign, high = '', otherAfter]) => {
      const isMoney = (sign || signAfter || otherSign || otherAfter) !== ''
      if (!isMoney || numberOf(low) <= numberOf(high)) return []
      const what = `The range "${words.trim()}" ends before it begins.`
      return [fact(record, path, { code: 'figures-differ', what, fix: 'Exchange the two numbers.' }, words.trim())]
    }),
  )
}

/** In the text of a service, `from $19` is its price, and no price of the job is below it. */
function ownTextFault(
  field: FieldText,
  {
    price,
    range,
    subject,
    sources,
  }: {
    price: Priced | undefined
    range: PriceRange | undefined
    subject: PriceSubject
    sources: FactSources
  },
): Fact[] {
  // A section may be about something else that is ordered with the service.
  if (!isOfNames(headingOf(field), subject)) return []
  return amountsIn(field.text, headingOf(field)).flatMap((stated) => {
    const each = startingAmount(stated, subject)
    const { words, amount, isFrom, sentence } = each
    const other = price && amount === price.amount ? otherUnit(each, price, subject) : undefined
    const isOfJob =
      isPriceOfJob(each, subject) && (other !== undefined || !price || !isByOtherTime(each, price, subject.language))
    if (
      price &&
      isOfJob &&
      (isFrom ? amount !== price.amount : amount < price.amount) &&
      !hasPrice(field.text, sentence, price) &&
      !isChanged(amount, price.amount, changesOf(sources, price.record))
    )
      return [contradiction(field, words, `The text says "${words}", but the price of the service is ${price.amount}.`)]
    if (other !== undefined)
      return [
        contradiction(field, words, `The text says "${other.words}", but the price of the service is ${other.own}.`),
      ]
    return isOfJob ? outsideRange(field, each, price?.isRate ? undefined : range, subject.language) : []
  })
}

const byTheHour = /\b(?:(?:an|per|by the) hour|por hora)\b/i

/** In any other text, `drain repair from $19` is the price of that service. */
function companyTextFault(
  field: FieldText,
  priced: readonly Priced[],
  { range, sources, all }: { range: PriceRange | undefined; sources: FactSources; all: PriceSubject },
): Fact[] {
  const { records } = sources
  // With one service by the hour, a price by the hour is its price.
  const isOnlyHourly = priced.filter(({ isHourly }) => isHourly).length === 1
  // A term of a policy may be a fee.
  const isTerm = field.path[0] === 'policies'
  // A page of jobs says what the company pays.
  const isWage = records.folders.pages.some((page) => page === field.record && page.value.screen === 'careers')
  return amountsIn(field.text, headingOf(field)).flatMap((stated) => {
    const each = startingAmount(stated, all)
    const { words, amount, isFrom, sentence } = each
    if (isBelowAll(field, each, priced))
      return [
        contradiction(field, words, `The text says "${words}", but no service has a price below ${lowestOf(priced)}.`),
      ]
    if (!isPriceOfJob(each, all)) return []
    const [service, ...others] = priced.filter(
      ({ record, isHourly }) =>
        sentence.toLowerCase().includes(record.value.name.toLowerCase()) ||
        (isHourly && isOnlyHourly && !isWage && byTheHour.test(sentence)),
    )
    if (
      service &&
      others.length === 0 &&
      !hasPrice(field.text, sentence, service) &&
      !isByOtherTime(each, service, all.language) &&
      isPriceOfJob(each, subjectOf([service.record], sources)) &&
      (isFrom ? amount !== service.amount : amount < service.amount) &&
      !isChanged(amount, service.amount, changesOf(sources, service.record))
    )
      return [
        contradiction(
          field,
          words,
          `The text says "${words}", but the price of ${service.record.value.name} is ${service.amount}.`,
        ),
      ]
    const ofName = priced.filter(({ record }) => sentence.toLowerCase().includes(record.value.name.toLowerCase()))
    const [named] = ofName.length === 1 && ofName[0]?.amount === amount ? ofName : []
    const other = named && otherUnit(each, named, subjectOf([named.record], sources))
    if (other !== undefined) {
      const what = `The text says "${other.words}", but the price of ${named?.record.value.name} is ${other.own}.`
      return [contradiction(field, words, what)]
    }
    // An article may say what other things cost.
    const isOther =
      isTerm ||
      isWage ||
      (records.folders.articles.some((article) => article === field.record) && !isFrom) ||
      byTheHour.test(sentence)
    return !isOther && (isFrom || /\b(costs?|prices?|priced|pay|charge)\b/i.test(sentence))
      ? outsideRange(field, each, isRateOf(each.amount, priced) ? undefined : range, all.language)
      : []
  })
}

/** A sentence with the price of a service goes on to that of something else: `A wash is $40, a wax $30`. */
const hasPrice = (text: string, sentence: string, { amount }: Priced) =>
  amountsIn(text).some((each) => each.amount === amount && each.sentence === sentence)

const lowestOf = (priced: readonly Priced[]) => Math.min(...priced.map(({ amount }) => amount))

/** What search results and the first screen show of a page, where a price is one of a service. */
const shownFirst = new Set<PropertyKey>(['title', 'description', 'heading', 'intro', 'tagline', 'defaultDescription'])

/** `Homes, offices and moves in two counties, from $49`: a price after a comma is that of the cheapest service. */
const isBelowAll = ({ path }: FieldText, { before, isFrom, amount }: Amount, priced: readonly Priced[]): boolean =>
  isFrom &&
  priced.length > 1 &&
  amount < lowestOf(priced) &&
  shownFirst.has(path.at(-1) ?? '') &&
  /[,;:–—-]\s(?:(?:with |all )?prices? )?$/.test(before)

/** Amounts in texts with the sign of another currency than the prices. */
function checkCurrencies(sources: FactSources): Fact[] {
  const { folders } = sources.records
  const currency = currencyOf(sources.records)
  if (currency === undefined) return []
  const own = currency === 'EUR' ? '€' : currency === 'GBP' ? '£' : currency.endsWith('D') ? '$' : undefined
  if (own === undefined) return []
  const ofPlaces = [...folders.cities, ...folders.counties, ...folders.traits].flatMap((record) => textsOf(record))
  const texts = [...companyAndServiceTexts(sources), ...ofPlaces]
  return texts.flatMap((field) => {
    // Pounds are a weight, too. The text about a place may tell its history.
    const other = amountsIn(field.text).find(
      ({ currency: sign, words, sentence }) =>
        sign !== own && !/pounds$/i.test(words) && !(field.path[0] === 'body' && isHistory(sentence)),
    )
    if (!other) return []
    return [contradiction(field, other.words, `The text says "${other.words}", but the prices are in ${currency}.`)]
  })
}

/** `per foot`, `por m²` */
const perUnit = /^\s?(?:an?|per|each|every|\/|al|por|por cada)\s?(\p{L}+[²³]?(?: \p{L}+)?)/iu

/** The price of a part of a job, such as a foot, is outside a range of prices of jobs. */
const isOfPart = ({ after, units }: Amount, language: string) =>
  isMeasure(perUnit.exec(after)?.[1] ?? '', language) || isOfPartInTable(units, language)

/** Whether an amount is the price of a part of a job of a service. */
const isRateOf = (amount: number, priced: readonly Priced[]) =>
  priced.some((price) => price.isRate && price.amount === amount)

function outsideRange(field: FieldText, each: Amount, range: PriceRange | undefined, language: string): Fact[] {
  const { words, amount } = each
  if (!range || (amount >= range.low && amount <= range.high) || isOfPart(each, language)) return []
  return [
    contradiction(
      field,
      words,
      `The text says "${words}", but the price range of the company is ${range.low} to ${range.high}.`,
    ),
  ]
}

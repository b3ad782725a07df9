import { offsetOf } from '../../parse/source-file.ts'
import { type Fact, type FactSources, fact, lineOf, shortList } from '../fact.ts'
import { pairWordsOf } from '../languages/pair-words.ts'
import { pluralUnitsOf } from '../languages/plural-units.ts'
import { companyAndServiceTexts } from '../texts.ts'
import { numberOf } from './amounts.ts'
import { isExchange } from './exchanged-digits.ts'
import { checkHourlyPrices } from './hourly-prices.ts'
import { currencyOf, leastPriceIn, type Priced, type PriceRange, pricedServices } from './priced-services.ts'
import { checkPricesInTexts } from './prices-in-texts.ts'
import { checkSumsOfVisits } from './sums-of-visits.ts'
import { checkTaxes } from './taxes.ts'

/** Prices that contradict the price range of the company, each other, or a text. */
export function checkPrices(sources: FactSources): Fact[] {
  const { site, records } = sources
  const range = rangeOf(site.value.business.priceRange)
  const priced = pricedServices(records)
  const faults = [
    ...checkRange(sources, range),
    ...checkUnits(priced),
    ...checkPluralUnits(sources, priced),
    ...checkUnitLanguage(sources, priced),
    ...checkDecimals(priced),
    ...checkHourlyPrices(sources, priced),
    ...checkSumsOfVisits(sources, priced),
    ...checkTaxes(sources),
  ]
  const found = range ? [...outsideOf(sources, priced, range, faults), ...checkExchanged(sources, priced, range)] : []
  const outside = range && found.length + faults.length === 0 ? checkBeginning(sources, priced, range) : found
  const wrong = new Set(outside.map(({ record }) => record))
  const isRangeRight = [...faults, ...outside].every(({ code }) => !code.startsWith('price-range'))
  const inTexts = (known: PriceRange | undefined) =>
    checkPricesInTexts(sources, priced, known).filter(({ record }) => !wrong.has(record))
  const texts = inTexts(isRangeRight && !isHourly(sources) ? range : undefined)
  const [price] = outside
  if (!price || outside.length > 1 || texts.length === 0) return [...faults, ...outside, ...texts]
  // A price and a text outside the range show that the range is wrong.
  const others = inTexts(undefined)
  const otherAt = new Set(others.map(lineAndColumn))
  const [first, ...more] = texts.filter((each) => !otherAt.has(lineAndColumn(each)))
  return first ? [rangeDiffers(sources, price, first, more.length), ...others] : [...faults, ...outside, ...texts]
}

const lineAndColumn = (found: Fact) => `${lineOf(found)}:${found.at.column}`

/** A price that has a fault of its own proves nothing of the range, and a range with one nothing of several prices. */
function outsideOf(
  sources: FactSources,
  priced: readonly Priced[],
  range: PriceRange,
  faults: readonly Fact[],
): Fact[] {
  const isReversed = faults.some(({ code }) => code === 'price-range-reversed')
  const places = new Set(faults.map(({ record }) => record))
  const clear = priced.filter(({ record }) => !places.has(`services/${record.slug}`))
  const outside = isReversed ? [] : checkOutside(sources, clear, range)
  return places.has('site') ? outside.filter(({ code }) => code === 'price-outside-range') : outside
}

/** `$97` where the range begins with $79, a price that no service has: two digits of the price or of the range are exchanged. */
function checkExchanged({ site }: FactSources, priced: readonly Priced[], { low, high }: PriceRange): Fact[] {
  const amounts = priced.map(({ amount }) => amount)
  return [low, high].flatMap((end) => {
    if (amounts.includes(end)) return []
    const [first, ...others] = priced.filter(({ amount }) => amount >= low && amount <= high && isExchange(amount, end))
    if (!first || others.length > 0) return []
    return [
      fact(first.record, ['price', 'amount'], {
        code: 'price-range-differs',
        severity: 'warning',
        what: `The price is ${first.amount}, but the price range ${site.value.business.priceRange} has ${end}, which no service costs.`,
        fix: 'Correct the digits of the price, or business.priceRange in site.yaml.',
      }),
    ]
  })
}

/** Share of the lowest price below which the beginning of the range is that of no service. */
const farBelow = 0.75

/** `$49–$300`, of a company most of whose services have a price, the lowest of which is 79: which no customer gets. */
function checkBeginning(sources: FactSources, priced: readonly Priced[], { low }: PriceRange): Fact[] {
  const { site, records } = sources
  const lowest = Math.min(...priced.map(({ amount }) => amount))
  const isPriced = priced.length >= fewestPriced && priced.length * 2 > records.folders.services.length
  // A visit may have a price that is none of a service.
  if (!isPriced || low >= farBelow * lowest || isStated(low, sources)) return []
  return [
    fact(site, ['business', 'priceRange'], {
      code: 'price-range-differs',
      severity: 'warning',
      what: `The price range ${site.value.business.priceRange} begins with ${low}, but the lowest price of a service is ${lowest}.`,
      fix: 'Correct the price range, or the price.',
    }),
  ]
}

/** Whether a text has an amount, apart from ranges that begin with it. */
function isStated(amount: number, sources: FactSources): boolean {
  const stated = new RegExp(`(?<![\\d.,])${amount}(?![.,]?\\d|\\s?[–-])`)
  return companyAndServiceTexts(sources).some(({ path, text }) => path.at(-1) !== 'priceRange' && stated.test(text))
}

/** `$52–$225 an hour`: a range of prices by the hour. */
const isHourly = ({ site }: FactSources): boolean =>
  /\b(?:hour|hourly|hr|hora)\b/i.test(site.value.business.priceRange ?? '')

/** Whether a text says that no visit costs less than an amount. */
const hasLeastPrice = (amount: number, sources: FactSources): boolean =>
  companyAndServiceTexts(sources).some(({ text }) => leastPriceIn(text) === amount) ||
  // `our minimum of {claim.minimum}`
  sources.site.value.claims.some(({ id, text }) => /minimum/.test(id) && leastPriceIn(`minimum of ${text}`) === amount)

/** Services with a price that show what the company charges. */
const fewestPriced = 3

/** @param more how many texts beside the first one are outside the range */
function rangeDiffers({ site }: FactSources, price: Fact, text: Fact, more: number): Fact {
  const path = ['business', 'priceRange']
  const others = more === 0 ? '' : `, and ${more} more text${more > 1 ? 's' : ''},`
  const outside = `the price in ${lineOf(price)} and "${text.words}" in ${lineOf(text)}${others}`
  const what = `The price range is ${site.value.business.priceRange}, but ${outside} are outside it.`
  return fact(site, path, { code: 'price-range-differs', what, fix: 'Correct the price range, or the prices.' })
}

/** The two numbers of `$79–$300`; undefined for a range in signs, such as `$$`. */
function rangeOf(text: string): PriceRange | undefined {
  const [low, high, ...more] = [...text.matchAll(/\d[\d.,]*/g)].map(([digits]) => numberOf(digits))
  return low === undefined || high === undefined || more.length > 0 || !joinsEnds.test(text) ? undefined : { low, high }
}

/**
 * What is between the ends of a range, in any language: `–`, `to $`, `€ bis`. Between two prices, each without an end, there
 * is more: `From $24 per cylinder; visits from $85`.
 */
const joinsEnds =
  /\d[\s\p{Sc}]*(?:[A-Z]{3}\s)?(?:[\p{Pd}~/]|(?!from|ab|desde|dès)(?:(?:and )?up )?\p{Ll}{1,7})[\s\p{Sc}]*(?:[A-Z]{3}\s)?\d/u

const signs: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₪': 'ILS',
  '₴': 'UAH',
  '₩': 'KRW',
  '₺': 'TRY',
  '₱': 'PHP',
}

function checkRange({ site, records }: FactSources, range: PriceRange | undefined): Fact[] {
  const { priceRange } = site.value.business
  const path = ['business', 'priceRange']
  if (range && range.low >= range.high)
    return [
      fact(site, path, {
        code: 'price-range-reversed',
        what: `The price range "${priceRange}" ends below its beginning.`,
        fix: 'Write the lower price first.',
      }),
    ]
  const sign = [...priceRange].find((letter) => letter in signs || letter === '$')
  const currency = currencyOf(records)
  if (sign === undefined || currency === undefined) return []
  const isSame = sign === '$' ? !Object.values(signs).includes(currency) : signs[sign] === currency
  if (isSame) return []
  return [
    fact(site, path, {
      code: 'price-range-currency',
      what: `The price range "${priceRange}" has the sign ${sign}, but the prices of the services are in ${currency}.`,
      fix: 'Correct the sign, or the currency of the services.',
    }),
  ]
}

/** A price by the hour is not the price of a whole visit, even if its unit says so. */
function checkUnits(priced: readonly Priced[]): Fact[] {
  return priced.flatMap(({ record, isHourly }) => {
    const { price } = record.value
    const unit = 'unit' in price ? price.unit : ''
    if (isHourly || !/^(an? |per )?(hour|hr|hora)s?$/i.test(unit)) return []
    return [
      fact(record, ['price', 'unit'], {
        code: 'price-unit-differs',
        severity: 'warning',
        what: `The price is per ${unit}, but its kind is "from".`,
        fix: 'Write "kind: hourly", or the unit that the price is for.',
      }),
    ]
  })
}

/** `unit: feet`: a price is for one. */
function checkPluralUnits({ records }: FactSources, priced: readonly Priced[]): Fact[] {
  const plural = pluralUnitsOf(records.language.tag)
  return priced.flatMap(({ record, isHourly }) => {
    const unit = 'unit' in record.value.price ? record.value.price.unit : ''
    if (isHourly || !plural?.test(unit)) return []
    return [
      fact(record, ['price', 'unit'], {
        code: 'price-unit-differs',
        severity: 'warning',
        what: `The unit "${unit}" is a plural, but the price is for one, and pages write it after "per".`,
        fix: 'Write it in singular.',
      }),
    ]
  })
}

/** `unit: month` on a Spanish site. */
function checkUnitLanguage({ records }: FactSources, priced: readonly Priced[]): Fact[] {
  const [own, english] = [pairWordsOf(records.language.tag), pairWordsOf('en')]
  if (!own || !english || own === english) return []
  return priced.flatMap(({ record, isHourly }) => {
    const unit = 'unit' in record.value.price ? record.value.price.unit : ''
    if (isHourly || !english.units.has(unit) || own.units.has(unit)) return []
    return [
      fact(record, ['price', 'unit'], {
        code: 'text-in-another-language',
        severity: 'warning',
        what: `The unit of the price is in English: "${unit}".`,
        fix: 'Write it in the language of the site.',
      }),
    ]
  })
}

/** `4.900`, which is four and nine tenths: no currency of a local company has a third decimal. */
function checkDecimals(priced: readonly Priced[]): Fact[] {
  return priced.flatMap(({ record, amount }) => {
    const path = ['price', 'amount']
    const { text } = record.file
    const [line = ''] = text.slice(offsetOf(record.file, record.locate(path))).split('\n', 1)
    const [written] = /^(?:amount:\s*)?(\d{1,3}\.\d{3})(?!\d)/.exec(line)?.slice(1) ?? []
    if (written === undefined) return []
    return [
      fact(record, path, {
        code: 'price-decimals',
        severity: 'warning',
        what: `The price ${written} is ${amount}: a point separates decimals, not thousands.`,
        fix: `Write ${written.replace('.', '')}.`,
      }),
    ]
  })
}

/** One cause: a price that is alone outside the range is wrong; with several outside one end of it, the range is. */
function checkOutside(sources: FactSources, priced: readonly Priced[], { low, high }: PriceRange): Fact[] {
  const { site } = sources
  const { priceRange } = site.value.business
  // The range is that of jobs, unless all prices are rates and no text has the lowest price of a visit: an hour or a meter may cost
  // less than any of them.
  const isOfJobs = priced.some(({ isRate }) => !isRate) || hasLeastPrice(low, sources)
  const compared = isHourly(sources) ? priced.filter((each) => each.isHourly) : priced
  const outside = compared.filter(({ amount, isRate }) => amount > high || (amount < low && !(isRate && isOfJobs)))
  const isAboveEach = outside.map(({ amount }) => amount > high)
  const isAtOneEnd = new Set(isAboveEach).size === 1
  if (outside.length > 2 || (outside.length > 1 && (isAtOneEnd || outside.length * 2 > priced.length)))
    return [
      fact(site, ['business', 'priceRange'], {
        code: 'price-range-differs',
        what: `The price range is ${priceRange}, but ${outside.length} services have prices outside it: ${shortList(outside.map(({ record, amount }) => `${record.value.name} ${amount}`))}.`,
        fix: 'Correct the price range, or the prices.',
      }),
    ]
  return outside.map(({ record, amount }) =>
    fact(record, ['price', 'amount'], {
      code: 'price-outside-range',
      what: `The price ${amount} is outside the price range of the company, ${priceRange}.`,
      fix: 'Correct the price, or business.priceRange in site.yaml.',
    }),
  )
}

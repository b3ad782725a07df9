import { cached } from '#src/country/formats.ts'
import type { Records } from '../records.ts'
import { offsetOf } from '../source-file.ts'
import { amountsIn, numberOf } from './amounts.ts'
import { type Fact, type FactSources, fact, shortList } from './fact.ts'
import { pairWordsOf } from './languages/pair-words.ts'
import { isPriceOfJob, type PriceSubject } from './price-subject.ts'
import { companyTexts, type FieldText, textsOf } from './texts.ts'

type ServiceRecord = Records['folders']['services'][number]
type Priced = {
  record: ServiceRecord
  amount: number
  isHourly: boolean
  /** A part of a job: an hour, a square meter. */
  isRate: boolean
}
type Range = { low: number; high: number }
/** Units of time by their words. */
type Units = ReadonlyMap<string, string> | undefined

/** Prices that contradict the price range of the company, each other, or a text. */
export function checkPrices(sources: FactSources): Fact[] {
  const { site, records } = sources
  const range = rangeOf(site.value.business.priceRange)
  const priced = records.folders.services.flatMap((record): Priced[] => {
    const { price } = record.value
    if (!('amount' in price)) return []
    const isHourly = price.kind === 'hourly'
    const isRate = price.kind === 'hourly' || isMeasure(price.unit, records.language.tag)
    return [{ record, amount: price.amount, isHourly, isRate }]
  })
  const faults = [
    ...checkRange(sources, range),
    ...checkUnits(priced),
    ...checkUnitLanguage(sources, priced),
    ...checkDecimals(priced),
  ]
  const outside = faults.length > 0 || !range ? [] : checkOutside(sources, priced, range)
  const wrong = new Set(outside.map(({ record }) => record))
  const isRangeRight = [...faults, ...outside].every(({ code }) => !code.startsWith('price-range'))
  const rangeOfTexts = isRangeRight && range ? withoutWrongEnds(range, priced, outside) : undefined
  const inTexts = [...checkTexts(sources, priced, rangeOfTexts), ...checkCurrencies(sources)]
  return [...faults, ...outside, ...inTexts.filter(({ record }) => !wrong.has(record))]
}

/** Texts may go as far as a price that is outside the range, which is then wrong at this end. */
function withoutWrongEnds({ low, high }: Range, priced: readonly Priced[], outside: readonly Fact[]): Range {
  if (outside.length === 0) return { low, high }
  return {
    low: priced.some(({ amount, isRate }) => amount < low && !isRate) ? 0 : low,
    high: priced.some(({ amount }) => amount > high) ? Number.POSITIVE_INFINITY : high,
  }
}

/** The two numbers of `$79–$300`; undefined for a range in signs, such as `$$`. */
function rangeOf(text: string): Range | undefined {
  const [low, high, ...more] = [...text.matchAll(/\d[\d.,]*/g)].map(([digits]) => numberOf(digits))
  return low === undefined || high === undefined || more.length > 0 ? undefined : { low, high }
}

/** Whether a unit is a length, an area, a volume or a weight, as CLDR names it in a language: `square foot`, `m²`. */
function isMeasure(unit: string, language: string): boolean {
  const words: string[] = unit.toLowerCase().match(/\p{L}+/gu) ?? []
  const [last = ''] = words.slice(-1)
  return (
    measures(language, 'long').some((name) => words.includes(name)) ||
    (words.length < 3 && measures(language, 'short').includes(last))
  )
}

const measures = cached((language: string, unitDisplay: 'long' | 'short'): readonly string[] =>
  Intl.supportedValuesOf('unit')
    .filter((unit) => !/bit|byte|percent|degree|celsius|fahrenheit|second|minute|hour|day|week|month|year/.test(unit))
    .flatMap((unit) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).formatToParts(1))
    .filter(({ type }) => type === 'unit')
    .map(({ value }) => value.toLowerCase()),
)

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

function checkRange({ site, records }: FactSources, range: Range | undefined): Fact[] {
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
  const used = new Set(
    records.folders.services.flatMap(({ value: { price } }) => ('currency' in price ? [price.currency] : [])),
  )
  const [currency] = used
  if (sign === undefined || currency === undefined || used.size > 1) return []
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

/** A price by the hour is no price of a whole visit, even if its unit says so. */
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
    const [line = ''] = text.slice(offsetOf(text, record.locate(path))).split('\n', 1)
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
function checkOutside({ site }: FactSources, priced: readonly Priced[], { low, high }: Range): Fact[] {
  const { priceRange } = site.value.business
  // The range is that of jobs, unless all prices are rates: an hour or a meter may cost less than any of them.
  const isOfJobs = priced.some(({ isRate }) => !isRate)
  const outside = priced.filter(({ amount, isRate }) => amount > high || (amount < low && !(isRate && isOfJobs)))
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

function checkTexts(sources: FactSources, priced: readonly Priced[], range: Range | undefined): Fact[] {
  const { records } = sources
  const units = pairWordsOf(records.language.tag)?.units
  const language = records.language.tag
  const own = records.folders.services.flatMap((record) => {
    const price = priced.find((each) => each.record === record)
    const subject = { names: namesOf(record), language }
    return textsOf(record).flatMap((field) => ownTextFault(field, { price, range, units, subject }))
  })
  const all = { names: records.folders.services.flatMap((record) => namesOf(record)), language }
  const named = companyTexts(sources).flatMap((field) => companyTextFault(field, priced, { range, records, all }))
  const texts = [...companyTexts(sources), ...records.folders.services.flatMap((record) => textsOf(record))]
  const termFaults = termsOf(sources).flatMap((term) => termFault(term, texts, sources))
  // Both ends of a range may be wrong.
  return [
    ...new Map(
      [...termFaults, ...own, ...named].map((found) => [`${found.at.file}:${found.at.line}:${found.at.column}`, found]),
    ).values(),
  ]
}

/** What texts call a service, or what its price is for. */
const namesOf = ({ value: { name, price } }: ServiceRecord) => ('unit' in price ? [name, price.unit] : [name])

/** What a policy says that something costs: `Typical house clean` is `$100–300`. */
type Term = { path: PropertyKey[]; words: readonly string[]; amounts: ReadonlySet<number>; outcome: string }

/** Words from which a text that has them all is about the same. */
const fewestWords = 3

const termsOf = ({ site }: FactSources): Term[] =>
  site.value.policies.flatMap(({ terms }, policy) =>
    terms.flatMap(({ when, outcome }, index) => {
      const amounts = new Set(amountsIn(outcome).map(({ amount }) => amount))
      const words: string[] = when.toLowerCase().match(/\p{L}{3,}/gu) ?? []
      const path = ['policies', policy, 'terms', index, 'outcome']
      return amounts.size === 0 || words.length < fewestWords ? [] : [{ path, words, amounts, outcome }]
    }),
  )

/** Texts about what a term says with other amounts. If several agree on them, the term is wrong. */
function termFault(term: Term, texts: readonly FieldText[], { site }: FactSources): Fact[] {
  const stated = texts.flatMap((field) =>
    amountsIn(field.text).flatMap(({ words, amount, sentence }) => {
      if (!term.words.every((word) => sentence.toLowerCase().includes(word))) return []
      // A sentence that has the price of the policy goes on to another one.
      const all = new Set(amountsIn(sentence).map((each) => each.amount))
      return term.amounts.has(amount) || ![...term.amounts].every((each) => all.has(each))
        ? [{ field, words, amount }]
        : []
    }),
  )
  const wrong = stated.filter(({ amount }) => !term.amounts.has(amount))
  const [first, ...more] = wrong
  // The policy may say the same twice, and a range may begin with the same amount.
  const isElsewhere = stated.every(
    ({ field }) => field.path[0] === 'policies' || wrong.some((each) => each.field === field),
  )
  const isAgreed = first && isElsewhere && more.every(({ words }) => words === first.words)
  const fields = new Set(wrong.map(({ field }) => field)).size
  if (isAgreed && fields > 1) {
    const what = `The term says "${term.outcome}", but ${fields} texts say "${first.words}".`
    const fix = `Correct the term, or the texts: ${first.field.record.at.file} has the first.`
    return [fact(site, term.path, { code: 'price-in-text-differs', what, fix })]
  }
  return wrong.map(({ field, words }) =>
    contradiction(field, words, `The text says "${words}", but the policies in site.yaml have ${term.outcome}.`),
  )
}

/** In the text of a service, `from $19` is its price, and no price of the job is below it. */
function ownTextFault(
  field: FieldText,
  {
    price,
    range,
    units,
    subject,
  }: { price: Priced | undefined; range: Range | undefined; units: Units; subject: PriceSubject },
): Fact[] {
  return amountsIn(field.text).flatMap((each) => {
    const { words, amount, isFrom } = each
    const isOfJob = isPriceOfJob(each, subject)
    if (price && isOfJob && (isFrom ? amount !== price.amount : amount < price.amount))
      return [contradiction(field, words, `The text says "${words}", but the price of the service is ${price.amount}.`)]
    const period = price && amount === price.amount ? otherPeriod(field.text, words, price, units) : undefined
    if (period !== undefined)
      return [
        contradiction(field, words, `The text says "${period}", but the price of the service is for another time.`),
      ]
    return isOfJob ? outsideRange(field, { words, amount }, price?.isHourly ? undefined : range) : []
  })
}

/** `£24 a month` where the price is for a week. */
function otherPeriod(text: string, words: string, { record }: Priced, units: Units) {
  const { price } = record.value
  const own = ('unit' in price ? price.unit : '')
    .split(/\P{L}+/u)
    .flatMap((word) => units?.get(word.toLowerCase()) ?? [])
  const [after, word = ''] = period.exec(text.slice(text.indexOf(words) + words.length)) ?? []
  const stated = units?.get(word.toLowerCase())
  return own.length === 0 || after === undefined || stated === undefined || own.includes(stated)
    ? undefined
    : words + after
}

const period = /^\s?(?:an?|per|each|every|\/|al|por|a la|cada)\s?(\p{L}+)/iu

const byTheHour = /\b(?:(?:an|per|by the) hour|por hora)\b/i

/** In any other text, `drain repair from $19` is the price of that service. */
function companyTextFault(
  field: FieldText,
  priced: readonly Priced[],
  { range, records, all }: { range: Range | undefined; records: Records; all: PriceSubject },
): Fact[] {
  // With one service by the hour, a price by the hour is its price.
  const isOnlyHourly = priced.filter(({ isHourly }) => isHourly).length === 1
  // A term of a policy may be a fee.
  const isTerm = field.path[0] === 'policies'
  // A page of jobs says what the company pays.
  const isWage = records.folders.pages.some((page) => page === field.record && page.value.screen === 'careers')
  return amountsIn(field.text).flatMap((each) => {
    const { words, amount, isFrom, sentence } = each
    if (!isPriceOfJob(each, all)) return []
    const [service, ...others] = priced.filter(
      ({ record, isHourly }) =>
        sentence.toLowerCase().includes(record.value.name.toLowerCase()) ||
        (isHourly && isOnlyHourly && !isWage && byTheHour.test(sentence)),
    )
    if (service && others.length === 0 && (isFrom ? amount !== service.amount : amount < service.amount))
      return [
        contradiction(
          field,
          words,
          `The text says "${words}", but the price of ${service.record.value.name} is ${service.amount}.`,
        ),
      ]
    // An article may say what other things cost.
    const isOther =
      isTerm ||
      isWage ||
      (records.folders.articles.some((article) => article === field.record) && !isFrom) ||
      byTheHour.test(sentence)
    return !isOther && (isFrom || /\b(costs?|prices?|priced|pay|charge)\b/i.test(sentence))
      ? outsideRange(field, { words, amount }, range)
      : []
  })
}

/** Amounts in texts with the sign of another currency than the prices. */
function checkCurrencies(sources: FactSources): Fact[] {
  const { folders } = sources.records
  const used = new Set(
    folders.services.flatMap(({ value: { price } }) => ('currency' in price ? [price.currency] : [])),
  )
  const [currency] = used
  if (currency === undefined || used.size > 1) return []
  const own = currency === 'EUR' ? '€' : currency === 'GBP' ? '£' : currency.endsWith('D') ? '$' : undefined
  if (own === undefined) return []
  const ofPlaces = [...folders.cities, ...folders.counties, ...folders.traits].flatMap((record) => textsOf(record))
  const texts = [...companyTexts(sources), ...folders.services.flatMap((record) => textsOf(record)), ...ofPlaces]
  return texts.flatMap((field) => {
    // Pounds are a weight, too.
    const other = amountsIn(field.text).find(({ currency: sign, words }) => sign !== own && !/pounds$/i.test(words))
    if (!other) return []
    return [contradiction(field, other.words, `The text says "${other.words}", but the prices are in ${currency}.`)]
  })
}

function outsideRange(
  field: FieldText,
  { words, amount }: { words: string; amount: number },
  range: Range | undefined,
): Fact[] {
  if (!range || (amount >= range.low && amount <= range.high)) return []
  return [
    contradiction(
      field,
      words,
      `The text says "${words}", but the price range of the company is ${range.low} to ${range.high}.`,
    ),
  ]
}

const contradiction = ({ record, path }: FieldText, words: string, what: string) =>
  fact(
    record,
    path,
    {
      code: 'price-in-text-differs',
      severity: 'error',
      what,
      fix: 'Correct the text, or the price.',
    },
    words,
  )

import { currenciesOf, currencyCodes, isCurrency } from '#src/country/currencies.ts'
import { foreignPostalCodes, postalCodeName, postalCodeRule, wrongPostalDigits } from '#src/country/postal-codes.ts'
import { groupBy } from '../../../core/group-by.ts'
import { isLanguageTag } from '../../../core/language-tag.ts'
import { nearest } from '../../../core/suggest.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { spellingReader } from '../languages/english-spelling.ts'
import { companyAndServiceTexts, isEnglish, textsOf } from '../texts.ts'

/** Codes of languages and currencies that no standard has, or that are not those of the company's country, and a short HSTS policy. */
export function checkStandards(sources: FactSources): Fact[] {
  return [
    ...checkLanguage(sources),
    ...checkTextLanguage(sources),
    ...checkCurrencies(sources),
    ...checkTransport(sources),
    ...checkPostalWords(sources),
    ...checkPostalDigits(sources),
    ...checkSpelling(sources),
  ]
}

/** Words that most sentences of a language have, and those of no other have. */
const frequent: Readonly<Record<string, RegExp>> = {
  en: /\b(?:the|and|with|from|your|our|that|this)\b/gi,
  es: /\b(?:el|los|las|una|que|con|para|por|nuestr[oa]s?)\b/gi,
}
/** The language of the texts is clear with so many of these words, and so many times more than of another language. */
const clear = { words: 15, times: 8 }

/** English texts on a site that says it is Spanish, or the other way around. */
function checkTextLanguage(sources: FactSources): Fact[] {
  const { site, records } = sources
  const own = records.language.tag.split('-', 1)[0] ?? ''
  if (site.value.language === undefined || !(own in frequent)) return []
  const text = companyAndServiceTexts(sources)
    .map((field) => field.text)
    .join(' ')
  const countOf = (language: string) => text.match(frequent[language] ?? /$^/)?.length ?? 0
  const other = Object.keys(frequent).find(
    (each) => each !== own && countOf(each) >= Math.max(clear.words, clear.times * countOf(own)),
  )
  if (other === undefined) return []
  const nameOf = (tag: string) => new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag
  return [
    fact(site, ['language'], {
      code: 'language-of-texts-differs',
      what: `The site is in ${nameOf(own)}, but its texts are in ${nameOf(other)}.`,
      fix: `Write the language of the texts, such as "${other}".`,
    }),
  ]
}

/** A list of languages is for visitors of any country. `load/languages.ts` reports invalid tags. */
function checkLanguage({ site }: FactSources): Fact[] {
  const { language, business } = site.value
  const { country } = business.address
  const [code = '', region] = language?.split('-') ?? []
  const name = region && new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(region)
  if (!name || !isLanguageTag(`${code}-${region}`)) return []
  // A site for those who speak another language may use that language's own region.
  const isMain = new Intl.Locale(`und-${country}`).maximize().language === code
  if (region === country || !isMain) return []
  return [
    fact(site, ['language'], {
      code: 'language-of-another-country',
      severity: 'warning',
      what: `The site is in the language "${language}", that of ${name}, but the office is in ${country}.`,
      fix: `Write "${code}-${country}" or "${code}".`,
    }),
  ]
}

/** What another country calls its postal codes. English alone. */
function checkPostalWords(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const other = foreignPostalCodes(sources.site.value.business.address.country)
  const texts = companyAndServiceTexts(sources)
  return texts.flatMap(({ record, path, text }) => {
    const [words] = other.exec(text) ?? []
    if (words === undefined) return []
    return [
      fact(
        record,
        path,
        {
          code: 'language-of-another-country',
          severity: 'warning',
          what: `The text says "${words}", which is not the word in the country of the office.`,
          fix: `Write "${postalCodeName(sources.site.value.business.address.country)}".`,
        },
        words,
      ),
    ]
  })
}

/** Another number of digits than codes of the country have. English alone. */
function checkPostalDigits(sources: FactSources): Fact[] {
  const { documents, folders } = sources.records
  const { country } = sources.site.value.business.address
  const wrong = isEnglish(sources) ? wrongPostalDigits(country) : undefined
  if (!wrong) return []
  const records = [...folders.pages, ...(documents.quote ? [documents.quote] : [])]
  return records
    .flatMap((record) => textsOf(record))
    .flatMap(({ record, path, text }) => {
      const [words] = wrong.exec(text) ?? []
      if (words === undefined) return []
      const what = `The text says "${words}", but ${postalCodeRule(country)}.`
      return [fact(record, path, { code: 'figures-differ', what, fix: 'Correct the number.' }, words)]
    })
}

/** `Favorite colors` in Britain. One finding for all texts, without those of places, which are many. English alone. */
function checkSpelling(sources: FactSources): Fact[] {
  const find = isEnglish(sources) ? spellingReader(sources.site.value.business.address.country) : undefined
  if (!find) return []
  const { counties, traits, guide } = sources.records.folders
  const records = [...counties, ...traits, ...guide]
  const found = [...companyAndServiceTexts(sources), ...records.flatMap((record) => textsOf(record))].flatMap(
    (field) => {
      const word = find(field.text)
      return word ? [{ ...field, ...word }] : []
    },
  )
  const [first] = found
  if (!first) return []
  const more = found.length === 1 ? '' : ` So do ${found.length - 1} more texts.`
  const what = `The text says "${first.written}", which is not the spelling in the country of the office.${more}`
  const fix = `Write "${first.own}".`
  return [
    fact(
      first.record,
      first.path,
      { code: 'language-of-another-country', severity: 'warning', what, fix },
      first.written,
    ),
  ]
}

/** The fewest seconds that Lighthouse accepts, half a year. Source: https://hstspreload.org */
const shortestTransport = 15_768_000

/** A time left from a test. */
function checkTransport({ site }: FactSources): Fact[] {
  const { maxAge } = site.value.hosting.hsts
  if (maxAge >= shortestTransport) return []
  return [
    fact(site, ['hosting', 'hsts', 'maxAge'], {
      code: 'hsts-short',
      severity: 'warning',
      what:
        maxAge === 0
          ? 'Browsers forget at once that the site is to be loaded over HTTPS.'
          : `Browsers forget after ${maxAge} seconds that the site is to be loaded over HTTPS; at least half a year protects.`,
      fix: 'Write 31536000, a year. To end an earlier policy, keep 0 for a year, with "hsts-short: { severity: off }" in audit.rules.',
    }),
  ]
}

function checkCurrencies({ site, records }: FactSources): Fact[] {
  const { country } = site.value.business.address
  const priced = records.folders.services.flatMap((record) => {
    const { price } = record.value
    return 'currency' in price ? [{ record, currency: price.currency }] : []
  })
  const path = ['price', 'currency']
  const unknown = priced.filter(({ currency }) => !isCurrency(currency))
  const known = priced.filter(({ currency }) => isCurrency(currency))
  const usual = currenciesOf(country)
  const foreign = known.filter(({ currency }) => usual.length > 0 && !usual.includes(currency))
  const byCurrency = [...groupBy(known, ({ currency }) => currency)].sort(([, a], [, b]) => b.length - a.length)
  const [main = ''] = byCurrency[0] ?? []
  return [
    ...unknown.map(({ record, currency }) =>
      fact(record, path, {
        code: 'unknown-currency',
        what: `No country uses the currency "${currency}".`,
        fix: suggestion(currency, usual),
      }),
    ),
    // Several prices, all in another currency, are one decision; a single one is a mistake.
    ...(foreign.length === priced.length ? foreign.slice(0, 1) : foreign).map(({ record, currency }) =>
      fact(record, path, {
        code: 'currency-of-another-country',
        severity: foreign.length === priced.length && priced.length > 1 ? 'warning' : 'error',
        what: `The price is in ${currency}, which ${country} does not use.`,
        fix: `Write ${usual.join(' or ')}.`,
      }),
    ),
    ...known
      .filter(({ record, currency }) => currency !== main && !foreign.some((other) => other.record === record))
      .map(({ record, currency }) =>
        fact(record, path, {
          code: 'currencies-differ',
          severity: 'warning',
          what: `The price is in ${currency}, but other services have prices in ${main}.`,
          fix: `Write ${main}, unless this service is really sold in ${currency}.`,
        }),
      ),
  ]
}

function suggestion(currency: string, usual: readonly string[]): string {
  const near = nearest(currency, usual) ?? usual[0] ?? nearest(currency, currencyCodes())
  return near === undefined ? 'Write an ISO 4217 code, e.g. USD.' : `Write "${near}".`
}

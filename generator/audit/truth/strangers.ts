import type { Manifest } from '#manifest/schema.ts'
import { domainOf } from '../../core/domain.ts'
import type { StrayFact } from '../../core/facts.ts'
import { isEnglishWord } from '../../core/text/english-words.ts'
import { licenseNumbersIn } from '../../core/text/license-number.ts'
import { literal } from '../../core/text/literal.ts'
import { servedListsIn } from '../../core/text/served-lists.ts'
import { languageWords } from '../language/language-words.ts'
import type { Known } from './known-names.ts'
import { textsIn } from './written-texts.ts'

/** A name or address in a text that is nowhere in the manifest. */
export type Stranger = Pick<StrayFact, 'kind' | 'found' | 'wanted'>

const none: readonly Stranger[] = []

const name = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2}"
const list = new RegExp(`${name}(?:, ${name})+(?:,? (?:and|y|&) ${name})|${name}(?:, ${name}){2,}`, 'gu')
/** `Alpharetta, GA`. Hardly any text has two capitals after a comma. */
const inRegion = new RegExp(`(${name}), ([A-Z]{2})(?![\\p{L}\\d])`, 'gu')
const afterName = /, [A-Z]{2}(?!\w)/
const mail = /[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g
const url = /(?:https?:\/\/|\bwww\.)([\w-]+(?:\.[\w-]+)+)/gi
const money = /[$€£¥₹]\s?\d[\d.,]*/gu

/** Currencies that texts copied from sites of other countries have. */
const foreign = ['USD', 'EUR', 'GBP']

/** Seasons, months and days before a comma: "After the Winter, Oregon is green" names no town. */
const isTime =
  /(?:^| )(?:Spring|Summer|Fall|Autumn|Winter|January|February|March|April|May|June|July|August|September|October|November|December|\w+day)$/

/** No abbreviation such as HOA, no month, and no words such as "Your Community". */
const isName = (words: string) =>
  /^\p{Lu}\p{Ll}{2}/u.test(words) &&
  !isTime.test(words) &&
  !words.split(' ').every((each) => isEnglishWord(each.toLowerCase()))

/** Reads towns, counties, e-mail addresses, hosts, currencies and license numbers that the manifest does not have. */
export function strangerReader(
  manifest: Manifest,
  known: Known,
): (text: string, places: readonly string[]) => readonly Stranger[] {
  const { site, offices, counties, services, translations: _, messages: __ } = manifest
  const { business, origin } = site
  const localities = [business.address.locality, ...offices.map(({ address }) => address.locality)]
  const places = new Set([
    ...known.cityNames,
    ...known.countyNames,
    ...counties.map((each) => each.name),
    ...localities,
  ])
  /** Also their ends: in `Soto del Real`, a name begins before the last small letter. */
  const ends = new Set([...places].flatMap(suffixes))
  const regions = new Set(counties.flatMap(({ region, regionName }) => [region ?? [], regionName ?? []].flat()))
  const town =
    regions.size === 0 ? undefined : new RegExp(`(${name}), (?:${[...regions].map(literal).join('|')})(?!\\p{L})`, 'gu')
  const hasRegion = [...regions].map((region) => `, ${region}`)
  const isCounty = [...known.countyNames].every((each) => each.endsWith(' County')) && known.countyNames.size > 0
  const county = new RegExp(`(${name}) County(?!\\p{L})`, 'gu')
  const hosts = [new URL(origin).hostname, ...[business, ...offices].flatMap(({ email }) => email?.split('@')[1] ?? [])]
  const domains = [...new Set(hosts.map(domainOf))]
  const currencies = new Set(services.flatMap(({ price }) => ('currency' in price ? price.currency : [])))
  const ownSigns = [...currencies, business.address.country === 'US' ? 'USD' : ''].flatMap((code) =>
    signOf(code, site.language),
  )
  const afterNumber = unitsOf(
    foreign.filter((code) => !currencies.has(code) && !isOwnSign(code)),
    site.language,
  )
  const { speaker, ownPeople } = languageWords(manifest)
  let manifestText: string | undefined
  const isWritten = (words: string) => {
    manifestText ??= textsIn({ ...manifest, translations: undefined, messages: undefined }).join('\n')
    return manifestText.includes(words)
  }
  let licenses: ReadonlyMap<string, string> | undefined
  /** The license number of the company in place of one that it does not have. A company may have several. */
  const otherLicense = (text: string): Stranger[] => {
    const stated = licenseNumbersIn(text)
    if (stated.length === 0) return []
    licenses ??= licensesOf({ ...manifest, cities: undefined, translations: undefined, messages: undefined })
    const [own] = licenses.values()
    const other = stated.find(({ number }) => !licenses?.has(number))
    return own === undefined || !other ? [] : [{ kind: 'claim', found: other.words, wanted: own }]
  }
  let people: ReadonlyMap<string, number> | undefined
  /** Whether the manifest speaks so of the company's people, or has the word as often as one has that of the own trade. */
  const isOwnPerson = (person: string) => {
    isWritten('')
    people ??= countWords(manifestText ?? '')
    const spoken = Array.from((manifestText ?? '').matchAll(new RegExp(ownPeople, 'gu')), ([, each]) => each)
    if (spoken.includes(person) || services.some((service) => service.name.toLowerCase().includes(person))) return true
    return [person, `${person}s`].reduce((sum, each) => sum + (people?.get(each) ?? 0), 0) > mostOfOthers
  }
  /** `In Hood River`: the first words of a match may not belong to the name. */
  const isPlace = (words: string) => suffixes(words).some((each) => ends.has(each))
  return (text, mentioned) => {
    const found: Stranger[] = []
    found.push(...otherLicense(text))
    if (text.includes(speaker.sign)) {
      const [, company] = speaker.name.exec(text) ?? []
      if (company !== undefined && !isWritten(company) && !isPlace(company))
        found.push({ kind: 'company', found: company, wanted: business.name })
    }
    const [, person] = ownPeople.exec(text) ?? []
    if (person !== undefined && !isOwnPerson(person))
      found.push({ kind: 'company', found: person, wanted: business.name })
    const range = text.includes('–') || text.includes('-') ? fallingRange(text) : undefined
    if (range !== undefined) found.push({ kind: 'price', found: range, wanted: '' })
    if (text.includes('@'))
      for (const [address, host = ''] of text.matchAll(mail))
        if (!isOwn(host)) found.push({ kind: 'domain', found: address, wanted: business.email ?? domains[0] ?? '' })
    if (text.includes('://') || text.includes('www.'))
      for (const [address, host = ''] of text.matchAll(url))
        if (!isOwn(host)) found.push({ kind: 'domain', found: address, wanted: domains[0] ?? '' })
    if (ownSigns.length > 0) {
      const others = Array.from(text.matchAll(money), ([amount]) => amount.replace(/[.,]$/, '')).filter(
        (amount) => !ownSigns.some((sign) => amount.startsWith(sign)),
      )
      const named = afterNumber.hint.test(text) ? (text.match(afterNumber.amount) ?? []) : []
      for (const amount of [...others, ...named])
        found.push({ kind: 'price', found: amount, wanted: `an amount in ${[...currencies].join(', ')}` })
    }
    if (town && hasRegion.some((each) => text.includes(each)))
      // The name of a place may have its region: `New Century, KS`.
      for (const [words, place = ''] of text.matchAll(town))
        if (
          !isPlace(place) &&
          !suffixes(words).some((each) => places.has(each)) &&
          !isTime.test(place) &&
          !isWritten(words)
        )
          found.push({ kind: 'place', found: words, wanted: '' })
    if (afterName.test(text))
      for (const [words, place = '', region = ''] of text.matchAll(inRegion))
        if (
          known.regionCodes.has(region) &&
          !regions.has(region) &&
          region !== business.address.region &&
          !isTime.test(place) &&
          !isWritten(words)
        )
          found.push({ kind: 'county', found: words, wanted: '' })
    if (isCounty && text.includes(' County'))
      for (const [words, place = ''] of text.matchAll(county))
        if (!suffixes(place).some((each) => known.countyNames.has(`${each} County`)) && !isWritten(words))
          found.push({ kind: 'county', found: words, wanted: '' })
    if (mentioned.length > 1 || text.includes('counties'))
      for (const [words] of text.matchAll(list)) {
        const items = words.split(/,? (?:and|y|&) |, /)
        const others = items.filter((each) => !isPlace(each))
        const [other] = others
        if (items.length - others.length > 1 && other !== undefined && !regions.has(other) && !isWritten(other))
          found.push({ kind: 'place', found: other, wanted: '' })
      }
    for (const { words, names } of servedListsIn(text)) {
      const other = names.find((each) => isName(each) && !isPlace(each) && !regions.has(each) && !isWritten(each))
      if (other !== undefined && !isWritten(words) && found.every((each) => !each.found.includes(other)))
        found.push({ kind: 'place', found: other, wanted: '' })
    }
    return found.length === 0 ? none : found
  }

  function isOwnSign(currency: string): boolean {
    return signOf(currency, site.language).some((sign) => ownSigns.includes(sign))
  }

  function isOwn(host: string): boolean {
    const domain = domainOf(host.toLowerCase())
    return domains.includes(domain) || isWritten(host)
  }
}

const span = /[$€£¥₹]\s?(\d[\d,]*)\s?[–-]\s?[$€£¥₹]?(\d[\d,]*)(?!\d|[.,]\d|-)/g

/** A range of prices that ends below its beginning: `$100–30`. */
function fallingRange(text: string): string | undefined {
  for (const [words, from = '', to = ''] of text.matchAll(span))
    if (Number(from.replaceAll(',', '')) > Number(to.replaceAll(',', ''))) return words
  return undefined
}

/** How often a manifest has a word for people of another trade: `cover the floor before the plumber comes`. */
const mostOfOthers = 12

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [each] of text.toLowerCase().matchAll(word)) counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}

const word = /\p{L}+/gu
const afterPreposition = new RegExp(`(?<!\\p{L})(?:in|near|en|cerca de) (${name})`, 'gu')

/** Reads towns that the manifest does not have, each after a word such as `in`: `A kitchen in Las Vegas`. */
export function strangeTownReader(manifest: Manifest): (text: string) => string | undefined {
  let words: Set<string> | undefined
  return (text) => {
    for (const [, town = ''] of text.matchAll(afterPreposition)) {
      if (isTime.test(town)) continue
      words ??= new Set(textsIn(manifest).flatMap((each) => each.match(word) ?? []))
      if (!town.match(word)?.some((each) => words?.has(each))) return town
    }
    return undefined
  }
}

/** The name itself and its ends: `In Hood River`, `Hood River`, `River`. */
function suffixes(words: string): string[] {
  const parts = words.split(' ')
  return parts.map((_, index) => parts.slice(index).join(' '))
}

/** The license numbers in the texts of a value, with their words. */
function licensesOf(value: unknown): Map<string, string> {
  return new Map(textsIn(value).flatMap((text) => licenseNumbersIn(text).map(({ number, words }) => [number, words])))
}

/** Amounts with a sign, code or name of a currency after the number: `150 €`, `150 EUR`, `150 euros`. */
function unitsOf(currencies: readonly string[], language: string): { hint: RegExp; amount: RegExp } {
  const units = currencies.flatMap((currency) => {
    const parts = new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'name',
    }).formatToParts(2)
    return [...signOf(currency, language), currency, parts.find(({ type }) => type === 'currency')?.value ?? currency]
  })
  const unit = `(?:${units.map(literal).join('|') || '(?!)'})`
  return { hint: new RegExp(unit), amount: new RegExp(`\\d[\\d.,]*[\\s\\u00a0]?${unit}(?!\\p{L})`, 'gu') }
}

function signOf(currency: string, language: string): string[] {
  if (currency === '') return []
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency }).formatToParts(1)
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? ''
  // `US$` and `CA$` are also written as `$`.
  return /[$€£¥₹]/.test(sign) ? [sign.replace(/[^$€£¥₹]/g, '')] : []
}

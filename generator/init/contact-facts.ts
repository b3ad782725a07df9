import { domainToASCII } from 'node:url'
import { e164Of, nationalPhone, phoneFault } from '#src/country/phone.ts'
import { hasPostalCodes, isPostalCode, postalCodeName } from '#src/country/postal-codes.ts'
import { regionCodeOf } from '#src/country/regions.ts'
import { countryNamed } from '../core/country-named.ts'
import { RefusalError } from '../core/refusal-error.ts'

export type Address = { street: string; locality: string; region?: string; postalCode?: string; country: string }

/** The code of a country, e.g. `GB`, also from its name. @throws {RefusalError} if there is none. */
export function parseCountry(text: string): string {
  const code = countryNamed(text)
  if (code !== undefined) return code
  throw new RefusalError(`"${text}" is not a country. Write its two-letter ISO code, such as US, GB or ES.`)
}

/**
 * An address as it is written on an envelope: `12 Cannery Row, Hood River, OR 97031`; in other countries
 * `4 High Street, Skipton, BD23 1JD`, `Calle Mayor 12, 28100 Alcobendas` or `Calle Mayor 12, 28100 Alcobendas (Madrid)`.
 * @param country ISO 3166-1 alpha-2.
 * @throws {RefusalError} if a part is missing.
 */
export function parseAddress(text: string, country: string): Address {
  const read = country === 'US' ? americanAddress : otherAddress
  // The name of a few countries is also that of their town.
  const address = read(withoutCountry(text, country), country) ?? read(text, country)
  if (address) return { ...address, country }
  throw new RefusalError(
    country === 'US'
      ? `The address "${text}" is not complete. Write street, town, state and postal code: "12 Cannery Row, Hood River, OR 97031". For an office outside the United States, name its country: --country GB.`
      : `The address "${text}" ${hasCode(text, country) ? 'is not complete' : `has no possible ${postalCodeName(country)}`}. Write street, town and ${postalCodeName(country)} of the country ${country}, with commas between them: "4 High Street, Skipton, BD23 1JD" or "Calle Mayor 12, 28100 Alcobendas".`,
  )
}

const hasCode = (text: string, country: string) =>
  !hasPostalCodes(country) || text.split(',').some((part) => codeIn(part.trim(), country))

/** Without the country at the end: `Spain`, `USA`. The code of another country may be that of a region, such as `CA`. */
function withoutCountry(text: string, country: string): string {
  const [, rest, last = ''] = /^(.+),\s*([^,]+)$/.exec(text.trim()) ?? []
  return rest !== undefined && countryNamed(last) === country ? rest : text
}

type Parts = Omit<Address, 'country'>

function americanAddress(text: string): Parts | undefined {
  const [, street, locality, written, postalCode] =
    /^(.+?),\s*([^,]+),\s*([A-Za-z][A-Za-z. ]*[A-Za-z])[,\s]\s*(\d{5})(?:-\d{4})?$/.exec(text.trim()) ?? []
  const region = written && regionCodeOf(written, 'US')
  return street && locality && region && postalCode ? { street, locality, region, postalCode } : undefined
}

/** The part with the postal code says where the town is: beside the code, or before it. */
function otherAddress(text: string, country: string): Parts | undefined {
  const parts = text
    .replace(/\s*\(([^()]+)\)\s*$/, ', $1')
    .replace(/\bC\. ?P\. ?(?=\d)/, '')
    .split(',')
    .map((part) => part.trim())
  if (parts.some((part) => part === '')) return undefined
  if (!hasPostalCodes(country)) {
    const locality = parts.at(-1)
    return parts.length > 1 && locality ? { street: parts.slice(0, -1).join(', '), locality } : undefined
  }
  for (let index = parts.length - 1; index > 0; index--) {
    const found = codeIn(parts[index] ?? '', country)
    if (!found) continue
    const { postalCode, before, after } = found
    const [, town, code] =
      hasCodeAfterTown.has(country) && after === '' ? (/^(.+) ([A-Z]{2,3})$/.exec(before) ?? []) : []
    if (town && code) return { street: parts.slice(0, index).join(', '), locality: town, region: code, postalCode }
    const isOwnPart = before === '' && after === ''
    const hasRegionBefore = index > 1 && after === '' && isRegionCode.test(before)
    const localityIndex = isOwnPart || hasRegionBefore ? index - 1 : index
    const locality = localityIndex === index ? after || before : parts[localityIndex]
    const street = parts.slice(0, localityIndex).join(', ')
    const region = hasRegionBefore ? before : parts[index + 1]
    return street && locality ? { street, locality, ...(region ? { region } : {}), postalCode } : undefined
  }
  return undefined
}

/** `NSW`, or an abbreviation as in Mexico: `N.L.`, `Q. Roo`. */
const isRegionCode = /^(?:[A-Z]{2,3}|(?:[A-Z]\p{Ll}*\. ?){2,3}|[A-Z]\. [A-Z]\p{Ll}+)$/u

/** Countries that write `Sydney NSW 2000`. */
const hasCodeAfterTown = new Set(['AU', 'CA'])

/** A postal code of one or two words in a text, with what precedes and follows it. */
function codeIn(text: string, country: string): { postalCode: string; before: string; after: string } | undefined {
  const words = text.split(/\s+/)
  for (const length of [2, 1])
    for (let start = 0; start + length <= words.length; start++) {
      const postalCode = words
        .slice(start, start + length)
        .join(' ')
        .toUpperCase()
      if (!isPostalCode(postalCode, country)) continue
      return { postalCode, before: words.slice(0, start).join(' '), after: words.slice(start + length).join(' ') }
    }
  return undefined
}

/**
 * A phone number for links (E.164) and for people.
 * @param country where it is, unless it has a country code.
 * @throws {RefusalError} if no number has this form.
 */
export function parsePhone(text: string, country: string): { e164: string; display: string } {
  const e164 = e164Of(text, country)
  // A number of another country is shown with its country code, in the form of the answer.
  if (e164) return { e164, display: phoneFault(e164, country) ? text.trim() : nationalPhone(e164) }
  throw new RefusalError(
    country === 'US'
      ? `"${text}" is not a phone number. Write ten digits, or + and the country code: "+1 541 555 0137". For an office outside the United States, name its country: --country GB.`
      : `"${text}" is not a phone number of the country ${country}. Write all its digits, or + and the country code.`,
  )
}

/** @throws {RefusalError} */
export function parseEmail(text: string): string {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())) return text.trim()
  throw new RefusalError(`"${text}" is not an e-mail address. Write it like office@company.com.`)
}

/**
 * The origin of a site: `https://www.company.com`.
 * @throws {RefusalError}
 */
export function parseDomain(text: string): string {
  const host = domainToASCII(
    text
      .trim()
      .replace(/^https?:\/\//i, '')
      .replace(/\/$/, ''),
  )
  if (/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(host)) return `https://${host}`
  throw new RefusalError(`"${text}" is not a domain. Write it like www.company.com.`)
}

/** Kilometres of `30km`, `20mi` or `30`. @throws {RefusalError} */
export function parseRadius(text: string): number {
  const [, number, unit] = /^(\d{1,3}(?:\.\d+)?)\s*(km|mi)?$/i.exec(text.trim()) ?? []
  // Source of the factor: the international yard and pound agreement of 1959.
  if (number && Number(number) > 0) return Number(number) * (unit?.toLowerCase() === 'mi' ? 1.609344 : 1)
  throw new RefusalError(`"${text}" is not a radius. Write it like 30km or 20mi.`)
}

/** The name of a company, as pages show it. @throws {RefusalError} for HTML, which would be in every record. */
export function parseCompany(text: string): string {
  const [found] = /<[^>]*>|&#?\w+;/.exec(text) ?? []
  if (found !== undefined) throw new RefusalError(`"${found}" is HTML. Write the name of the company as plain text.`)
  return text.trim()
}

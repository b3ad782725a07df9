import type { Manifest } from '#manifest/schema.ts'
import { addressLines, type PostalAddress } from '#src/country/address.ts'
import { addressText } from '#src/format.ts'
import type { ScannedPage } from '../../../core/html/page.ts'
import type { HtmlScan } from '../../../core/html/scan-html.ts'
import { isOneSlip } from '../../../core/suggest.ts'
import { literal } from '../../../core/text/literal.ts'
import type { Issue, WholePageRule } from '../../rule.ts'
import { isNode, listOf, localBusinesses, textOf } from '../../structured-data/nodes.ts'
import { type CompanyDetails, companyDetails } from '../../text/company-details.ts'
import { replacement } from '../../text/replacement.ts'
import { severalBusinesses } from '../structured-data/business-several.ts'

/** Properties of a PostalAddress, with the field of site.yaml. */
const parts = {
  streetAddress: 'street',
  postalCode: 'postalCode',
  addressLocality: 'locality',
  addressRegion: 'region',
  addressCountry: 'country',
} as const
const fields = Object.entries(parts) as [keyof typeof parts, (typeof parts)[keyof typeof parts]][] // of the object above

/** Subjects of findings on a property, for rules that report the same fault. */
const subjects: Readonly<Record<string, string>> = { streetAddress: 'street', addressLocality: 'locality' }

/** A postal address other than that of the company. */
export const addressDiffers: WholePageRule = {
  code: 'address-differs',
  scope: 'whole-page',
  title: 'Inconsistent postal address',
  severity: 'error',
  why: 'Customers and maps are sent to the wrong place. Search engines that find two addresses for one business trust neither.',
  how: 'In structured data, street, postal code, locality, region and country of the business must equal those in site.yaml, or those of the office that serves the place; case is ignored. In the text, header and footer included, this street must not appear with another number, suite, city or postal code, and a page about a place must not give the address of another office. Header and footer must not give another street in the same town. Ignores other streets elsewhere.',
  fix: 'Write the address as in site.yaml. If the page was edited by hand, rebuild it.',
  source: 'https://support.google.com/business/answer/9157481',
  supersededBy: ['business-several'],
  *check(page, { manifest }): Generator<Issue> {
    const { origin } = manifest.site
    const { addresses } = companyDetails(page, manifest)
    for (const node of localBusinesses(page)) {
      const [address] = listOf(node.address)
      if (!isNode(address) || !String(node['@id'] ?? '').startsWith(origin)) continue
      const meant = addresses.find(({ street }) => street === textOf(address.streetAddress)) ?? addresses[0]
      const wrong = fields.flatMap(([property, field]) => {
        const value = textOf(address[property])
        const own = meant?.[field]
        return value !== undefined && value.toLowerCase() !== own?.toLowerCase() ? [{ property, value, own }] : []
      })
      const [first] = wrong
      if (!first) continue
      const given = wrong.map(({ property, value }) => `"${value}" as ${property}`).join(' and ')
      const owned = wrong.map(({ own }) => (own === undefined ? 'none' : `"${own}"`)).join(' and ')
      yield {
        what: `The structured data {pages} gives ${given}, but ${manifest.offices.length === 0 ? 'site.yaml' : 'the office'} has ${owned}.`,
        cause: wrong.map(({ property, value }) => `${property} ${value}`).join(', '),
        subject: subjects[first.property] ?? 'address',
        followsFrom: [severalBusinesses],
        ...(first.own !== undefined && { replaced: replacement(first.value, first.own) }),
      }
    }
    for (const { found, wanted, right } of wrongAddresses(page, manifest))
      yield {
        what: `The text {pages} says "${found}", but the ${manifest.offices.length === 0 ? 'company' : 'office'} is at ${wanted}.`,
        phrase: found,
        cause: found,
        subject: 'street',
        ...(right !== undefined && { replaced: replacement(found, right) }),
      }
  },
}

/** `right`: the same part of the address of the company; `wanted` is for the message. */
type WrongAddress = { found: string; wanted: string; right?: string }

/**
 * Places in the text of a page, its header or its footer that give its street with another number, suite or postal code,
 * or the street of an office that the page is not about.
 */
export function wrongAddresses(page: ScannedPage, manifest: Manifest): WrongAddress[] {
  const details = companyDetails(page, manifest)
  const streets = streetsOf(details, manifest)
  const found = wrongAddressesIn(page.own, streets)
  for (const { scan } of page.parts) {
    const known = streets.inParts.get(scan) ?? [
      ...wrongAddressesIn(scan, streets),
      ...strangeAddressesIn(scan, streets),
    ]
    streets.inParts.set(scan, known)
    found.push(...known)
  }
  // A footer is compared by its street and by its town.
  return found.filter((each) => !found.some((other) => other.found !== each.found && each.found.includes(other.found)))
}

type Streets = {
  own: readonly Street[]
  others: readonly string[]
  /** Streets of the company and all its offices. */
  all: readonly string[]
  wanted: () => string
  /** Names of the cities of the manifest. */
  towns: ReadonlySet<string>
  /** What was found in shared parts. */
  inParts: WeakMap<HtmlScan, WrongAddress[]>
}
const streetsByDetails = new WeakMap<CompanyDetails, Streets>()

/** The streets that a page with some details may name, and those that it must not. */
function streetsOf(details: CompanyDetails, manifest: Manifest): Streets {
  const known = streetsByDetails.get(details)
  if (known) return known
  const { addresses, isLocal } = details
  const [first] = addresses
  const streets: Streets = {
    own: addresses.flatMap((address) => streetOf(address) ?? []),
    others: isLocal ? otherStreets(addresses, manifest) : [],
    all: [manifest.site.business, ...manifest.offices].map(({ address }) => address.street),
    wanted: () => (first ? addressText(first) : ''),
    towns: new Set(manifest.cities.map(({ name }) => name)),
    inParts: new WeakMap(),
  }
  streetsByDetails.set(details, streets)
  return streets
}

function wrongAddressesIn({ content }: HtmlScan, streets: Streets): WrongAddress[] {
  const { own, others, all, wanted } = streets
  const found: WrongAddress[] = []
  for (const street of own) {
    if (content.includes(street.name)) found.push(...wrongIn(content, street, streets))
    if (content.includes(street.number)) found.push(...misspeltIn(content, street, all))
  }
  for (const street of others) if (content.includes(street)) found.push({ found: street, wanted: wanted() })
  return found
}

/** Text before a town that looks like a number and a street. */
const streetBefore = /\d[\w-]*\s+\p{L}[^,;|\n]{1,40}(?:,[^,;|\n]{1,20})?,?\s+$/u

/** In a header or footer without any street of the company: the town and code of the company after another street. */
function strangeAddressesIn({ content }: HtmlScan, { own, all, wanted }: Streets): WrongAddress[] {
  if (all.some((street) => content.includes(street))) return []
  return own.flatMap(({ town, name }) => {
    const match = content.includes(name) ? undefined : town?.exec(content)
    const [found] = (match && streetBefore.exec(content.slice(Math.max(0, match.index - 70), match.index))) ?? []
    return match && found !== undefined ? [{ found: (found + match[0]).trim(), wanted: wanted() }] : []
  })
}

/** The number of a street before its name with one wrong letter: `159 E Broadway` for `159 W Broadway`. */
function misspeltIn(content: string, { number, name, nearby }: Street, all: readonly string[]): WrongAddress[] {
  const lettersOf = (text: string) => text.toLowerCase().replaceAll('.', '')
  return Array.from(content.matchAll(nearby), ([found, written = '']) => ({ found, written })).flatMap(
    ({ found, written }) =>
      isOneSlip(lettersOf(written), lettersOf(name)) && !all.some((street) => street.startsWith(found))
        ? [{ found, wanted: `${number} ${name}`, right: `${number} ${name}` }]
        : [],
  )
}

function wrongIn(content: string, street: Street, { own: all, towns }: Streets): WrongAddress[] {
  const { suite, address } = street
  return [...content.matchAll(street.pattern)].flatMap((match) => {
    const [found, number] = match
    if (number !== street.number) {
      const isOther = all.some((other) => other.name === street.name && other.number === number)
      return isOther ? [] : [{ found, wanted: `number ${street.number}`, right: `${street.number} ${street.name}` }]
    }
    const after = content.slice(match.index + found.length, match.index + found.length + 120)
    const [other] = suite?.pattern.exec(after) ?? []
    if (suite && other !== undefined && other.replace(/^,\s*/, '') !== suite.text)
      return [{ found: found + other, wanted: address.street, right: address.street }]
    const [line, town = ''] = /^,\s+(\p{Lu}[\p{L}’' -]+)(?=,)/u.exec(after) ?? []
    if (line !== undefined && town !== address.locality && towns.has(town))
      return [{ found: found + line, wanted: addressText(address), right: `${found}, ${address.locality}` }]
    const [place, code] = street.locality?.exec(after) ?? []
    const right = addressText({ ...address, street: '' })
    return place !== undefined && code !== address.postalCode ? [{ found: place, wanted: right, right }] : []
  })
}

/** The streets of the company and its offices that are not among the addresses of a page. */
function otherStreets(addresses: readonly PostalAddress[], { site, offices }: Manifest): string[] {
  const own = new Set(addresses.map(({ street }) => street))
  return [site.business, ...offices].map(({ address }) => address.street).filter((street) => !own.has(street))
}

type Street = {
  number: string
  name: string
  pattern: RegExp
  /** The number and as many words as the name has. */
  nearby: RegExp
  /** What follows the street after a comma, such as `Suite 200`. */
  suite: { text: string; pattern: RegExp } | undefined
  /** The lines of the address after the street, with a postal code; undefined if the address has none. */
  locality: RegExp | undefined
  /** The same lines with the postal code of the address. */
  town: RegExp | undefined
  address: PostalAddress
}
const streetByAddress = new WeakMap<PostalAddress, Street | undefined>()

/** The street of an address; undefined if it does not begin with a number. */
function streetOf(address: PostalAddress): Street | undefined {
  if (streetByAddress.has(address)) return streetByAddress.get(address)
  const [, number, name, rest] = /^(\d+)\s+([^,]+)(?:,\s*(.+))?$/.exec(address.street) ?? []
  const [, label] = /^(\p{L}+\s+)\S+$/u.exec(rest ?? '') ?? []
  const street =
    number === undefined || name === undefined
      ? undefined
      : {
          number,
          name,
          pattern: new RegExp(`(?<![\\d-])(\\d+)\\s+${literal(name)}(?!\\w)`, 'g'),
          nearby: new RegExp(
            `(?<![\\d-])${number}\\s+(${name
              .split(/\s+/)
              .map(() => "[\\p{L}\\d.’'-]+")
              .join('\\s+')})`,
            'gu',
          ),
          suite: rest && label ? { text: rest, pattern: new RegExp(`^,\\s*${literal(label)}[\\w-]+`) } : undefined,
          locality: localityPattern(address, '(?<=^.{0,30})', ''),
          town: localityPattern(address, '(?<=\\s)', address.postalCode),
          address,
        }
  streetByAddress.set(address, street)
  return street
}

/** The same locality and region with a postal code, or any, in the order of the country. */
function localityPattern(address: PostalAddress, before: string, given = ''): RegExp | undefined {
  if (address.postalCode === undefined) return undefined
  const mark = '\u0000'
  const words = addressLines({ ...address, street: '', postalCode: mark })
    .join(' ')
    .split(/,?\s+/)
  const code = address.postalCode
    .split(' ')
    .map(() => '[\\w-]+')
    .join(' ')
  const wanted = given === '' ? `(${code})` : literal(given)
  const pattern = words.map((word) => (word === mark ? wanted : literal(word))).join(',?\\s+')
  return new RegExp(before + pattern)
}

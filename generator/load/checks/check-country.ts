import type { z } from 'zod'
import type { LocalAddress, PhoneRecord } from '#manifest/schema/contact.ts'
import { isCountry } from '#src/country/country.ts'
import { isSamePhone, nationalPhone, phoneFault } from '#src/country/phone.ts'
import {
  hasPostalCodes,
  isPlaceCode,
  isPostalCode,
  postalCodeName,
  postalCodeRule,
  postalCodesIn,
} from '#src/country/postal-codes.ts'
import { regionCodeOf, regionCodes, regionNameOf } from '#src/country/regions.ts'
import type { Problem } from '../../core/problem.ts'
import { didYouMean, nearest } from '../../core/suggest.ts'
import { officeAddresses } from '../county-offices.ts'
import type { Located, Records } from '../records.ts'
import { checkRegionNames } from './check-region-names.ts'

/** Checks what depends on the country of the company: phone number, regions, postal codes. */
export function checkCountry(records: Records): Problem[] {
  const { site } = records.documents
  if (!site) return []
  const { country } = site.value.business.address
  if (!isCountry(country)) return [unknownCountry(site, country)]
  const other = countryOfOthers(records, site)
  if (other) return [other]
  return [
    ...checkPhone(site, site.value.business.phone, { country, path: ['business', 'phone'] }),
    ...site.value.business.lines.flatMap((line, index) =>
      checkPhone(site, line, { country, path: ['business', 'lines', index] }),
    ),
    ...checkAddress(site, site.value.business.address, { country, path: ['business', 'address'] }),
    ...records.folders.offices.flatMap((office) => [
      ...(office.value.phone ? checkPhone(office, office.value.phone, { country, path: ['phone'] }) : []),
      ...(office.value.address ? checkAddress(office, office.value.address, { country, path: ['address'] }) : []),
    ]),
    ...records.folders.counties.flatMap((county) => [
      ...(county.value.phone ? checkPhone(county, county.value.phone, { country, path: ['phone'] }) : []),
      ...checkRegion(county, county.value, { country, path: [] }, records.language.tag),
    ]),
    ...checkRegionNames(records),
    ...checkRegionSlugs(records, site),
    ...records.cities.flatMap((city) => checkCodes(city, country)),
  ]
}

/** If so many places, and most of all, have postal codes of another form, the country is wrong and not the codes. */
const fewestWrong = 3

/** The problem of a country whose postal codes have another form than those of most places. */
export function countryOfOthers({ cities }: Pick<Records, 'cities'>, site: Site): Problem | undefined {
  const { country } = site.value.business.address
  const wrong = cities.map((city) => checkCodes(city, country)).filter((problems) => problems.length > 0)
  const [[first] = []] = wrong
  if (!first || wrong.length < fewestWrong || wrong.length <= cities.length / 2) return undefined
  return {
    code: 'bad-postal-code',
    severity: 'error',
    at: site.locate(['business', 'address', 'country']),
    what: `The country of the company is "${country}", but ${wrong.length} places have postal codes of another form.`,
    fix: `Correct the country, or the codes in cities.csv. ${first.at.file}:${first.at.line} has the first.`,
  }
}

type Site = NonNullable<Records['documents']['site']>

function unknownCountry(site: Site, country: string): Problem {
  return {
    code: 'unknown-country',
    severity: 'error',
    at: site.locate(['business', 'address', 'country']),
    what: `"${country}" is not the ISO 3166-1 code of a country.`,
    fix: `Write the code of two letters, e.g. US${country === 'UK' ? '; that of the United Kingdom is GB' : ''}.`,
  }
}

/** The country of the company, and where a record has what is checked. */
type Where = { country: string; path: PropertyKey[] }

function checkPhone(record: Located<unknown>, { e164, display }: PhoneRecord, { country, path }: Where): Problem[] {
  const fault = phoneFault(e164, country)
  if (fault)
    return [
      {
        code: 'bad-phone',
        severity: 'error',
        at: record.locate([...path, 'e164']),
        what:
          fault.kind === 'impossible'
            ? `No phone number of its country has the digits of "${e164}".`
            : `"${e164}" has the calling code +${fault.callingCode}, which is not that of ${country}, the country of the office.`,
        fix: 'Write + and the calling code of the country, then the number without the 0 before its area code.',
      },
    ]
  if (display === undefined || isSamePhone(display, e164, country)) return []
  return [
    {
      code: 'phones-disagree',
      severity: 'error',
      at: record.locate([...path, 'display']),
      what: `"${display}" is not the number "${e164}".`,
      fix: `Write it like ${nationalPhone(e164)}, or remove the line to have it written so.`,
    },
  ]
}

type Address = Pick<z.infer<typeof LocalAddress>, 'region' | 'regionName' | 'postalCode'>

function checkAddress(record: Located<unknown>, address: Address, where: Where): Problem[] {
  return [...checkAddressCode(record, address, where), ...checkRegion(record, address, where)]
}

function checkAddressCode(record: Located<unknown>, { postalCode }: Address, where: Where): Problem[] {
  const { country } = where
  const path = [...where.path, 'postalCode']
  if (postalCode === undefined)
    return hasPostalCodes(country)
      ? [
          {
            code: 'missing-field',
            severity: 'error',
            at: record.locate(path),
            what: `${path.map(String).join('.')} is missing, but addresses in ${country} have a ${postalCodeName(country)}.`,
            fix: 'Add it, between quotes.',
          },
        ]
      : []
  return isPostalCode(postalCode, country)
    ? []
    : [badCode(record, path, { code: postalCode, country, isCode: isPostalCode })]
}

function badCode(
  record: Located<unknown>,
  path: PropertyKey[],
  { code, country, isCode }: { code: string; country: string; isCode: (code: string, country: string) => boolean },
): Problem {
  const field = path.map(String).join('.')
  return {
    code: 'bad-postal-code',
    severity: 'error',
    at: record.locate(path),
    what: `${field} has "${code}", but ${postalCodeRule(country)}.`,
    fix: isCode(code.toUpperCase(), country)
      ? `Write it in capitals: ${code.toUpperCase()}.`
      : `Correct the code, or business.address.country in site.yaml, which is ${country}.`,
  }
}

function checkCodes(city: Records['cities'][number], country: string): Problem[] {
  const { postal_codes, zip_codes } = city.value
  const column = postal_codes === undefined && zip_codes !== undefined ? 'zip_codes' : 'postal_codes'
  const codes = postalCodesIn(postal_codes ?? zip_codes ?? '', country)
  return codes
    .filter((code) => !isPlaceCode(code, country))
    .map((code) => badCode(city, [column], { code, country, isCode: isPlaceCode }))
}

/** In a country whose addresses write codes of regions, `region` is such a code, and `regionName` its name. */
function checkRegion(
  record: Located<unknown>,
  { region, regionName }: Pick<Address, 'region' | 'regionName'>,
  { country, path }: Where,
  language = 'en',
): Problem[] {
  const codes = regionCodes(country)
  if (!codes || region === undefined) return []
  if (!codes.includes(region)) {
    const named = codes.find((code) => regionNameOf(code, country).toLowerCase() === region.toLowerCase())
    const name = nearest(
      region,
      codes.map((code) => regionNameOf(code, country)),
    )
    const meant = named ?? (region.length > 3 && name !== undefined ? regionCodeOf(name, country) : undefined)
    const suggestion = meant ? `Did you mean "${meant}"? ` : didYouMean(region, codes)
    return [
      {
        code: 'bad-region',
        severity: 'error',
        at: record.locate([...path, 'region']),
        what: `"${region}" is not the code of a region in ${country}.`,
        fix: `${suggestion}Write the code that addresses have, e.g. ${codes[0]}.`,
      },
    ]
  }
  const name = regionNameOf(region, country)
  // Another language has names of its own: `Nuevo México`.
  if (regionName === undefined || regionName === name || !language.startsWith('en')) return []
  return [
    {
      code: 'regions-disagree',
      severity: 'error',
      at: record.locate([...path, 'regionName']),
      what: `"${region}" is the code of ${name}, but regionName is "${regionName}".`,
      fix: 'Correct one of the two, or remove regionName.',
    },
  ]
}

/** A slug pattern with `{region}` needs the region of every county. */
function checkRegionSlugs(records: Records, site: Site): Problem[] {
  const { urls } = site.value
  const field = (['citySlug', 'countySlug'] as const).find((key) => urls[key].includes('{region}'))
  if (!field) return []
  const officeAddress = officeAddresses(records)
  return records.folders.counties
    .filter(({ slug, value }) => value.region === undefined && officeAddress(slug)?.region === undefined)
    .map((county) => ({
      code: 'no-region',
      severity: 'error',
      at: county.at,
      what: `urls.${field} contains {region}, but neither this county nor the office has a region.`,
      fix: 'Add the field region here or under business.address in site.yaml, or remove {region} from the pattern.',
    }))
}

import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

/**
 * What is wrong with an E.164 number of a company in a country: `other-country` if its calling code is that of another
 * country; `impossible` if no number of its country has as many digits.
 */
export type PhoneFault = { kind: 'impossible' } | { kind: 'other-country'; callingCode: string }

/** The fault of an E.164 number, or undefined. Numbers of the same calling code, such as `+1`, count as one country. */
export function phoneFault(e164: string, country: string): PhoneFault | undefined {
  const number = parsePhoneNumberFromString(e164)
  if (!number?.isPossible()) return { kind: 'impossible' }
  if (!isSupportedCountry(country) || number.countryCallingCode === getCountryCallingCode(country)) return undefined
  return { kind: 'other-country', callingCode: number.countryCallingCode }
}

/** A number as people of a country write it, e.g. `(202) 555-0123`, in E.164. Undefined if no number has this form. */
export function e164Of(display: string, country: string): string | undefined {
  const number = parsePhoneNumberFromString(display, countryCode(country))
  return number && (number.isValid() || invented.test(number.number)) ? number.number : undefined
}

/**
 * Numbers that are kept for invented companies and belong to no one, so that the metadata does not have them.
 * Source: Ofcom, "Telephone numbers for use in TV and radio drama programmes".
 */
const invented = /^\+44(1632960|7700900)\d{3}$/

/** Whether a number as people write it is the one in E.164. */
export function isSamePhone(display: string, e164: string, country: string): boolean {
  return parsePhoneNumberFromString(display, countryCode(country))?.number === e164
}

/** The number as people of its country write it, e.g. `020 7946 0123`; the number itself if the format is unknown. */
export function nationalPhone(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatNational() ?? e164
}

const countryCode = (country: string): CountryCode | undefined => (isSupportedCountry(country) ? country : undefined)

/** Whether the digits of an E.164 number follow the numbering plan of its country. */
export const isValidPhone = (e164: string): boolean => parsePhoneNumberFromString(e164)?.isValid() ?? false

import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'

/** What a country calls its postal codes; the messages translate it. */
export type PostalCodeKind = 'zip' | 'postcode' | 'eircode' | 'pin' | 'postalCode'

/** Source: Google's address data (`zip_name_type`), and the postal services of these countries. */
const kinds: Record<string, PostalCodeKind> = {
  US: 'zip',
  PR: 'zip',
  GU: 'zip',
  VI: 'zip',
  AS: 'zip',
  MP: 'zip',
  PH: 'zip',
  GB: 'postcode',
  IM: 'postcode',
  JE: 'postcode',
  GG: 'postcode',
  AU: 'postcode',
  NZ: 'postcode',
  IE: 'eircode',
  IN: 'pin',
}

export function postalCodeKind(country: string): PostalCodeKind {
  return kinds[country] ?? 'postalCode'
}

/**
 * The parts of codes that name an area instead of a street: outward code (GB), forward sortation area (CA), routing key
 * (IE), digits (NL). Sources: Royal Mail, "Programmers' Guide to PAF"; Canada Post, "Addressing Guidelines"; Eircode,
 * "Product Guide"; PostNL.
 */
const areas: Record<string, RegExp> = {
  GB: /^[A-Z]{1,2}\d[A-Z\d]?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]$/,
  IE: /^([AC-FHKNPRTV-Y]\d{2}|D6W)$/,
  NL: /^[1-9]\d{3}$/,
}

/** Codes of a place have five digits in the United States; those of nine are of single buildings. */
const narrower: Record<string, RegExp> = { US: /^\d{5}$/ }

/** Whether a text is a whole postal code of a country. True for countries whose codes are unknown or that have none. */
export function isPostalCode(code: string, country: string): boolean {
  if (narrower[country]) return narrower[country].test(code)
  return !postcodeValidatorExistsForCountry(country) || postcodeValidator(code, country)
}

/** Whether a text is a postal code of a place: a whole one, or the part of it that names an area, e.g. `BD16`. */
export function isPlaceCode(code: string, country: string): boolean {
  return isPostalCode(code, country) || (areas[country]?.test(code) ?? false)
}

/** The part of a postal code of a place that names an area, e.g. `BD16` of `BD16 4DY`; undefined if the country has none. */
export function postalAreaOf(code: string, country: string): string | undefined {
  const [area = ''] = code.split(' ')
  return areas[country]?.test(area) ? area : undefined
}

/**
 * The postal codes in a cell, separated by spaces, commas or semicolons. A code may contain a space: `BD16 4DY BD17`
 * has two in Britain.
 */
export function postalCodesIn(cell: string, country: string): string[] {
  return cell
    .split(/[,;]/)
    .map((part) => part.trim().split(/\s+/).filter(Boolean))
    .flatMap((words) => codesOf(words, country))
}

function codesOf(words: readonly string[], country: string): string[] {
  const codes: string[] = []
  for (let index = 0; index < words.length; index++) {
    const [word = '', next] = [words[index], words[index + 1]]
    const isSplit = next !== undefined && !isPostalCode(word, country) && isPostalCode(`${word} ${next}`, country)
    codes.push(isSplit ? `${word} ${next}` : word)
    if (isSplit) index++
  }
  return codes
}

/** What follows the area in a code of these countries. Sources: those of the areas. */
const afterArea: Record<string, string> = { GB: '\\d[A-Z]{2}', CA: '\\d[A-Z]\\d', IE: '[A-Z\\d]{4}', NL: '[A-Z]{2}' }

/** Countries whose codes have five digits, and nine for a single building. */
const fiveOrNine = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP'])

/**
 * A regular expression for a whole code, in capitals or not, with or without its space or hyphen, and whether it has digits
 * only. Undefined where codes are unknown, have letters of no known order, or differ in length.
 * @param own A code of the country, which shows where spaces and hyphens are.
 */
export function writtenPostalCode(country: string, own: string): { pattern: string; isNumeric: boolean } | undefined {
  if (fiveOrNine.has(country)) return { pattern: '\\d{5}(-\\d{4})?', isNumeric: true }
  const [area, rest] = [areas[country], afterArea[country]]
  if (area && rest) return { pattern: `(${area.source.slice(1, -1)})[ -]?${rest}`, isNumeric: false }
  if (!hasPostalCodes(country) || !isPostalCode(own, country) || !/^\d[\d -]+$/.test(own)) return undefined
  const others = [...own].map((_, length) => own.slice(0, length)).concat(`${own}0`, `${own}00`)
  if (others.some((other) => isPostalCode(other, country))) return undefined
  const pattern = own.replace(/\d+/g, ({ length }) => `\\d{${length}}`).replace(/[ -]/g, '[ -]?')
  return { pattern, isNumeric: /^\d+$/.test(own) }
}

/** Whether every address of a country has a postal code that can be checked. */
export const hasPostalCodes = (country: string): boolean => postcodeValidatorExistsForCountry(country)

const names: Record<PostalCodeKind, string> = {
  zip: 'ZIP code',
  postcode: 'postcode',
  eircode: 'Eircode',
  pin: 'PIN code',
  postalCode: 'postal code',
}

/** What a country calls a postal code, in the English of problems in the manifest. */
export const postalCodeName = (country: string): string => names[postalCodeKind(country)]

/** What English texts call the postal codes of other countries: `your ZIP code` in Britain, `your postcode` in the United States. */
export const foreignPostalCodes = (country: string): RegExp =>
  postalCodeKind(country) === 'zip' ? /\bpost ?codes?\b/i : /\bzip codes?\b/i

/** What English texts say of codes with another number of digits: `the four digits of the ZIP code`. Undefined if it may be true. */
export const wrongPostalDigits = (country: string): RegExp | undefined =>
  narrower[country] &&
  new RegExp(
    `\\b(?:[1-46-8]|three|four|six|seven|eight)[- ]digits? (?:of (?:the |your )?)?(?:${postalCodeName(country)}|postal code)`,
    'i',
  )

/** The form of a place's code in the English of problems, e.g. `has five digits`. */
export function postalCodeRule(country: string): string {
  return narrower[country]
    ? `a ${postalCodeName(country)} has five digits`
    : `no ${postalCodeName(country)} of this country has this form`
}

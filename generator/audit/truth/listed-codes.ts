import type { StrayFact } from '../../core/facts.ts'
import type { OwnPage } from '../../core/html/page.ts'
import { isOneSlip } from '../../core/suggest.ts'
import type { Known } from './known-names.ts'
import type { Subject } from './subject.ts'

/** A postal code of a city that the list on its page does not have, if it has another one, codes of other cities, and mistyped ones. */
export function missingCodes(
  texts: readonly string[],
  { place }: Pick<Subject, 'place'>,
  { params }: Pick<OwnPage, 'params'>,
  { codesOf, postalCodes }: Pick<Known, 'codesOf' | 'postalCodes'>,
): StrayFact[] {
  if (params.service !== undefined) return []
  if (place?.kind !== 'city') return texts.flatMap((text, at) => mistypedOnCard(text, codesOf.get(texts[at - 1] ?? '')))
  const mistyped = texts.flatMap((found) => {
    const wanted = meantBy(found, [...place.postalCodes])
    return wanted === undefined || texts.includes(wanted) ? [] : stray(found, wanted)
  })
  if (mistyped.length > 0) return mistyped
  const listed = texts.filter((text) => place.postalCodes.has(text))
  // A code by itself is one of the list.
  const [first] = place.postalCodes
  const other = first === undefined || listed.length > 0 ? undefined : texts.find((text) => postalCodes.has(text))
  if (first !== undefined && other !== undefined) return [stray(other, first)]
  if (place.postalCodes.size < 2) return []
  const [missing] = listed.length === 0 ? [] : [...place.postalCodes].filter((code) => !listed.includes(code))
  return missing === undefined ? [] : [stray('', missing)]
}

const stray = (found: string, wanted: string): StrayFact => ({
  kind: 'postal-code',
  slot: 'list of postal codes',
  found,
  wanted,
  phrase: found === '' ? wanted : found,
})

/** Characters of the longest label with the codes of a city, and of the longest code with one too many. */
const longestLabel = 60
const longestCode = 9

/** A card has the name of its city before the label with its codes: `Postal codes 84036, 84055`. */
function mistypedOnCard(text: string, codes: readonly string[] | undefined): StrayFact[] {
  if (!codes || text.length > longestLabel || !/\d/.test(text)) return []
  const written: readonly string[] = text.match(/\b\w*\d\w*(?: \d\w*)?\b/g) ?? []
  for (const found of written) {
    const wanted = meantBy(found, codes)
    if (wanted !== undefined && !written.includes(wanted)) return [stray(found, wanted)]
  }
  return []
}

/** The code that is meant by one with a digit too few or too many, or with letters in place of digits. */
function meantBy(text: string, codes: readonly string[]): string | undefined {
  if (text.length > longestCode || !/\d/.test(text) || codes.includes(text)) return undefined
  const digits = withDigits(text)
  if (codes.includes(digits)) return digits
  return codes.find((code) => digitsIn(text) !== digitsIn(code) && isOneSlip(text, code))
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length

/** A code with digits in place of the letters that look like them: `97O31`. */
const withDigits = (text: string): string =>
  /^\d[\dOoIl]{4}$/.test(text) ? text.replace(/[Oo]/g, '0').replace(/[Il]/g, '1') : text

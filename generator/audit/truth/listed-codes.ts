import type { StrayFact } from '../../core/facts.ts'
import type { OwnPage } from '../../core/html/page.ts'
import type { Subject } from './subject.ts'

/** A postal code of a city that the list on its page does not have, if it has another one, and one with a letter for a digit. */
export function missingCodes(
  texts: readonly string[],
  { place }: Pick<Subject, 'place'>,
  { params }: Pick<OwnPage, 'params'>,
): StrayFact[] {
  if (place?.kind !== 'city' || params.service !== undefined) return []
  const mistyped = texts.filter((text) => !place.postalCodes.has(text) && place.postalCodes.has(withDigits(text)))
  if (mistyped.length > 0)
    return mistyped.map((found) => ({
      kind: 'postal-code',
      slot: 'list of postal codes',
      found,
      wanted: withDigits(found),
      phrase: found,
    }))
  if (place.postalCodes.size < 2) return []
  const listed = texts.filter((text) => place.postalCodes.has(text))
  const [missing] = listed.length === 0 ? [] : [...place.postalCodes].filter((code) => !listed.includes(code))
  return missing === undefined
    ? []
    : [{ kind: 'postal-code', slot: 'list of postal codes', found: '', wanted: missing, phrase: missing }]
}

/** A code with digits in place of the letters that look like them: `97O31`. */
const withDigits = (text: string): string =>
  /^\d[\dOoIl]{4}$/.test(text) ? text.replace(/[Oo]/g, '0').replace(/[Il]/g, '1') : text

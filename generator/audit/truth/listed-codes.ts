import type { StrayFact } from '../../core/facts.ts'
import type { OwnPage } from '../../core/html/page.ts'
import type { Subject } from './subject.ts'

/** A postal code of a city that the list on its page does not have, if it has another one. */
export function missingCodes(
  texts: readonly string[],
  { place }: Pick<Subject, 'place'>,
  { params }: Pick<OwnPage, 'params'>,
): StrayFact[] {
  if (place?.kind !== 'city' || params.service !== undefined || place.postalCodes.size < 2) return []
  const listed = texts.filter((text) => place.postalCodes.has(text))
  const [missing] = listed.length === 0 ? [] : [...place.postalCodes].filter((code) => !listed.includes(code))
  return missing === undefined
    ? []
    : [{ kind: 'postal-code', slot: 'list of postal codes', found: '', wanted: missing, phrase: missing }]
}

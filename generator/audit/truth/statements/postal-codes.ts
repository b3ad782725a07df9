import type { Known } from '../known-names.ts'

/** Reads what has the shape of the postal codes of the manifest. */
export type PostalCodeReader = {
  /** The codes in a text: those of the manifest, and others in a text that is nothing else. */
  codesIn: (text: string) => readonly string[]
  /** The codes of a text that is a label for them: it is short and has no other digits. */
  labelCodesIn: (text: string) => readonly string[]
}

/** `(03) 7010 4417`: a part of a phone number may be a postal code. */
const hasPhone = /[(+]\d/
const phone = /(?:\+\d{1,3}[ .-]?|\(\d{1,5}\) ?)\d[\d .-]{4,}\d/g

/** Characters of a label for postal codes. */
const longestLabel = 40

export function postalCodeReader({ postalCodes, places }: Known): PostalCodeReader {
  const shape = shapeOf(postalCodes)
  // Santa Fe, whose codes begin with 875, has 87,505 residents.
  const residents = new Set([...places.values()].map(({ population }) => String(population)))
  if (!shape) return { codesIn: () => none, labelCodesIn: () => none }
  return {
    codesIn: (text) => {
      const found = hasPhone.test(text) ? text.replace(phone, ' ').match(shape) : text.match(shape)
      if (!found) {
        const digits = text.replace(/\D/g, '')
        return asNumber.test(text) && postalCodes.has(digits) && !residents.has(digits) ? [text] : none
      }
      const isList = text.replace(shape, '').replace(/[\s,;.]/g, '') === ''
      return isList ? found : found.filter((code) => postalCodes.has(code))
    },
    labelCodesIn: (text) =>
      text.length > longestLabel || /\d/.test(text.replace(shape, '')) ? none : (text.match(shape) ?? none),
  }
}

/** `84,123`: a code that a spreadsheet wrote as a number. */
const asNumber = /^\d{1,3}[.,]\d{3}$/

const none: readonly string[] = []

/** A pattern for texts with digits and letters at the same places as the codes, e.g. five digits. */
function shapeOf(codes: ReadonlySet<string>): RegExp | undefined {
  const shapes = new Set([...codes].map((code) => code.replace(/\d/g, '\\d').replace(/[A-Z]/g, '[A-Z]')))
  if (shapes.size === 0) return undefined
  const longestFirst = [...shapes].sort((a, b) => b.length - a.length)
  return new RegExp(`(?<![\\w$€£.,-])(?:${longestFirst.join('|')})(?!\\w|[.,]\\d)`, 'g')
}

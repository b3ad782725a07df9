import { writtenPostalCode } from '../country/postal-codes.ts'

/** How postal codes and phone numbers are written in a country. */
export type ContactPatterns = {
  postalCode: {
    /** Regular expression for a whole code. Letter case does not matter. */
    pattern: string
    example: string
    /** Whether a code has digits only, and can be typed on a keypad. */
    isNumeric: boolean
  }
  phone: { example: string }
}

/**
 * The forms of a country, so that a form can check what a visitor enters. Where the form of postal codes is unknown, any
 * code of up to ten letters, digits, spaces and hyphens is accepted. Examples are the company's own, so that visitors
 * know them; of a phone number in North America, one of the same area that is reserved for examples.
 * Source: https://nanpa.com/numbering/555-line-numbers
 * @param country ISO 3166-1 alpha-2.
 * @param own The company's; `e164` is its phone number.
 */
export function contactPatterns(
  country: string,
  own: { postalCode: string; phone: string; e164: string },
): ContactPatterns {
  const [, area] = /^\+1(\d{3})/.exec(own.e164) ?? []
  const form = writtenPostalCode(country, own.postalCode) ?? { pattern: '[a-z0-9][a-z0-9 -]{0,9}', isNumeric: false }
  return {
    postalCode: { ...form, example: own.postalCode },
    phone: { example: area === undefined ? own.phone : `(${area}) 555-0123` },
  }
}

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
 * The forms of a country, so that a form can check what a visitor enters. Elsewhere than in the United States, any
 * code of up to ten letters, digits, spaces and hyphens is accepted, and the company's own serve as examples.
 * Source of the American forms: https://pe.usps.com/text/pub28/28c2_007.htm
 * @param country ISO 3166-1 alpha-2.
 */
export function contactPatterns(country: string, own: { postalCode: string; phone: string }): ContactPatterns {
  if (country === 'US') {
    return {
      postalCode: { pattern: '\\d{5}(-\\d{4})?', example: '10001', isNumeric: true },
      phone: { example: '(202) 555-0123' },
    }
  }
  return {
    postalCode: { pattern: '[a-z0-9][a-z0-9 -]{0,9}', example: own.postalCode, isNumeric: false },
    phone: { example: own.phone },
  }
}

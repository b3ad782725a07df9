import type { SiteRule } from '../../rule.ts'
import { strayRule } from '../../truth/stray-rule.ts'

/** A page about a place with the postal code of another one. */
export const postalCodeDiffers: SiteRule = strayRule({
  code: 'postal-code-differs',
  kind: 'postal-code',
  title: 'Postal code of another place',
  severity: 'error',
  why: 'A visitor looks for the own postal code to see whether the company comes. A wrong one sends some away and brings others in vain.',
  how: 'On pages about a city or county, postal codes in descriptions, keywords and the main content must be those of the manifest for this place, and below the name of a city, of this city. Reads the codes of the manifest anywhere in a text, and other codes where a text is nothing else, or a label for them after the name of a city. Ignores texts of the manifest about the company or the place, and addresses of the company.',
  fix: 'Write the postal codes of the place. If the page was edited by hand, rebuild it.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  supersededBy: ['duplicate-page'],
  what: ({ path }, { first, slots }) =>
    first.found === ''
      ? `The ${slots} of ${path} lacks ${first.wanted}.`
      : `The ${slots} of ${path} gives the postal code ${first.found}, but those of the place are ${first.wanted || 'unknown'}.`,
})

import type { SiteRule } from '../../rule.ts'
import { strayRule } from '../../truth/stray-rule.ts'

/** A text written by another company. */
export const companyDiffers: SiteRule = strayRule({
  code: 'company-differs',
  kind: 'company',
  needsWords: true,
  title: 'Text of another company',
  severity: 'error',
  why: 'Visitors see that the text was copied from another company. The other company can have the page removed from search results.',
  how: 'Looks in the text blocks of the main content for a name of several words before "we", as in "At Some Company, we", that is nowhere in the manifest; and for people of another trade, as in "our licensed plumbers", which no text of the manifest names.',
  fix: 'Write your own text. If the page was edited by hand, rebuild it.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  what: ({ path }, { first: { found, wanted } }) =>
    /^\p{Lu}/u.test(found)
      ? `A text of ${path} is by ${found} instead of ${wanted}.`
      : `A text of ${path} has the company's people as "${found}", which no text of the manifest does.`,
})

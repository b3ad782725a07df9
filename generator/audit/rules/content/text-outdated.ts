import type { SiteRule } from '../../rule.ts'
import { strayRule } from '../../truth/stray-rule.ts'

/** An offer that has expired, a notice of a past year, or prices of one, in a text. */
export const textOutdated: SiteRule = strayRule({
  code: 'text-outdated',
  kind: 'offer',
  title: 'Expired offer, notice or year',
  severity: 'error',
  why: 'Visitors ask for a price that is no longer available, and see that the site is not maintained.',
  how: 'Looks in the text blocks of pages in English for sentences about an offer with a last day, a season or a year that has passed, for prices of a past year, for notices such as "Update, April 6, 2020" or "As of April 6, 2020, we …" with a date more than a year ago, and for services that are closed until a day that has passed, or because of a stay-at-home order. Notices in articles and quotations are ignored. Ignores texts of the manifest, in which validate finds the same.',
  fix: 'Remove the sentence, or write a future date. If the page was edited by hand, rebuild it.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  isFault: ({ wanted }, { today }) => wanted < today,
  causeOf: ({ found }) => found,
  what: ({ path }, { first }) => `${path} says "${first.found}", which has passed.`,
})

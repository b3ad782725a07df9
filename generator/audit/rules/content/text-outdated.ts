import type { SiteRule } from '../../rule.ts'
import { strayRule } from '../../truth/stray-rule.ts'

/** An offer in a text whose last day is over. */
export const textOutdated: SiteRule = strayRule({
  code: 'text-outdated',
  kind: 'offer',
  title: 'Offer that has ended',
  severity: 'warning',
  why: 'Visitors ask for a price that is no longer given, and see that no one maintains the site.',
  how: 'Looks in the text blocks of pages in English for sentences about an offer with a last day, a season or a year that is over today. Ignores texts of the manifest, in which validate finds the same.',
  fix: 'Remove the sentence, or write a date to come. If the page was edited by hand, rebuild it.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  isFault: ({ wanted }, { today }) => wanted < today,
  what: ({ path }, { first }) => `${path} says "${first.found}", which is over.`,
})

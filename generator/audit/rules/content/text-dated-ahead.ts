import type { SiteRule } from '../../rule.ts'
import { strayRule } from '../../truth/stray-rule.ts'

/** Tomorrow is accepted: in other time zones it may have begun. */
const msPerDay = 24 * 60 * 60 * 1000

/** A text that says it was changed on a day that has not come. */
export const textDatedAhead: SiteRule = strayRule({
  code: 'text-dated-ahead',
  kind: 'day',
  title: 'Text with a date in the future',
  severity: 'error',
  why: 'Visitors who read "Last updated" with a date to come do not believe the other dates of the site.',
  how: 'Looks in the text blocks of pages in English for a date after words such as "Last updated" or "Published". The date may be that of tomorrow. Ignores texts of the manifest, in which validate finds the same.',
  fix: 'Write the day of the last change. If the page was edited by hand, rebuild it.',
  source: 'https://developers.google.com/search/docs/appearance/publication-dates',
  isFault: ({ wanted }, { today }) => wanted > new Date(Date.parse(today) + msPerDay).toISOString().slice(0, 10),
  what: ({ path }, { first }) => `${path} says "${first.found}", which is in the future.`,
})

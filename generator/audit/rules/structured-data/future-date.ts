import { shownOn } from '../../findings/references.ts'
import type { SiteRule } from '../../rule.ts'

/** Tomorrow is accepted: in other time zones it may have begun. */
const msPerDay = 24 * 60 * 60 * 1000

/** A date of publication or change in the future. */
export const futureDate: SiteRule = {
  code: 'future-date',
  scope: 'site',
  title: 'Future date in structured data',
  severity: 'error',
  why: 'Google does not accept dates in the future, and one wrong date casts doubt on every date of the site.',
  how: 'Compares the latest of datePublished, dateModified, dateCreated, uploadDate and datePosted of each page with today. Accepts tomorrow.',
  fix: 'State the day on which the content last changed.',
  source: 'https://developers.google.com/search/docs/appearance/publication-dates',
  check: (site) => {
    const tomorrow = new Date(Date.parse(site.today) + msPerDay).toISOString().slice(0, 10)
    // `webpage-dates` reports what is not a date.
    const pages = site.pages.filter(({ lastDay }) => lastDay > tomorrow && !Number.isNaN(Date.parse(lastDay)))
    const [first] = pages
    if (!first) return []
    return [
      {
        url: first.path,
        at: site.sourceOf(first),
        what: `The structured data of ${first.path} gives ${first.lastDay} as a past date, but today is ${site.today}.`,
        ...(pages.length > 1 && shownOn(pages)),
        explains: pages.map(({ path }) => path),
      },
    ]
  },
}

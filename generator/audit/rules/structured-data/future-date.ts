import { shownOn } from '../../findings/references.ts'
import type { SiteRule } from '../../rule.ts'

/** A day later than today is let pass: where the page is read it may be that day already. */
const msPerDay = 24 * 60 * 60 * 1000

/** Something published on a day that has not come. */
export const futureDate: SiteRule = {
  code: 'future-date',
  scope: 'site',
  title: 'Date in structured data that has not come yet',
  severity: 'error',
  why: 'Google asks for no dates in the future, and a wrong one makes every date of the site doubtful.',
  how: 'The latest of datePublished, dateModified, dateCreated, uploadDate and datePosted of each page is held against today; tomorrow is let pass.',
  fix: 'State the day the content last changed.',
  source: 'https://developers.google.com/search/docs/appearance/publication-dates',
  check: (site) => {
    const tomorrow = new Date(Date.parse(site.today) + msPerDay).toISOString().slice(0, 10)
    const pages = site.pages.filter(({ lastDay }) => lastDay > tomorrow)
    const [first] = pages
    if (!first) return []
    return [
      {
        url: first.path,
        at: site.sourceOf(first),
        what: `The structured data of ${first.path} names ${first.lastDay} as the day of something past, and today is ${site.today}.`,
        ...(pages.length > 1 && shownOn(pages)),
      },
    ]
  },
}

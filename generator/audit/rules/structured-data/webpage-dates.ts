import { dateProperties } from '../../facts/data-facts.ts'
import type { Issue, PageRule } from '../../rule.ts'
import { dataNodes, listOf, textOf } from '../../structured-data/nodes.ts'

/** ISO 8601: a day, or a day with a time, and with its zone or without. */
const isoDate =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** A date no reader can place. One that has not come yet is future-date's to name. */
export const webpageDates: PageRule = {
  code: 'webpage-dates',
  scope: 'page',
  title: 'Date in structured data that cannot be read',
  severity: 'error',
  why: 'A date in another form is ignored, or read as another day: 03/04 is March to some and April to others.',
  how: 'datePublished, dateModified, dateCreated, uploadDate and datePosted are of the form 2026-03-04, with a time or without, and nothing was modified before it was published.',
  fix: 'Write the day as year, month and day, 2026-03-04.',
  source: 'https://developers.google.com/search/docs/appearance/publication-dates',
  *check(page): Generator<Issue> {
    for (const node of dataNodes(page)) {
      for (const property of dateProperties)
        for (const value of listOf(node[property]))
          if (typeof value !== 'string' || !isoDate.test(value))
            yield {
              what: `The structured data {pages} gives ${JSON.stringify(value)} as "${property}", which is no date of the form YYYY-MM-DD.`,
            }
      const [published, modified] = [textOf(node.datePublished), textOf(node.dateModified)]
      if (
        published &&
        modified &&
        isoDate.test(published) &&
        isoDate.test(modified) &&
        modified.slice(0, 10) < published.slice(0, 10)
      )
        yield {
          what: `The structured data {pages} says modified on ${modified}, before it was published on ${published}.`,
        }
    }
  },
}

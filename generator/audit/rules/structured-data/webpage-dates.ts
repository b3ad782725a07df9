import { dateProperties } from '../../facts/data-facts.ts'
import type { Issue, PageRule } from '../../rule.ts'
import { dataNodes, listOf, textOf } from '../../structured-data/nodes.ts'

/** ISO 8601: a date, or a date with a time, with or without a time zone. */
const isoDate =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** A date in the wrong format, or dates in the wrong order. `future-date` compares dates with today. */
export const webpageDates: PageRule = {
  code: 'webpage-dates',
  scope: 'page',
  title: 'Invalid date in structured data',
  severity: 'error',
  why: 'A date in another format is ignored or misread: 03/04 is in March to some and in April to others.',
  how: 'datePublished, dateModified, dateCreated, uploadDate, datePosted, startDate and endDate have the format 2026-03-04, with or without a time. dateModified is not before datePublished, and endDate not before startDate.',
  fix: 'Write the date as year, month and day: 2026-03-04.',
  source: 'https://developers.google.com/search/docs/appearance/publication-dates',
  supersededBy: ['future-date'],
  *check(page): Generator<Issue> {
    for (const node of dataNodes(page)) {
      for (const property of written)
        for (const value of listOf(node[property]))
          if (typeof value !== 'string' || !isoDate.test(value))
            yield {
              what: `The structured data {pages} gives ${JSON.stringify(value)} as "${property}", which is not a date in the format YYYY-MM-DD.`,
              subject: property,
            }
      for (const [first, last] of inOrder) {
        const [start, end] = [textOf(node[first]), textOf(node[last])]
        if (start && end && isoDate.test(start) && isoDate.test(end) && end.slice(0, 10) < start.slice(0, 10))
          yield { what: `The structured data {pages} gives ${end} as "${last}", which is before "${first}", ${start}.` }
      }
    }
  },
}

const written = [...dateProperties, 'startDate', 'endDate']
const inOrder = [
  ['datePublished', 'dateModified'],
  ['startDate', 'endDate'],
] as const

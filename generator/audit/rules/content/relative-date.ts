import { elementsNamed } from '../../../core/html/scan-html.ts'
import type { Issue, PageRule } from '../../rule.ts'

/**
 * English. "Today", "this year" and "last week" are not in it: in prose they mean nowadays, any year, the last week of a
 * lease. Beyond ten years nobody reckons from the day of reading.
 */
const relative =
  /\b(?:(?:[1-9]\d?|an?|one|two|three|four|five|six|a few|a couple of)\s+(?:days?|weeks?|months?)|(?:[1-9]|10|a|one|two|three|four|five)\s+years?)\s+ago\b|\b(?:opened|launched|added|updated|posted|new)\s+(?:yesterday|this\s+(?:week|month|year)|last\s+(?:week|month|year))\b/gi

/** A day told from one that passes. */
export const relativeDate: PageRule = {
  code: 'relative-date',
  scope: 'page',
  title: 'Date that is wrong tomorrow',
  severity: 'warning',
  why: 'A page that is written once says "2 weeks ago" for years. Under a review it also hides how old that is.',
  how: 'Expressions such as "3 days ago", "a month ago" or "updated last week" in the text, unless they stand in a <time> that has the date in datetime. Years are counted up to ten.',
  fix: 'Write the date, or put the expression into a <time datetime="…">.',
  source: 'https://developers.google.com/search/docs/appearance/publication-dates',
  *check({ own }): Generator<Issue> {
    for (const block of own.text) {
      if (!/ ago|yesterday|(?:this|last) (?:week|month|year)/i.test(block)) continue
      for (const [phrase] of block.matchAll(relative))
        if (!elementsNamed(own, 'time').some(({ attributes, text }) => attributes.datetime && text.includes(phrase)))
          yield { what: `The text {pages} says "${phrase}", which is true for a day only.`, phrase }
    }
  },
}

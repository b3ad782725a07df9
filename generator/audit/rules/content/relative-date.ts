import { elementsNamed } from '../../../core/html/scan-html.ts'
import type { Issue, PageRule } from '../../rule.ts'

/**
 * English. Omits "today", "this year" and "last week": in prose these also mean nowadays, any year, or the last week of a
 * lease. Omits more than ten years: such an expression stays true for long.
 */
const relative =
  /\b(?:(?:[1-9]\d?|an?|one|two|three|four|five|six|a few|a couple of)\s+(?:days?|weeks?|months?)|(?:[1-9]|10|a|one|two|three|four|five)\s+years?)\s+ago\b|\b(?:opened|launched|added|updated|posted|new)\s+(?:yesterday|this\s+(?:week|month|year)|last\s+(?:week|month|year))\b/gi

/** A date relative to the day of writing. */
export const relativeDate: PageRule = {
  code: 'relative-date',
  scope: 'page',
  title: 'Relative date',
  severity: 'warning',
  why: '"2 weeks ago" is wrong soon after the page is published. Under a review it also hides how old the review is.',
  how: 'Searches the text for expressions such as "3 days ago", "a month ago" or "updated last week". Ignores expressions in a <time> with a datetime attribute, and more than ten years.',
  fix: 'Write the date, or put the expression into a <time datetime="…">.',
  source: 'https://developers.google.com/search/docs/appearance/publication-dates',
  *check({ own }): Generator<Issue> {
    for (const block of own.text) {
      if (!/ ago|yesterday|(?:this|last) (?:week|month|year)/i.test(block)) continue
      for (const [phrase] of block.matchAll(relative))
        if (!elementsNamed(own, 'time').some(({ attributes, text }) => attributes.datetime && text.includes(phrase)))
          yield { what: `The text {pages} says "${phrase}", which is soon out of date.`, phrase }
    }
  },
}

import type { WholePageRule } from '../../rule.ts'

/** A page with very many elements. */
export const domLarge: WholePageRule = {
  code: 'dom-large',
  scope: 'whole-page',
  title: 'Large DOM',
  severity: 'notice',
  isMeasure: true,
  why: 'The browser styles, lays out and stores every element. On a cheap phone a page of thousands scrolls badly and responds slowly.',
  how: 'Counts the elements of the whole page, header, footer and inline drawings included.',
  fix: 'Split the page, shorten its lists, or draw with fewer shapes.',
  source: 'https://developer.chrome.com/docs/performance/insights/dom-size',
  thresholds: {
    most: { value: 1500, unit: 'elements', meaning: 'Number of elements above which a page is reported.' },
  },
  *check({ own, parts }, { limit }) {
    const size = parts.reduce((sum, { scan }) => sum + scan.size, own.size)
    if (size > limit('most'))
      yield {
        what: `There are ${size} elements {pages}; the limit is ${limit('most')}.`,
      }
  },
}

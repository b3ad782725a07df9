import type { PageRule } from '../../rule.ts'

/** A page of very many elements. */
export const domLarge: PageRule = {
  code: 'dom-large',
  scope: 'page',
  title: 'Page of very many elements',
  severity: 'notice',
  why: 'Every element is styled, laid out and kept in memory; on a cheap phone a page of thousands scrolls badly and answers late.',
  how: 'The elements of the whole page are counted, those of its header and footer and of drawings in it included.',
  fix: 'Divide the page, shorten its lists, or draw with fewer shapes.',
  source: 'https://developer.chrome.com/docs/performance/insights/dom-size',
  thresholds: { most: { value: 1500, unit: 'elements', meaning: 'Elements above which it is reported.' } },
  *check({ own, parts }, { limit }) {
    const size = parts.reduce((sum, { scan }) => sum + scan.size, own.size)
    if (size > limit('most'))
      yield {
        what: `There are ${size} elements {pages}, and ${limit('most')} are the most a cheap phone handles well.`,
      }
  },
}

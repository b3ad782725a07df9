import { titlesOf } from '../../markup/head-elements.ts'
import type { PageRule } from '../../rule.ts'

/** Two titles on one page: the browser takes the first, a search engine either. */
export const titleSeveral: PageRule = {
  code: 'title-several',
  scope: 'page',
  title: 'Several titles on one page',
  severity: 'warning',
  why: 'The browser shows the first, and search engines may take the other; nobody knows which of them stands in the results.',
  how: 'The title elements of a page are counted. Those of drawings are tooltips and do not count.',
  fix: 'Leave one title in the head and remove the others.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  *check(page) {
    const titles = titlesOf(page)
    const second = titles[1]
    if (page.route === undefined || !second) return
    yield { what: `There are ${titles.length} titles {pages}; the second is "${second.text}".`, phrase: second.text }
  },
}

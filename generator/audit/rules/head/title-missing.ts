import { titlesOf } from '../../markup/head-elements.ts'
import type { PageRule } from '../../rule.ts'

/** A page without a title, or with an empty one. Hidden pages also need one: it names the browser tab. */
export const titleMissing: PageRule = {
  code: 'title-missing',
  scope: 'page',
  title: 'Missing title',
  severity: 'error',
  why: 'The title is the headline of the search result, the name of the tab and the first thing a screen reader announces. Without one, search engines write their own.',
  how: 'Every page must have a title element with text. The title of an SVG does not count.',
  fix: 'Give the page a title. If the build wrote the file, it was changed afterwards: build again.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  *check(page) {
    if (page.route === undefined || page.title !== '') return
    const isEmpty = titlesOf(page).length > 0
    yield {
      what: `The title {pages} is ${isEmpty ? 'empty' : 'missing'}.`,
      cause: String(isEmpty),
      explains: ['title'],
    }
  },
}

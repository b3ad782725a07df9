import { titlesOf } from '../../markup/head-elements.ts'
import type { PageRule } from '../../rule.ts'

/** A page without a title, or with an empty one. Pages kept out of search engines need one too: it names the tab. */
export const titleMissing: PageRule = {
  code: 'title-missing',
  scope: 'page',
  title: 'Page without a title',
  severity: 'error',
  why: 'The title is the headline of a search result, the name of the tab and the first thing a screen reader says. Without one a search engine makes up its own.',
  how: 'Every page must have a title element with text in it. The tooltip of a drawing, which is a title element too, does not count.',
  fix: 'Give the page a title. Where the build wrote the file, it was changed afterwards: build again.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  *check(page) {
    if (page.route === undefined || page.title !== '') return
    const isEmpty = titlesOf(page).length > 0
    yield { what: `The title {pages} is ${isEmpty ? 'empty' : 'missing'}.`, cause: String(isEmpty) }
  },
}

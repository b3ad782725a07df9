import { isListed } from '../../graph/indexable.ts'
import type { PageRule } from '../../rule.ts'

/** A listed page without a description. */
export const descriptionMissing: PageRule = {
  code: 'description-missing',
  scope: 'page',
  title: 'Page without a description',
  severity: 'warning',
  why: 'A search engine then shows a piece of the text that it picks itself, often a menu or half a sentence, where two lines could have convinced.',
  how: 'Every page that search engines may list must have a meta description with text in it.',
  fix: 'Write the field "description" of the page, service, county or city. Where the build wrote one, the file was changed afterwards: build again.',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  *check(page, { manifest }) {
    if (page.description.trim() === '' && isListed(page, manifest))
      yield { what: 'There is no description {pages}.', cause: 'missing' }
  },
}

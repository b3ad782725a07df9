import { isListed } from '../../graph/indexable.ts'
import type { PageRule } from '../../rule.ts'

/** An indexable page without a meta description. */
export const descriptionMissing: PageRule = {
  code: 'description-missing',
  scope: 'page',
  title: 'Missing meta description',
  severity: 'warning',
  why: 'A search engine then shows a snippet it picks itself, often a menu or half a sentence, where two lines could have persuaded.',
  how: 'Every indexable page must have a meta description with text.',
  fix: 'Write the field "description" of the page, service, county or city. If the build wrote one, the file was changed afterwards: build again.',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  *check(page, { manifest }) {
    if (page.description.trim() === '' && isListed(page, manifest))
      yield { what: 'There is no meta description {pages}.', cause: 'missing', explains: ['description'] }
  },
}

import { isListed } from '../../graph/indexable.ts'
import { directivesOf } from '../../markup/head-elements.ts'
import type { PageRule } from '../../rule.ts'

/** An indexable page that does not allow large image previews. */
export const robotsImagePreview: PageRule = {
  code: 'robots-image-preview',
  scope: 'page',
  title: 'Large image previews not allowed',
  severity: 'notice',
  why: 'Without this directive, search engines show the image of a page small or not at all, and Google Discover omits it.',
  how: 'Indexable pages must have the directive max-image-preview:large.',
  fix: 'Add max-image-preview:large to the robots directives of the page.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  supersededBy: ['nofollow-unexpected', 'noindex-missing', 'robots-expired', 'robots-hides-text'],
  *check(page, { manifest }) {
    if (/max-image-preview:\s*large/i.test(page.robots) || !isListed(page, manifest)) return
    const value = directivesOf(page.robots).find(({ name }) => name === 'max-image-preview')?.value
    yield value === undefined
      ? { what: 'No robots directive {pages} allows large image previews.', cause: 'unsaid' }
      : { what: `Image previews {pages} are limited to "${value}".`, cause: value }
  },
}

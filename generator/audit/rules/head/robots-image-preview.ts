import { isListed } from '../../graph/indexable.ts'
import { directivesOf } from '../../markup/head-elements.ts'
import type { PageRule } from '../../rule.ts'

/** A listed page that does not allow large previews of its pictures. */
export const robotsImagePreview: PageRule = {
  code: 'robots-image-preview',
  scope: 'page',
  title: 'Large previews of pictures not allowed',
  severity: 'notice',
  why: 'Without a word from the page search engines show its picture small or not at all, and Google Discover leaves it out.',
  how: 'Pages that search engines may list must say max-image-preview:large.',
  fix: 'Add max-image-preview:large to the directives of the page.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  *check(page, { manifest }) {
    if (/max-image-preview:\s*large/i.test(page.robots) || !isListed(page, manifest)) return
    const said = directivesOf(page.robots).find(({ name }) => name === 'max-image-preview')?.value
    yield said === undefined
      ? { what: 'Nothing {pages} allows large previews of pictures.', cause: 'unsaid' }
      : { what: `Previews of pictures {pages} are limited to "${said}".`, cause: said }
  },
}

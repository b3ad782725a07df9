import { isListed } from '../../graph/indexable.ts'
import { directivesOf } from '../../markup/head-elements.ts'
import type { PageRule } from '../../rule.ts'

/** A listed page that forbids to quote it. */
export const robotsHidesText: PageRule = {
  code: 'robots-hides-text',
  scope: 'page',
  title: 'Page that forbids search results to quote it',
  severity: 'warning',
  why: 'Its result is a bare title without a line of text, and answers written from search results leave the page out.',
  how: 'The directives nosnippet, max-snippet:0 and noarchive on pages that search engines may list.',
  fix: 'Remove the directive, or keep the page out of search engines altogether with "indexed: false".',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  *check(page, { manifest }) {
    if (!/nosnippet|max-snippet|noarchive/i.test(page.robots) || !isListed(page, manifest)) return
    for (const { name, value } of directivesOf(page.robots)) {
      if (name === 'nosnippet' || name === 'noarchive' || (name === 'max-snippet' && value === '0')) {
        const word = value === undefined ? name : `${name}:${value}`
        yield { what: `The directive "${word}" {pages} forbids search results to quote the page.`, cause: word }
      }
    }
  },
}

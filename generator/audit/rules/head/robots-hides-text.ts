import { isInside } from '../../../core/html/scan-html.ts'
import { isListed } from '../../graph/indexable.ts'
import { directivesOf } from '../../markup/head-elements.ts'
import { selection } from '../../markup/selection.ts'
import type { PageRule } from '../../rule.ts'

/** An indexable page that forbids snippets. */
export const robotsHidesText: PageRule = {
  code: 'robots-hides-text',
  scope: 'page',
  title: 'Search results must not quote the page',
  severity: 'warning',
  why: 'Its result is a title without any text, and answers generated from search results omit the page.',
  how: 'Finds the directives nosnippet, max-snippet:0 and noarchive on indexable pages, and data-nosnippet on <main> or a part of it other than a <span>.',
  fix: 'Remove the directive, or hide the page from search engines with "indexed: false".',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  *check(page, { manifest }) {
    const [first] = unquotable(page.own)
    if (first && isListed(page, manifest))
      yield {
        what: `The attribute data-nosnippet of <${first.name}> {pages} keeps search results from quoting ${first.name === 'main' ? 'the page' : 'its text'}.`,
        cause: `data-nosnippet of ${first.name}`,
      }
    if (!/nosnippet|max-snippet|noarchive/i.test(page.robots) || !isListed(page, manifest)) return
    for (const { name, value } of directivesOf(page.robots)) {
      if (name === 'nosnippet' || name === 'noarchive' || (name === 'max-snippet' && value === '0')) {
        const word = value === undefined ? name : `${name}:${value}`
        yield { what: `The directive "${word}" {pages} keeps search results from quoting the page.`, cause: word }
      }
    }
  },
}

/** In a word or two, the attribute is a choice, such as for a price that changes. */
const unquotable = selection(
  ({ name, attributes, surroundings }) =>
    attributes['data-nosnippet'] !== undefined &&
    (name === 'main' || (name !== 'span' && isInside({ surroundings }, 'main'))),
)

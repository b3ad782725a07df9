import { isListed } from '../../graph/indexable.ts'
import { directivesOf } from '../../markup/head-elements.ts'
import type { PageRule } from '../../rule.ts'

/** An indexable page whose links search engines must not follow. */
export const nofollowUnexpected: PageRule = {
  code: 'nofollow-unexpected',
  scope: 'page',
  title: 'Unexpected nofollow',
  severity: 'error',
  why: 'Search engines do not follow any link of the page, so the pages behind it lose their links. On the home page, that is the whole site.',
  how: 'Finds the directive nofollow in the meta elements of indexable pages.',
  fix: 'Remove the directive. If the page was edited by hand, build it again.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  *check(page, { manifest }) {
    if (!/nofollow/i.test(page.robots) || !isListed(page, manifest)) return
    const names = directivesOf(page.robots).map(({ name }) => name)
    // With its opposite, it is a contradiction, which `robots-directive` reports.
    if (names.includes('nofollow') && !names.includes('follow'))
      yield { what: `The robots directives "${page.robots}" {pages} keep search engines from following its links.` }
  },
}

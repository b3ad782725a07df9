import { metaContents } from '../../../core/html/page.ts'
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
    const namesOf = (content: string) => directivesOf(content).map(({ name }) => name)
    // With its opposite in one element, it is a contradiction, which `robots-directive` reports.
    const isContradicted = ['robots', 'googlebot']
      .flatMap((name) => metaContents(page.own, name))
      .some((content) => namesOf(content).includes('nofollow') && namesOf(content).includes('follow'))
    if (namesOf(page.robots).includes('nofollow') && !isContradicted)
      yield { what: `The robots directives "${page.robots}" {pages} keep search engines from following its links.` }
  },
}

import { isKeptOut } from '../../../core/indexable.ts'
import type { WholePageRule } from '../../rule.ts'
import { markedTrail, visibleTrail } from '../../structured-data/breadcrumbs.ts'

/** A page without a breadcrumb trail, visible or in structured data. */
export const breadcrumbMissing: WholePageRule = {
  code: 'breadcrumb-missing',
  scope: 'whole-page',
  title: 'Missing breadcrumb trail',
  severity: 'warning',
  why: 'Visitors from a search result see neither where the page belongs nor the way up, and the result shows a bare URL instead of the trail.',
  how: 'Every page except the home page and 404.html must have a visible trail, in a nav or list named breadcrumb. Pages without noindex, aliases included, must also have one in structured data (BreadcrumbList).',
  fix: 'Build the site again. The build writes both trails, so the file was changed afterwards.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
  supersededBy: ['jsonld-missing', 'jsonld-parses', 'jsonld-context', 'element-unclosed', 'soft-404'],
  *check(page) {
    if (page.route === undefined || page.route === 'home' || page.route === 'notFound') return
    if (visibleTrail(page) === undefined)
      yield {
        what: 'There is no visible breadcrumb trail {pages}.',
        cause: 'visible',
        subject: 'visible trail',
        // A short page has lost what was there, and the trail with it.
        followsFrom: ['', 'length'],
      }
    if (isKeptOut(page.robots)) return
    if (markedTrail(page) === undefined)
      yield { what: 'There is no breadcrumb trail in the structured data {pages}.', cause: 'marked' }
  },
}

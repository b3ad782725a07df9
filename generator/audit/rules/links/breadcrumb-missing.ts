import { isListed } from '../../graph/indexable.ts'
import type { PageRule } from '../../rule.ts'
import { markedTrail, visibleTrail } from '../../structured-data/breadcrumbs.ts'

/** A page that does not say where in the site it is. */
export const breadcrumbMissing: PageRule = {
  code: 'breadcrumb-missing',
  scope: 'page',
  title: 'Page without a breadcrumb trail',
  severity: 'warning',
  why: 'Whoever comes from a search result sees neither where the page belongs nor the way up, and the result shows a bare address in place of the trail.',
  how: 'Every page but the front page and that for unknown addresses must have a trail that readers see, in a nav or list named as breadcrumb, and those that search engines may list also one in structured data (BreadcrumbList).',
  fix: 'Build the site again: the build writes both, so the file was changed afterwards.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
  *check(page, { manifest }) {
    if (page.route === undefined || page.route === 'home' || page.route === 'notFound') return
    if (visibleTrail(page) === undefined)
      yield { what: 'There is no visible breadcrumb trail {pages}.', cause: 'visible' }
    // Another name of a page has no structured data of its own.
    if (!isListed(page, manifest)) return
    // Structured data that is absent altogether or cannot be read is left to the rules about it.
    const isReadable =
      page.jsonLd.length > 0 &&
      page.jsonLd.every(({ text, error }) => error === undefined && /schema\.org/.test(text.slice(0, 60)))
    if (isReadable && markedTrail(page) === undefined)
      yield { what: 'There is no breadcrumb trail in the structured data {pages}.', cause: 'marked' }
  },
}

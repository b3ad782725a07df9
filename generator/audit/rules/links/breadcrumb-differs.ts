import type { WholePageRule } from '../../rule.ts'
import { isMarkedWell, markedTrail, visibleTrail } from '../../structured-data/breadcrumbs.ts'

/** The visible breadcrumb trail and the one in structured data differ. */
export const breadcrumbDiffers: WholePageRule = {
  code: 'breadcrumb-differs',
  scope: 'whole-page',
  title: 'Breadcrumb trail differs from structured data',
  severity: 'warning',
  why: 'Structured data must match what readers see. Where it does not, search engines may drop the trail from the result or ignore all structured data of the page.',
  how: 'Compares the names in the visible trail with those of the BreadcrumbList, in order. The structured data may omit the first or the last name.',
  fix: 'Build the site again, or write the same names in both.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
  supersededBy: ['breadcrumb-shape', 'link-text-differs'],
  *check(page) {
    if (page.route === undefined || page.route === 'home' || page.route === 'notFound') return
    const visible = visibleTrail(page)
    const marked = markedTrail(page)
    if (!visible || !marked || isSame(visible, marked)) return
    yield {
      what: `The breadcrumb trail {pages} is "${visible.join(' › ')}", but the structured data has "${marked.join(' › ')}".`,
      // breadcrumb-shape fires on the whole page.
      ...(isMarkedWell(page) && { subject: 'names of the trail' }),
      // link-text-differs fires on the text of a link.
      followsFrom: visible.filter((name) => !marked.includes(name)).map((name) => name.toLowerCase()),
    }
  },
}

function isSame(visible: readonly string[], marked: readonly string[]): boolean {
  const expected = marked.map((name) => name.replace(/\s+/g, ' ').trim()).join('\n')
  return [visible, visible.slice(1), visible.slice(0, -1)].some(
    (names) => names.length > 0 && names.join('\n') === expected,
  )
}

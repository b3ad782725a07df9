import type { PageRule } from '../../rule.ts'
import { isMarkedWell, markedTrail, visibleTrail } from '../../structured-data/breadcrumbs.ts'

/** A trail that says one thing to readers and another to search engines. */
export const breadcrumbDiffers: PageRule = {
  code: 'breadcrumb-differs',
  scope: 'page',
  title: 'Breadcrumb trail differs from structured data',
  severity: 'warning',
  why: 'Structured data has to say what readers see; where it does not, search engines may leave the trail out of the result or trust none of it.',
  how: 'The names in the visible trail are compared with those of the BreadcrumbList, in their order. The structured data may leave out the first or the last one.',
  fix: 'Build the site again, or write the same names in both.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
  *check(page) {
    if (page.route === undefined || page.route === 'home' || page.route === 'notFound') return
    const visible = visibleTrail(page)
    const marked = markedTrail(page)
    if (!visible || !marked || isSame(visible, marked) || !isMarkedWell(page)) return
    yield {
      what: `The breadcrumb trail {pages} is "${visible.join(' › ')}", but "${marked.join(' › ')}" in the structured data.`,
    }
  },
}

function isSame(visible: readonly string[], marked: readonly string[]): boolean {
  const said = marked.map((name) => name.replace(/\s+/g, ' ').trim()).join('\n')
  return [visible, visible.slice(1), visible.slice(0, -1)].some(
    (names) => names.length > 0 && names.join('\n') === said,
  )
}

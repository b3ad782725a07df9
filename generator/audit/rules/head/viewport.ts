import { writtenMeta } from '../../markup/head-elements.ts'
import type { PageRule } from '../../rule.ts'

/** Smallest maximum zoom. WCAG requires 2 (https://www.w3.org/TR/WCAG22/#resize-text); accessibility checkers require 5. */
const leastZoom = 5

/** A page that does not fit the width of a phone, or prevents zooming. */
export const viewport: PageRule = {
  code: 'viewport',
  scope: 'page',
  title: 'Page not suitable for phones',
  severity: 'error',
  why: 'Without a viewport, a phone shows the page tiny, as on a wide screen. Visitors with poor sight need to zoom. Search engines index the phone version.',
  how: 'The meta element "viewport" must have width=device-width, and neither user-scalable=no nor a maximum-scale below 5.',
  fix: 'Write exactly: width=device-width, initial-scale=1.',
  source: 'https://www.w3.org/TR/WCAG22/#resize-text',
  *check(page) {
    if (page.route === undefined) return
    const content = writtenMeta(page, 'viewport')?.toLowerCase()
    if (content === undefined) {
      yield { what: 'There is no viewport {pages}.', cause: '' }
      return
    }
    if (content === 'width=device-width, initial-scale=1') return
    const values = new Map(
      content.split(/[,;]/).map((pair) => [pair.split('=')[0]?.trim(), pair.split('=')[1]?.trim()]),
    )
    if (values.get('width') !== 'device-width')
      yield { what: `The viewport {pages} is "${content}", without width=device-width.`, cause: content }
    const most = values.get('maximum-scale')
    if (
      /^(no|0)$/.test(values.get('user-scalable') ?? '') ||
      (most !== undefined && Number.parseFloat(most) < leastZoom)
    )
      yield {
        what: `The viewport {pages} is "${content}", which prevents zooming.`,
        cause: `zoom ${content}`,
      }
  },
}

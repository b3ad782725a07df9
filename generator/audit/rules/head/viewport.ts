import { writtenMeta } from '../../markup/head-elements.ts'
import type { PageRule } from '../../rule.ts'

/** Least zoom a reader needs. Source: https://www.w3.org/TR/WCAG22/#resize-text, with room to spare as checkers have it. */
const leastZoom = 5

/** A page that is not made for the width of a phone, or forbids to zoom. */
export const viewport: PageRule = {
  code: 'viewport',
  scope: 'page',
  title: 'Page not fit for phones',
  severity: 'error',
  why: 'Without a viewport a phone shows the page tiny, as on a wide screen; one that forbids to zoom locks out whoever needs larger letters. Search engines judge pages as phones show them.',
  how: 'The meta element "viewport" must say width=device-width, and neither user-scalable=no nor a maximum-scale below 5.',
  fix: 'Write width=device-width, initial-scale=1 and nothing else.',
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
        what: `The viewport {pages} is "${content}", which keeps readers from zooming.`,
        cause: `zoom ${content}`,
      }
  },
}

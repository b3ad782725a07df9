import type { DistinctElement } from '../../../core/html/distinct-element.ts'
import { type HtmlScan, isInside } from '../../../core/html/scan-html.ts'
import { selection } from '../../markup/selection.ts'
import type { WholePageRule } from '../../rule.ts'

/** A page without a main landmark, or with several. */
export const mainLandmark: WholePageRule = {
  code: 'main-landmark',
  scope: 'whole-page',
  title: 'Missing or duplicate main landmark',
  severity: 'error',
  why: 'Screen reader users jump over the header and the navigation to the main landmark. Without one they cannot, and the audit cannot separate the main content from the rest of the page.',
  how: 'Counts <main> and elements with role="main" on the whole page. Exactly one passes. Ignores elements with hidden and elements in a <template> or <noscript>.',
  fix: 'Put the main content of the page, and nothing else, into one <main>.',
  source: 'https://www.w3.org/TR/WCAG22/#bypass-blocks',
  *check({ own, parts }) {
    const count = parts.reduce((sum, { scan }) => sum + mainsOf(scan), mainsOf(own))
    // Content that is on the page twice has its ids, headings and images twice.
    // A hidden one is reported by main-hidden.
    const isHidden = [own, ...parts.map(({ scan }) => scan)].some((scan) => hiddenMains(scan).length > 0)
    if (count === 0 && !isHidden)
      yield { what: 'There is no <main> {pages}, so screen readers cannot jump to the main content.', subject: 'main' }
    else if (count > 1)
      yield { what: `There are ${count} main landmarks {pages}, but there must be exactly one.`, subject: 'mains' }
  },
}

const mainsOf = (scan: HtmlScan) => mains(scan).length

const mains = selection((element) => isMain(element) && element.attributes.hidden === undefined)
const hiddenMains = selection((element) => isMain(element) && element.attributes.hidden !== undefined)

const isMain = (element: DistinctElement) =>
  (element.name === 'main' || element.attributes.role === 'main') && !isInside(element, 'template', 'noscript')

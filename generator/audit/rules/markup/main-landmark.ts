import { isInside } from '../../../core/html/scan-html.ts'
import { inOrder, named, withAttribute } from '../../markup/element-index.ts'
import { perScan } from '../../markup/per-scan.ts'
import type { PageRule } from '../../rule.ts'

/** A page has one main part, where its own content begins. */
export const mainLandmark: PageRule = {
  code: 'main-landmark',
  scope: 'page',
  title: 'No main part, or several',
  severity: 'error',
  why: 'Whoever reads with a screen reader jumps over header and navigation to the main part; without one there is nowhere to jump to, and the audit cannot tell the text of the page from what surrounds it.',
  how: 'Elements <main> and those with role="main" are counted over the whole page. One passes; one with the attribute hidden does not count.',
  fix: 'Put what is special to the page, and only that, into one <main>.',
  source: 'https://www.w3.org/TR/WCAG22/#bypass-blocks',
  *check({ own, parts }) {
    const count = parts.reduce((sum, { scan }) => sum + mainsOf(scan), mainsOf(own))
    if (count === 0) yield { what: 'There is no <main> {pages}, so that its content cannot be jumped to.' }
    else if (count > 1) yield { what: `There are ${count} main parts {pages}, where there must be one.` }
  },
}

const mainsOf = perScan(
  (scan) =>
    inOrder([...named(scan, 'main'), ...withAttribute(scan, 'role')]).filter(
      (element) =>
        (element.name === 'main' || element.attributes.role === 'main') &&
        element.attributes.hidden === undefined &&
        !isInside(element, 'template', 'noscript'),
    ).length,
)

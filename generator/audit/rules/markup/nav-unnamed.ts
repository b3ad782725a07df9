import { isInside } from '../../../core/html/scan-html.ts'
import { named } from '../../markup/element-index.ts'
import { perScan } from '../../markup/per-scan.ts'
import type { PageRule } from '../../rule.ts'

/** Several navigations that a screen reader cannot tell apart. */
export const navUnnamed: PageRule = {
  code: 'nav-unnamed',
  scope: 'page',
  title: 'Navigations that cannot be told apart',
  severity: 'warning',
  why: 'A screen reader lists the navigations of a page by name; where one has none, or two have the same, its user has to try them out.',
  how: 'On a page with more than one <nav>, each needs an aria-label or aria-labelledby of its own. A single one needs none. Two lists that are shown on different widths of window count as two.',
  fix: 'Give each <nav> an aria-label that says what it leads through, without the word navigation.',
  source: 'https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/',
  *check({ own, parts }) {
    const names = [own, ...parts.map(({ scan }) => scan)].flatMap(navNames)
    if (names.length < 2) return
    const unnamed = names.filter((name) => name === '').length
    if (unnamed > 0)
      yield {
        what: `${unnamed} of the ${names.length} navigations {pages} ${unnamed === 1 ? 'has' : 'have'} no name.`,
        cause: `unnamed ${unnamed}/${names.length}`,
      }
    const twice = new Set(names.filter((name, index) => name !== '' && names.indexOf(name) !== index))
    for (const name of twice)
      yield {
        what: `Two navigations {pages} have the same name, "${name.replace(/^#/, '')}".`,
        cause: `twice ${name}`,
      }
  },
}

/** The name of each `<nav>`, or with a `#` the id of what names it; empty where it has none. */
const navNames = perScan((scan): string[] =>
  named(scan, 'nav')
    .filter((element) => !isInside(element, 'template', 'noscript'))
    .map(({ attributes }) => {
      const by = attributes['aria-labelledby']?.trim()
      return by ? `#${by}` : (attributes['aria-label'] ?? attributes.title ?? '').trim()
    }),
)

import { isInside } from '../../../core/html/scan-html.ts'
import { named } from '../../markup/element-index.ts'
import { perScan } from '../../markup/per-scan.ts'
import type { PageRule } from '../../rule.ts'

/** The first link of a page should lead past what all pages have in common. */
export const skipLink: PageRule = {
  code: 'skip-link',
  scope: 'page',
  title: 'No link past the header',
  severity: 'warning',
  why: 'Whoever goes through a page with the Tab key has to pass every link of the header, on each page anew, before coming to what the page is about.',
  how: 'If links stand before <main>, the first of them must lead to a place on the same page (#…). Whether that place is there is the matter of dead-fragment; a page without <main> is that of main-landmark.',
  fix: 'Let the page begin with <a href="#main">Skip to content</a>, where main is the id of the main part.',
  source: 'https://www.w3.org/TR/WCAG22/#bypass-blocks',
  *check({ own, parts }) {
    const [header] = parts
    if (!header?.name.startsWith('header')) return // without a <main> to come after, or with nothing before it
    const first = firstLink(header.scan)
    if (first === undefined || first.startsWith('#')) return
    if (named(own, 'main').length === 0) return
    yield { what: `The first link {pages} leads to ${first || 'nothing'} and not past the header.`, cause: first }
  },
}

const firstLink = perScan(
  ({ elements }) =>
    elements.find(
      (element) => element.name === 'a' && element.attributes.href !== undefined && !isInside(element, 'template'),
    )?.attributes.href,
)

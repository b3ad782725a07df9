import { perScan } from '../../../core/html/per-scan.ts'
import { isInside } from '../../../core/html/scan-html.ts'
import type { WholePageRule } from '../../rule.ts'

/** A page whose first link does not skip the header. */
export const skipLink: WholePageRule = {
  code: 'skip-link',
  scope: 'whole-page',
  title: 'Missing skip link',
  severity: 'warning',
  why: 'Keyboard users have to tab through every link of the header on every page before they reach the content.',
  how: 'If links come before <main>, the first of them must lead to a fragment (#…) of the same page. The page must have an element with that id.',
  fix: 'Begin the page with <a href="#main">Skip to content</a>, where main is the id of the main landmark.',
  source: 'https://www.w3.org/TR/WCAG22/#bypass-blocks',
  *check({ own, parts }) {
    const [header] = parts
    if (!header?.name.startsWith('header')) return // no <main>, or no HTML before it
    const first = firstLink(header.scan)
    if (first === undefined) return
    if (first.startsWith('#')) {
      const id = first.slice(1)
      const isThere = own.ids.includes(id) || parts.some(({ scan }) => scan.ids.includes(id))
      if (!isThere)
        yield {
          what: `The skip link {pages} leads to ${first}, but no element has that id.`,
          cause: first,
          subject: first,
        }
      return
    }
    yield {
      what: `The first link {pages} leads to ${first || 'an empty URL'}, so it does not skip the header.`,
      cause: first,
    }
  },
}

const firstLink = perScan(
  ({ elements }) =>
    elements.find(
      (element) => element.name === 'a' && element.attributes.href !== undefined && !isInside(element, 'template'),
    )?.attributes.href,
)

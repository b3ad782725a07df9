import { isInside } from '../../../core/html/scan-html.ts'
import { hasName } from '../../markup/element-name.ts'
import { selection } from '../../markup/selection.ts'
import type { MarkupRule } from '../../rule.ts'

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** A heading without text. */
export const headingEmpty: MarkupRule = {
  code: 'heading-empty',
  scope: 'markup',
  title: 'Empty heading',
  severity: 'warning',
  why: 'A screen reader announces a heading without text, so its user cannot tell what the section is about.',
  how: 'Every heading, H1 to H6, needs text, the alt text of an image, or an aria-label. Spaces that do not break and characters without a width are no text. Ignores headings with aria-hidden="true" and headings in a <template>.',
  fix: 'Write what the section is about, or remove the heading.',
  source: 'https://www.w3.org/TR/WCAG22/#headings-and-labels',
  supersededBy: ['h1-missing'],
  names: headings,
  *check(scan) {
    for (const element of withoutLabel(scan)) {
      if (hasName(scan, element)) continue
      yield {
        what: `An ${element.name.toUpperCase()} heading {pages} has no text.`,
        // An empty H1 is a fault of the page, the other headings are faults of their own.
        ...(element.name !== 'h1' && { subject: String(element.offset) }),
      }
    }
  },
}

const withoutLabel = selection(
  (element) =>
    element.label === '' &&
    headings.includes(element.name) &&
    element.attributes['aria-hidden'] !== 'true' &&
    !isInside(element, 'template'),
)

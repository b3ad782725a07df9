import { isInside } from '../../../core/html/scan-html.ts'
import { namedAny } from '../../markup/element-index.ts'
import { hasName } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'

const headings = ['h2', 'h3', 'h4', 'h5', 'h6']

/** A heading that says nothing. Of an empty first heading the rules of the head speak. */
export const headingEmpty: MarkupRule = {
  code: 'heading-empty',
  scope: 'markup',
  title: 'Heading without text',
  severity: 'warning',
  why: 'A screen reader announces a heading and then says nothing; its user cannot know what the section is about.',
  how: 'Headings of the levels 2 to 6 without text, picture text or aria-label. One with aria-hidden is let pass, and the first heading is judged elsewhere.',
  fix: 'Write what the section is about, or remove the heading.',
  source: 'https://www.w3.org/TR/WCAG22/#headings-and-labels',
  *check(scan) {
    for (const element of namedAny(scan, headings)) {
      if (element.label !== '') continue
      if (element.attributes['aria-hidden'] === 'true' || isInside(element, 'template') || hasName(scan, element))
        continue
      yield { what: `A heading of level ${element.name.slice(1)} {pages} has no text.` }
    }
  },
}

import { isInside } from '../../../core/html/scan-html.ts'
import { quoted } from '../../markup/element-name.ts'
import { selection } from '../../markup/selection.ts'
import type { MarkupRule } from '../../rule.ts'

/** A heading two or more levels below the previous heading. */
export const headingOrder: MarkupRule = {
  code: 'heading-order',
  scope: 'markup',
  title: 'Skipped heading level',
  severity: 'warning',
  why: 'Screen readers show the headings as an outline for navigation. A skipped level looks like a missing section.',
  how: 'Reads the headings in document order, separately in header, main content and footer. A heading may be one level below the previous heading, or any number of levels above it. aria-level overrides the level of the element. Ignores headings in <template>, <noscript> and <dialog>.',
  fix: 'Use the next level down, and set the size in the stylesheet.',
  source: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  *check(scan) {
    let before = 0
    const skipped = new Set<string>()
    for (const element of headings(scan)) {
      const level = levelOf(element.name, element.attributes)
      const step = `${before} ${level}`
      // Subheadings of one level that were all changed are one fault.
      if (before > 0 && level > before + 1 && !skipped.has(step)) {
        skipped.add(step)
        yield {
          what: `The heading ${quoted(element.text)} {pages} has level ${level}, but follows a heading of level ${before}.`,
          phrase: element.text,
          group: step,
        }
      }
      // `h1-several` reports a second H1 heading as one that should be an H2.
      before = level === 1 && before > 0 ? 2 : level
    }
  },
}

const headings = selection(
  (element) => levelOf(element.name, element.attributes) !== 0 && !isInside(element, 'template', 'noscript', 'dialog'),
)

/** The heading level, 1 for the highest; 0 if the element is not a heading. */
function levelOf(name: string, { role, 'aria-level': ariaLevel }: Record<string, string>): number {
  const code = name.charCodeAt(1)
  const isNamed = name.length === 2 && name.startsWith('h') && code >= 0x31 && code <= 0x36
  if (!isNamed && role !== 'heading') return 0
  return Number(ariaLevel) || (isNamed ? code - 0x30 : 2)
}

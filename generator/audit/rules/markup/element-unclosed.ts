import { nestingFaults } from '../../markup/nesting.ts'
import type { MarkupRule } from '../../rule.ts'

/** An element that is not closed, or closed where another one is open. */
export const elementUnclosed: MarkupRule = {
  code: 'element-unclosed',
  scope: 'markup',
  title: 'Element not closed',
  severity: 'error',
  why: 'Browsers close the element somewhere else, so styles apply to the rest of the page and the layout breaks.',
  how: 'Compares the start and end tags of div, section, article, lists, tables and forms in the main content.',
  fix: 'Close the element. If the page was edited by hand, build it again.',
  source: 'https://html.spec.whatwg.org/multipage/syntax.html#elements-2',
  *check(scan) {
    for (const { kind, name, tag } of nestingFaults(scan))
      if (kind === 'unclosed')
        yield {
          what: `The element ${shown(tag)} {pages} and its end tag do not fit together.`,
          cause: name,
          subject: tag,
        }
  },
}

const shown = (tag: string) => (tag.length > 60 ? `${tag.slice(0, 60)}…` : tag)

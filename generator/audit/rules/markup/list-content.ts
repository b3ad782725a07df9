import { nestingFaults } from '../../markup/nesting.ts'
import type { MarkupRule } from '../../rule.ts'

/** Names a list without items. */
export const emptyList = 'empty list'

/** A list item outside of a list, or another element directly in one. */
export const listContent: MarkupRule = {
  code: 'list-content',
  scope: 'markup',
  title: 'Wrong content of a list',
  severity: 'warning',
  why: 'A screen reader announces a list with the number of its items, which is then wrong or missing.',
  how: 'In the main content, each <li> must be in a <ul>, <ol> or <menu>, and the first element of a list must be an <li>. A list without items is an error: its content was lost. An item must have a text, a picture or a control. Ignores lists and items with an id or hidden, which a script may fill.',
  fix: 'Put the element into an <li>, or the <li> into a list.',
  source: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-ul-element',
  supersededBy: ['element-unclosed'],
  *check(scan) {
    const faults = nestingFaults(scan)
    const unclosed = faults.flatMap(({ kind, tag }) => (kind === 'unclosed' ? tag : []))
    for (const { kind, name, tag } of faults)
      if (kind === 'empty' && !/\s(?:id|hidden|data-[\w-]+)\b/.test(tag))
        yield { severity: 'error', what: 'A list {pages} has no items.', cause: 'empty', subject: emptyList }
      else if (kind === 'list')
        yield {
          what: name === 'li' ? 'A list item {pages} is in no list.' : `A list {pages} begins with a <${name}>.`,
          cause: name,
          followsFrom: unclosed,
        }
    if (emptyItem.test(scan.html))
      yield { what: 'An item of a list {pages} is empty.', cause: 'empty item', subject: 'empty item' }
  },
}

/**
 * An item without a text, a picture or a control, which no script is likely to fill. The search begins at end tags: before
 * most of them is something else.
 */
const emptyItem = /<\/li>(?<=<li(?:\s(?:class|value)="[^"]*")*>\s*(?:&nbsp;|\u00a0|<br\s?\/?>)?\s*<\/li>)/

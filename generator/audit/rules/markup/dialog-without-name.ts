import { inOrder, named, withAttribute } from '../../markup/element-index.ts'
import { tagOf } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'

/** A dialog that opens without saying what it is. */
export const dialogWithoutName: MarkupRule = {
  code: 'dialog-without-name',
  scope: 'markup',
  title: 'Dialog without a name',
  severity: 'error',
  why: 'When it opens, a screen reader says "dialog" and no more, and its user does not know what has come between them and the page.',
  how: 'Every <dialog>, and every element with role="dialog" or "alertdialog", needs aria-label, aria-labelledby or title.',
  fix: 'Point aria-labelledby to the heading of the dialog, or give it an aria-label.',
  source: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  *check(scan) {
    for (const element of inOrder([...named(scan, 'dialog'), ...withAttribute(scan, 'role')])) {
      const { role, title, 'aria-label': name, 'aria-labelledby': by } = element.attributes
      if (element.name !== 'dialog' && role !== 'dialog' && role !== 'alertdialog') continue
      if (!name?.trim() && !by?.trim() && !title?.trim())
        yield { what: `The dialog ${tagOf(scan, element)} {pages} has no name.` }
    }
  },
}

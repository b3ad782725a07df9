import { tagOf } from '../../markup/element-name.ts'
import type { ElementRule } from '../../rule.ts'

/** A dialog without an accessible name. */
export const dialogWithoutName: ElementRule = {
  code: 'dialog-without-name',
  scope: 'element',
  title: 'Dialog without an accessible name',
  severity: 'error',
  why: 'A screen reader announces only "dialog" when it opens, so its user does not know what covers the page.',
  how: 'Every <dialog> and every element with role="dialog" or role="alertdialog" needs aria-label, aria-labelledby or title.',
  fix: 'Point aria-labelledby to the heading of the dialog, or add an aria-label.',
  source: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  *check(element) {
    const { role, title, 'aria-label': name, 'aria-labelledby': by } = element.attributes
    if (element.name !== 'dialog' && role !== 'dialog' && role !== 'alertdialog') return
    if (!name?.trim() && !by?.trim() && !title?.trim())
      yield { what: `The dialog ${tagOf(element)} {pages} has no accessible name.` }
  },
}

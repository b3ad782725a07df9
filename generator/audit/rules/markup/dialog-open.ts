import { named } from '../../markup/element-index.ts'
import type { MarkupRule } from '../../rule.ts'

/** A dialog that a button opens, and that is open when the page loads. */
export const dialogOpen: MarkupRule = {
  code: 'dialog-open',
  scope: 'markup',
  title: 'Dialog open when the page loads',
  severity: 'warning',
  why: 'The menu covers the page until a visitor closes it. The file was most likely saved from a browser in which it was open.',
  how: 'Finds a <dialog> with the attribute open that a button of the same part of the page opens with command="show-modal". A dialog with open="false" is open too. Ignores other dialogs, which may be open on purpose, such as a notice about cookies.',
  fix: 'Remove the attribute open. If the page was edited by hand, rebuild it.',
  source: 'https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element',
  names: ['dialog'],
  *check(scan) {
    for (const { attributes } of named(scan, 'dialog')) {
      const { id, open } = attributes
      if (open === 'false')
        yield {
          what: `A dialog {pages} has open="false", which opens it: the attribute has no value.`,
          cause: 'false',
        }
      if (open === undefined || open === 'false' || id === undefined) continue
      const isOpened = named(scan, 'button').some(
        (button) => button.attributes.command === 'show-modal' && button.attributes.commandfor === id,
      )
      if (isOpened) yield { what: `The dialog "${id}" {pages} is open when the page loads.`, cause: id }
    }
  },
}

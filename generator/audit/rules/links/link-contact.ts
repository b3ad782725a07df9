import { hrefOf, linksIn } from '../../markup/link-kinds.ts'
import type { MarkupRule } from '../../rule.ts'

/** Digits, and marks that part them for the eye. Source: https://www.rfc-editor.org/rfc/rfc3966 */
const number = /^tel:\+?[\d().-]*\d[\d().-]*([;,].*)?$/i
const address = /^mailto:([^@\s,?]+@[^@\s,?]+\.[^@\s,?]+(,|%2c|\?|$))+/i

/** A telephone number or mail address that a device cannot use. */
export const linkContact: MarkupRule = {
  code: 'link-contact',
  scope: 'markup',
  title: 'Telephone or mail link that does not work',
  severity: 'error',
  why: 'Whoever taps it wants to become a customer, and gets an error or a number that does not exist.',
  how: 'The address of a tel: link must be digits, with + before them and marks between them at most; that of a mailto: link must be a mail address, or empty where only a subject is given for the reader to send on.',
  fix: 'Write the number like tel:+18005550100, without spaces and letters, and the mail address in full.',
  source: 'https://www.rfc-editor.org/rfc/rfc3966',
  *check(scan) {
    for (const link of linksIn(scan)) {
      const href = hrefOf(link)
      const isPhone = /^tel:/i.test(href)
      if (!isPhone && !/^mailto:/i.test(href)) continue
      const isFine = isPhone ? number.test(href) : address.test(href) || /^mailto:\?/i.test(href)
      if (isFine) continue
      const kind = isPhone ? 'telephone number' : 'mail address'
      yield {
        what: `The link "${link.label}" {pages} leads to "${href}", which is no ${kind}.`,
        cause: href,
        phrase: link.label,
      }
    }
  },
}

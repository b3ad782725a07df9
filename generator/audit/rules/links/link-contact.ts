import { hrefOf, isLink } from '../../markup/link-kinds.ts'
import type { ElementRule } from '../../rule.ts'

/** Digits and visual separators. Source: https://www.rfc-editor.org/rfc/rfc3966 */
const number = /^tel:\+?[\d().-]*\d[\d().-]*([;,].*)?$/i
const textNumber = /^sms:\+?[\d().-]*\d[\d().-]*(?:[?&;,].*)?$/i
const address = /^mailto:([^@\s,?]+@[^@\s,?]+\.[^@\s,?]+(,|%2c|\?|$))+/i

/** A phone number or email address in a link that a device cannot use. */
export const linkContact: ElementRule = {
  code: 'link-contact',
  scope: 'element',
  names: ['a', 'area'],
  title: 'Broken phone or email link',
  severity: 'error',
  why: 'Visitors who tap the link want to become customers, but get an error or a number that does not exist.',
  how: 'A tel: or sms: link must consist of digits with an optional + before and separators between them; an sms: link may go on with a text. A mailto: link must have an email address, or none where only a subject is given.',
  fix: 'Write the number as in tel:+18005550100, without spaces and letters, and the email address in full.',
  source: 'https://www.rfc-editor.org/rfc/rfc3966',
  *check(link) {
    if (!isLink(link)) return
    const href = hrefOf(link)
    const [scheme] = /^(?:tel|sms|mailto)(?=:)/i.exec(href) ?? []
    if (scheme === undefined) return
    const isMail = scheme.toLowerCase() === 'mailto'
    const isValid = isMail ? address.test(href) || /^mailto:\?/i.test(href) : number.test(href) || textNumber.test(href)
    if (isValid) return
    const kind = isMail ? 'email address' : 'phone number'
    yield {
      what: `The link "${link.label}" {pages} goes to "${href}", which is not a valid ${kind}.`,
      cause: href,
      subject: isMail ? href.replace(/^mailto:/i, '').toLowerCase() : 'phone',
      phrase: link.label,
    }
  },
}

import type { Manifest } from '#manifest/schema.ts'
import type { ElementRule } from '../../rule.ts'
import { nationalDigits } from '../../text/replacement.ts'

/** A link that shows another phone number than it calls. */
export const phoneLinkDiffers: ElementRule = {
  code: 'phone-link-differs',
  scope: 'element',
  names: ['a'],
  attributes: ['href'],
  title: 'Phone link calls another number than it shows',
  severity: 'error',
  why: 'A visitor who taps the number reaches another line than one who dials it. One of the two is wrong.',
  how: 'Compares the digits of a tel: or sms: link with those of its text. The text may leave out the country code and begin with a zero instead. Letters in the place of digits, such as O for 0, are a fault too. Ignores texts with fewer than seven digits.',
  fix: 'Write {phone} in the text. If the page was edited by hand, rebuild it.',
  source: 'https://www.rfc-editor.org/rfc/rfc3966',
  supersededBy: ['link-contact'],
  *check({ attributes, text }, { manifest }) {
    const [, called = ''] = /^\s*(?:tel|sms):([^?;]*)/i.exec(attributes.href ?? '') ?? []
    const digits = called.replace(/\D/g, '')
    const letters = digits.length < 7 ? undefined : numberWithLetters(text, digits)
    if (letters !== undefined) {
      yield {
        what: `The link "${text}" {pages} calls ${called}, but "${letters}" has letters in the place of digits.`,
        phrase: letters,
        cause: letters,
        subject: 'phone',
      }
      return
    }
    const [shown] = /\+?\d[\d\s().\u00a0-]{5,}\d/.exec(text) ?? []
    const read = shown?.replace(/\D/g, '') ?? ''
    if (shown === undefined || read.length < 7 || digits.length < 7) return
    if (digits.endsWith(read.replace(/^0+/, '')) || read.endsWith(digits)) return
    yield {
      what: `The link "${text}" {pages} calls ${called}.`,
      phrase: shown,
      cause: `${shown} ${called}`,
      subject: 'phone',
      replaced: nationalDigits(isOwn(called, manifest) ? shown : called),
    }
  },
}

/** Whether a number is one of the company, its offices and counties. */
const isOwn = (number: string, { site, contacts }: Manifest) =>
  [...[site, ...contacts].map(({ business }) => business.phone), ...site.business.lines].some(
    ({ e164 }) => nationalDigits(e164) === nationalDigits(number),
  )

/** A number in a text that has letters which look like digits, and is the number called if they were. */
function numberWithLetters(text: string, digits: string): string | undefined {
  const [shown] = /\d[\dOoIl\s().\u00a0-]{5,}[\dOoIl]/.exec(text) ?? []
  if (shown === undefined || !/[OoIl]/.test(shown)) return undefined
  const read = shown.replace(/[Oo]/g, '0').replace(/[Il]/g, '1').replace(/\D/g, '')
  return read.length >= 7 && digits.endsWith(read.replace(/^0+/, '')) ? shown.trim() : undefined
}

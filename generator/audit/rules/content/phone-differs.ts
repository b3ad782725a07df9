import type { Issue, MarkupRule } from '../../rule.ts'
import { phoneNumbers } from '../../text/phone-numbers.ts'
import { nationalDigits } from '../../text/replacement.ts'
import { severalBusinesses } from '../structured-data/business-several.ts'

/** A phone number that is not one of the company. */
export const phoneDiffers: MarkupRule = {
  code: 'phone-differs',
  scope: 'markup',
  title: 'Inconsistent phone number',
  severity: 'error',
  why: 'A customer who calls it reaches no one, or a stranger. Search engines that find two numbers for one business trust neither.',
  how: 'tel: and sms: links, numbers in the text that are grouped like the one in site.yaml, and the telephone of structured data must be the phone number of site.yaml, of an office or of a county. Ignores numbers of up to six digits, such as emergency numbers, and numbers in forms.',
  fix: 'Write {phone} in the text. If the page was edited by hand, rebuild it.',
  source: 'https://support.google.com/business/answer/9157481',
  supersededBy: ['business-several', 'link-contact', 'phone-link-differs'],
  *check(scan, { manifest }): Generator<Issue> {
    const { phone } = manifest.site.business
    const right =
      manifest.contacts.length === 0
        ? `the company's number is ${phone.display}`
        : 'neither the company nor an office or county has it'
    const seen = new Set<string>()
    for (const { what, number, own, isInData } of phoneNumbers(scan, manifest)) {
      // A link and its text have one number.
      const digits = nationalDigits(number)
      if (own !== undefined || seen.has(digits)) continue
      seen.add(digits)
      yield {
        what: `${what}, but ${right}.`,
        phrase: number,
        cause: number,
        subject: 'phone',
        replaced: digits,
        ...(isInData && { followsFrom: [severalBusinesses] }),
      }
    }
  },
}

import type { Issue, WholePageRule } from '../../rule.ts'
import { companyDetails } from '../../text/company-details.ts'
import { ownerOf } from '../../text/number-owners.ts'
import { phoneNumbers } from '../../text/phone-numbers.ts'

/** A page with the phone number of an office or county that it is not about. */
export const phoneMisplaced: WholePageRule = {
  code: 'phone-misplaced',
  scope: 'whole-page',
  title: 'Phone number of another office or county',
  severity: 'error',
  why: 'Customers reach an office that does not serve them, and calls are counted for the wrong county.',
  how: 'A page about an office, a county, a city, or a service there shows the phone number of its county, or else of its office; header, footer and structured data included. Other pages may show the numbers of all offices, but not those of counties. Any text may give a number with the name of its office, its county or a place there in the same sentence. Ignores sites with one phone number.',
  fix: 'Write {phone} in the text: it is the number of the office or county on each page. If the page was edited by hand, rebuild it.',
  source: 'https://support.google.com/business/answer/9157481',
  supersededBy: ['phone-link-differs'],
  *check(page, { manifest }): Generator<Issue> {
    if (manifest.contacts.length === 0 || page.route === undefined) return
    const { phones } = companyDetails(page, manifest)
    const [right] = phones
    const seen = new Set<string>()
    for (const scan of [page.own, ...page.parts.map((part) => part.scan)])
      for (const { what, number, own, isNamed } of phoneNumbers(scan, manifest)) {
        if (own === undefined || isNamed || seen.has(own) || phones.some(({ e164 }) => e164 === own)) continue
        // A link and its text have one number.
        seen.add(own)
        yield {
          what: `${what}, which is that of ${ownerOf(own, manifest)}, but the number of the page is ${right?.display}.`,
          phrase: number,
          cause: `${number} ${right?.e164}`,
          subject: 'phone',
        }
      }
  },
}

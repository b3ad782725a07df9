import { distance } from 'fastest-levenshtein'
import { elementsNamed } from '../../../core/html/scan-html.ts'
import type { Issue, MarkupRule } from '../../rule.ts'

/** Edits that make an address of the company out of a misspelt one. */
const mostEdits = 2

/** The company's e-mail address with a slip in it. Other addresses may well be meant. */
export const emailDiffers: MarkupRule = {
  code: 'email-differs',
  scope: 'markup',
  title: 'E-mail address with a slip in it',
  severity: 'warning',
  why: 'What a customer writes to it comes back, or never arrives.',
  how: 'The address of every mailto: link is compared with those of site.yaml. One that differs by a letter or two, or has the same name at another host, is found; any other is let pass.',
  fix: 'Correct the address, or use that of site.yaml.',
  source: 'https://support.google.com/business/answer/9157481',
  *check(scan, { manifest }): Generator<Issue> {
    const { email, supportEmail } = manifest.site.business
    const own = [email, ...(supportEmail ? [supportEmail] : [])].map((address) => address.toLowerCase())
    for (const { attributes } of elementsNamed(scan, 'a', 'area')) {
      const [, written] = /^\s*mailto:([^?]+)/i.exec(attributes.href ?? '') ?? []
      const address = written?.trim().toLowerCase()
      if (address === undefined || own.includes(address)) continue
      const near = own.find(
        (right) => distance(address, right) <= mostEdits || address.split('@')[0] === right.split('@')[0],
      )
      if (near !== undefined)
        yield {
          what: `A link {pages} writes to ${address}, and the company's address is ${near}.`,
          phrase: address,
          cause: address,
        }
    }
  },
}

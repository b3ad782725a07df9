import { distance } from 'fastest-levenshtein'
import type { Manifest } from '#manifest/schema.ts'
import type { ElementRule, Issue } from '../../rule.ts'

/** Most edits between a misspelled address and the right one. */
const mostEdits = 2

/** An e-mail address of the company that is misspelled, or unknown. */
export const emailDiffers: ElementRule = {
  code: 'email-differs',
  scope: 'element',
  names: ['a', 'area'],
  title: 'Misspelled e-mail address',
  severity: 'error',
  why: 'Messages from customers bounce or never arrive.',
  how: 'Compares the address of every mailto: link with those in site.yaml and offices/. Reports an address that differs from one of them in one or two characters, or only in its host, a link that shows another address than it writes to, and one that sends a copy to an address of another host. An address on the host of the company that is not in the manifest is a warning. Ignores all other addresses.',
  fix: 'Correct the address, or use {email}.',
  source: 'https://support.google.com/business/answer/9157481',
  supersededBy: ['link-contact'],
  *check({ attributes, text }, { manifest }): Generator<Issue> {
    const [, written] = /^\s*mailto:([^?]+)/i.exec(attributes.href ?? '') ?? []
    const address = written?.trim().toLowerCase()
    const [shown] = /^\S+@\S+\.\S+$/.exec(text.trim().toLowerCase()) ?? []
    if (address !== undefined && shown !== undefined && shown !== address) {
      yield {
        what: `A link {pages} shows ${shown}, but writes to ${address}.`,
        phrase: address,
        cause: `${shown} ${address}`,
        subject: address,
      }
      return
    }
    const { email, supportEmail } = manifest.site.business
    const offices = manifest.offices.map((office) => office.email)
    const own = [email, ...(supportEmail ? [supportEmail] : []), ...offices].map((each) => each.toLowerCase())
    const copy = copyTo(attributes.href ?? '')
    if (copy !== undefined && !own.some((each) => hostOf(each) === hostOf(copy)))
      yield {
        what: `A link {pages} sends a copy of each message to ${copy}, which is not the company's.`,
        phrase: copy,
        isRightIfWritten: true,
        cause: copy,
        subject: copy,
      }
    if (address === undefined) return
    if (own.includes(address)) return
    const near = own.find(
      (right) => distance(address, right) <= mostEdits || address.split('@')[0] === right.split('@')[0],
    )
    const found = { phrase: address, cause: address, subject: address, replaced: address }
    if (near !== undefined)
      yield { what: `A link {pages} writes to ${address}, but the company's address is ${near}.`, ...found }
    else if (email.toLowerCase().endsWith(`@${hostOf(address)}`) && !isContact(address, manifest))
      yield {
        severity: 'warning',
        what: `A link {pages} writes to ${address}, an address that the manifest does not have.`,
        isRightIfWritten: true,
        ...found,
      }
  },
}

/** Whether an address is one for reports of weaknesses. */
const isContact = (address: string, { site }: Manifest) =>
  site.security?.contact.some((contact) => contact.toLowerCase() === `mailto:${address}`) === true

const hostOf = (address: string) => address.slice(address.indexOf('@') + 1)

/** The address that a mailto: link sends a copy to. */
function copyTo(href: string): string | undefined {
  if (!/^\s*mailto:[^?]*\?/i.test(href)) return undefined
  const query = new URLSearchParams(href.slice(href.indexOf('?')))
  const copies = ['cc', 'bcc', 'CC', 'BCC', 'Cc', 'Bcc'].flatMap((name) => query.getAll(name))
  return copies
    .find((copy) => copy.includes('@'))
    ?.trim()
    .toLowerCase()
}

import { isOtherHostOf } from '../../markup/other-host.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

const url = '/.well-known/security.txt'
const ofContact = 'Write security.contact in site.yaml like mailto:security@company.example, and build again.'

/** A security.txt that is missing, incomplete or expired. */
export const securityTxtExpired: SiteRule = {
  code: 'security-txt-expired',
  scope: 'site',
  title: 'security.txt has expired',
  severity: 'warning',
  why: 'Security researchers who follow the standard do not use an expired contact. They report the weakness to no one, or publish it.',
  how: 'security.txt must have a Contact, which is a URL, and a date under Expires that has not passed. Its Canonical, if it has one, must be its own URL. It must exist if site.yaml has security contacts. Ignores an expired date that is also in site.yaml: the build reports it as security-contact-expired.',
  fix: 'Set security.expires in site.yaml to a later date, at most a year ahead, and build again.',
  source: 'https://www.rfc-editor.org/rfc/rfc9116',
  *check({ files, manifest, today }) {
    const { security } = manifest.site
    const finding = (what: string, fix?: string): SiteFinding => ({
      url,
      at: manifest.securityAt,
      what,
      ...(fix !== undefined && { fix }),
    })
    if (!files.has(url)) {
      if (security) yield finding(`site.yaml has security contacts, but there is no ${url}.`, 'Build again.')
      return
    }
    const text = files.read(url).toString('utf8')
    const contacts = Array.from(text.matchAll(/^contact:[ \t]*(\S+)/gim), ([, contact = '']) => contact)
    if (contacts.length === 0) yield finding(`${url} has no Contact.`, ofContact)
    const bare = contacts.find((contact) => !/^(?:mailto|https|tel):/i.test(contact))
    if (bare !== undefined)
      yield finding(`The Contact "${bare}" of ${url} is no URL that begins with mailto:, https: or tel:.`, ofContact)
    const places = Array.from(text.matchAll(/^canonical:[ \t]*(\S+)/gim), ([, place = '']) => place)
    const { host } = new URL(manifest.site.origin)
    // "text-file-link" reports one on another host of the site.
    const isOnTrial = places.some((place) => URL.canParse(place) && isOtherHostOf(new URL(place).host, host))
    if (places.length > 0 && !isOnTrial && !places.includes(manifest.site.origin + url))
      yield finding(`The Canonical of ${url} is "${places.join('" and "')}", another URL than its own.`, 'Build again.')
    const written = /^expires:\s*(\S+)/im.exec(text)?.[1]
    const day = written?.slice(0, 10)
    if (day === undefined || Number.isNaN(Date.parse(day))) yield finding(`${url} has no valid date under Expires.`)
    else if (day < today && day !== security?.expires) yield finding(`${url} expired on ${day}.`)
  },
}

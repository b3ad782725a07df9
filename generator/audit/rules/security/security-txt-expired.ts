import type { SiteFinding, SiteRule } from '../../rule.ts'

const url = '/.well-known/security.txt'

/** The file that tells where to report a weakness, when it is not to be believed any more. */
export const securityTxtExpired: SiteRule = {
  code: 'security-txt-expired',
  scope: 'site',
  title: 'Address for weaknesses that has run out',
  severity: 'warning',
  why: 'Whoever finds a weakness, and follows the standard, does not use contacts that have run out, and tells nobody, or everybody.',
  how: 'If there is a security.txt, it must name a Contact and a day in the future under Expires. If site.yaml has contacts, there must be one. Where the day is the one in site.yaml, the build speaks of it.',
  fix: 'Move security.expires in site.yaml ahead, by a year at most, and build again.',
  source: 'https://www.rfc-editor.org/rfc/rfc9116',
  *check({ files, manifest, today }) {
    const { security } = manifest.site
    const finding = (what: string): SiteFinding => ({ url, at: manifest.securityAt, what })
    if (!files.has(url)) {
      if (security) yield finding(`site.yaml names contacts for weaknesses, but there is no ${url}.`)
      return
    }
    const text = files.read(url).toString('utf8')
    if (!/^contact:\s*\S/im.test(text)) yield finding(`${url} names no contact.`)
    const written = /^expires:\s*(\S+)/im.exec(text)?.[1]
    const day = written?.slice(0, 10)
    if (day === undefined || Number.isNaN(Date.parse(day)))
      yield finding(`${url} does not say until when it is to be believed.`)
    else if (day < today && day !== security?.expires) yield finding(`${url} was to be believed until ${day}.`)
  },
}

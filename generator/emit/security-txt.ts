import type { Manifest, SiteSettings } from '#manifest/schema.ts'
import type { Problem } from '../core/problem.ts'
import type { SiteFile } from './sitemap.ts'

const file = '.well-known/security.txt'

/** Says where to report a vulnerability. Source: RFC 9116. */
export function securityTxt({ security, origin }: SiteSettings): SiteFile[] {
  if (!security) return []
  const { contact, expires, policy, languages } = security
  const lines = [
    ...contact.map((uri) => `Contact: ${uri}`),
    `Expires: ${expires}T23:59:59Z`,
    ...(languages.length > 0 ? [`Preferred-Languages: ${languages.join(', ')}`] : []),
    `Canonical: ${origin}/${file}`,
    ...(policy ? [`Policy: ${policy}`] : []),
  ]
  return [{ file, text: `${lines.join('\n')}\n` }]
}

/** Days before the expiry date from which the owner gets a notice. */
const notice = 30

/** Reports that the file has expired or expires soon. `today` is `YYYY-MM-DD`. */
export function securityProblems({ site: { security }, securityAt }: Manifest, today: string): Problem[] {
  if (!security) return []
  const days = (Date.parse(security.expires) - Date.parse(today)) / 86_400_000
  if (days > notice) return []
  return [
    {
      code: days < 0 ? 'security-contact-expired' : 'security-contact-expires',
      severity: days < 0 ? 'warning' : 'notice',
      at: securityAt,
      what:
        days < 0
          ? `security.txt expired on ${security.expires}: by RFC 9116, an expired file should not be used.`
          : `security.txt expires on ${security.expires}, ${days === 0 ? 'which is today' : `in ${days} ${days === 1 ? 'day' : 'days'}`}.`,
      fix: 'Check the contacts, then set security.expires in site.yaml to a later date, at most a year ahead.',
    },
  ]
}

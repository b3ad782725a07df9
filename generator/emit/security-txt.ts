import type { Manifest, SiteSettings } from '#manifest/schema.ts'
import type { Problem } from '../core/problem.ts'
import type { SiteFile } from './sitemap.ts'

const file = '.well-known/security.txt'

/** Tells whoever finds a weakness where to report it. Source: RFC 9116. */
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

/** Days ahead that the owner is told of the end of it. */
const notice = 30

/** Says when the file is no longer to be believed, or soon will not be. `today` is `YYYY-MM-DD`. */
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
          ? `security.txt was to be believed until ${security.expires}, and nobody who follows the standard will use it now.`
          : `security.txt is to be believed until ${security.expires}, ${days === 0 ? 'which is today' : `${days} ${days === 1 ? 'day' : 'days'} from now`}.`,
      fix: 'See that the contacts are right, and move security.expires in site.yaml ahead, by a year at most.',
    },
  ]
}

import type { AuditedSite } from '../../../core/audited-site.ts'
import { domainOf } from '../../../core/domain.ts'
import { fileAt } from '../../files/file-at.ts'
import { publishedTexts } from '../../files/published-texts.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** A table of persons, by its name. */
const named =
  /\/(?:[\w-]*[-_])?(?:customers?|clients?|clientes|subscribers|bookings|leads|payroll|employees|applicants|contacts|passwords?)(?:[-_][\w-]*)?\.(?:csv|tsv|xlsx?|ods|sql|json|mdb|txt)$/i

/** A column that only a table of persons has. One with names and addresses may list offices. */
const ofPerson =
  /(?<![a-z])(?:first_?name|last_?name|surname|apellidos?|customer|client|cliente|door_?code|gate_?code|birth\w*|dob|ssn|dni|iban|password)(?![a-z])/i
const mail = /[\w.+-]+@([\w-]+\.[\w.-]*\w)/g

/** Addresses of other domains that make a file a list of persons. */
const fewestMails = 3

/** A published file with the data of customers or employees. */
export const personalData: SiteRule = {
  code: 'personal-data',
  scope: 'site',
  title: 'Personal data in a published file',
  severity: 'error',
  why: 'Anyone can download it, and search engines find it. By data protection laws such a leak has to be reported.',
  how: 'Looks for tables with a column that only lists of persons have, such as last_name or door_code, for data files with three e-mail addresses of other domains, and for tables named like customers.csv. Ignores pages.',
  fix: 'Remove the file from public/ and from the host, and find out who has downloaded it.',
  source: 'https://gdpr-info.eu/art-33-gdpr/',
  supersededBy: ['leftover-file'],
  check: (site) => [...personalFiles(site)],
}

export function* personalFiles(site: Pick<AuditedSite, 'files' | 'manifest'>): Generator<SiteFinding> {
  const { files, manifest } = site
  for (const url of files.urls)
    if (named.test(url))
      yield { url, at: fileAt(site, url), what: `${url} is published, and has the name of a list of persons.` }
  const own = domainOf(new URL(manifest.site.origin).hostname)
  for (const { url, text } of publishedTexts(files)) {
    const holds = named.test(url) ? undefined : whatHolds(url, text, own)
    if (holds !== undefined) yield { url, at: fileAt(site, url), what: `${url} is published, and ${holds}.` }
  }
}

function whatHolds(url: string, text: string, own: string): string | undefined {
  if (!/\.(?:csv|tsv|json|txt|ya?ml)$/i.test(url) || url.startsWith('/.well-known/')) return undefined
  const [first = '', second = ''] = text.split('\n', 2)
  const [column] = (/\.[ct]sv$/i.test(url) && second !== '' && ofPerson.exec(first)) || []
  if (column !== undefined) return `has a column "${column}"`
  const others = new Set(
    Array.from(text.matchAll(mail), ([address, domain = '']) => (domainOf(domain) === own ? '' : address)),
  )
  others.delete('')
  return others.size >= fewestMails ? `has ${others.size} e-mail addresses` : undefined
}

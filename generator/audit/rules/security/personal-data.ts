import { domainOf } from '../../../core/domain.ts'
import { publishedTexts } from '../../files/published-texts.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** A table of persons, by its name. */
const named =
  /\/(?:[\w-]*[-_])?(?:customers?|clients?|clientes|subscribers|bookings|leads|payroll|employees|applicants|contacts|passwords?)(?:[-_][\w-]*)?\.(?:csv|tsv|xlsx?|ods|sql|json|mdb|txt)$/i

const ofPerson = /\b(?:name|customer|client|nombre|apellidos?|first_?name|last_?name)\b/i
const ofContact =
  /(?:\b|_)(?:phone|tel(?:ephone)?|mobile|e-?mail|street|address|door_?code|teléfono|móvil|correo|dirección)(?:\b|_)/i
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
  how: 'Looks for tables whose first line has columns for a person and for an address, e-mail or phone number, for data files with three e-mail addresses of other domains, and for tables named like customers.csv. Ignores pages.',
  fix: 'Remove the file from public/ and from the host, and find out who has downloaded it.',
  source: 'https://gdpr.eu/data-breach-notification/',
  check: (site) => [...findings(site)],
}

function* findings({ files, manifest }: Parameters<SiteRule['check']>[0]): Generator<SiteFinding> {
  const texts = new Map(Array.from(publishedTexts(files), ({ url, text }) => [url, text] as const))
  for (const url of files.urls) {
    const holds = named.test(url)
      ? 'has the name of a list of persons'
      : whatHolds(url, texts.get(url), new URL(manifest.site.origin).hostname)
    if (holds !== undefined) yield { url, at: manifest.siteAt, what: `${url} is published, and ${holds}.` }
  }
}

function whatHolds(url: string, text: string | undefined, host: string): string | undefined {
  if (text === undefined || !/\.(?:csv|tsv|json|txt|ya?ml)$/i.test(url) || url.startsWith('/.well-known/'))
    return undefined
  const [first = '', second = ''] = text.split('\n', 2)
  if (/\.[ct]sv$/i.test(url) && second !== '' && ofPerson.test(first) && ofContact.test(first))
    return 'has columns for persons and how to reach them'
  const domains = Array.from(text.matchAll(mail), ([address, domain = '']) => ({ address, domain: domainOf(domain) }))
  const others = new Set(domains.filter(({ domain }) => domain !== domainOf(host)).map(({ address }) => address))
  return others.size >= fewestMails ? `has ${others.size} e-mail addresses` : undefined
}

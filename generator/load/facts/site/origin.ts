import { domainOf } from '../../../core/domain.ts'
import { isOneSlip } from '../../../core/suggest.ts'
import { testLabelIn } from '../../../core/test-hosts.ts'
import type { Located } from '../../records.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'

/** Hosts that show a copy of a site before it has an address of its own. */
const previewHosts =
  /(^|\.)(vercel\.app|netlify\.app|pages\.dev|workers\.dev|github\.io|gitlab\.io|herokuapp\.com|web\.app|firebaseapp\.com|onrender\.com|surge\.sh|fly\.dev|azurestaticapps\.net|azurewebsites\.net|amplifyapp\.com|amazonaws\.com|cloudfront\.net|ngrok\.io|ngrok\.app|ngrok-free\.app|trycloudflare\.com|wpengine\.com|myshopify\.com|webflow\.io|wixsite\.com)$/

/** An origin that is not the public address of the company: every canonical URL and the sitemap would contain it. */
export const checkOrigin = (sources: FactSources): Fact[] => [
  ...checkHosts(sources),
  ...checkSpelling(sources),
  ...checkWww(sources),
]

/** A first label that is "www" with a letter more, less or other: `wwww.company.com`. */
const misspeltWww = /^(?!www\.)(?:w{2}|w{4,5}|[wvq]w[wvq]|ww[vqe])\./

function checkWww({ site }: FactSources): Fact[] {
  const { hostname } = new URL(site.value.origin)
  const [label] = misspeltWww.exec(hostname) ?? []
  if (label === undefined) return []
  const what = `The origin has the host ${hostname}, which begins with "${label}" in place of "www.".`
  const fix = `Write https://www.${hostname.slice(label.length)}, or the domain without it.`
  return [fact(site, ['origin'], { code: 'domain-misspelt', what, fix })]
}

function checkHosts({ site, records }: FactSources): Fact[] {
  const { origin, embeds, quotes } = site.value
  const { redirects } = records.documents
  const report = (record: Located<unknown>, path: readonly (string | number)[], url: string): Fact[] => {
    const { hostname, port } = new URL(url)
    const isOwn = path[0] === 'origin' || record === redirects
    const reason = reasonOf(hostname, isOwn) ?? (port === '' ? undefined : `has the port ${port}`)
    if (reason === undefined) return []
    return [
      fact(record, path, {
        code: 'staging-address',
        what: `${record === redirects ? 'The target' : path.join('.')} is "${url}", whose host ${reason}.`,
        fix: 'Write the public address.',
      }),
    ]
  }
  return [
    ...report(site, ['origin'], origin),
    ...Object.entries(embeds).flatMap(([name, embed]) =>
      embed ? report(site, ['embeds', name, 'url'], embed.url) : [],
    ),
    ...(quotes.endpoint?.startsWith('https:') ? report(site, ['quotes', 'endpoint'], quotes.endpoint) : []),
    ...(redirects?.value ?? []).flatMap((rule, index) =>
      redirects && rule.to?.startsWith('https:') ? report(redirects, [index, 'to'], rule.to) : [],
    ),
  ]
}

/** Fewest addresses at one domain that show that the origin is misspelt, and not they. */
const fewestAtDomain = 3

/** Mailboxes and embeds at a domain from which that of the origin differs by one slip. */
function checkSpelling({ site }: FactSources): Fact[] {
  const { origin, business, security, embeds } = site.value
  const own = domainOf(new URL(origin).hostname)
  const mails = [business.email, business.supportEmail, ...(security?.contact ?? [])]
  const urls = Object.values(embeds).flatMap((embed) => embed?.url ?? [])
  const domains = [
    ...mails.flatMap((mail) => mail?.split('@')[1]?.toLowerCase() ?? []),
    ...urls.map((url) => new URL(url).hostname),
  ].map(domainOf)
  const other = domains.find((domain) => isOneSlip(own, domain))
  const count = domains.filter((domain) => domain === other).length
  if (other === undefined || count < fewestAtDomain || domains.includes(own)) return []
  const what = `The origin is at ${own}, but ${count} other addresses of the company are at ${other}.`
  const fix = `Write ${other} in the origin, or correct the others.`
  return [fact(site, ['origin'], { code: 'domain-misspelt', what, fix })]
}

export function reasonOf(hostname: string, isOrigin: boolean): string | undefined {
  if (/^\d+(\.\d+){3}$/.test(hostname)) return 'is an IP address'
  const label = testLabelIn(hostname, true)
  if (label !== undefined) return `has the name of a test site, "${label}"`
  if (!hostname.includes('.')) return 'is not a public name'
  return isOrigin && previewHosts.test(hostname) ? 'is one for previews' : undefined
}

import { languageAt } from '#src/url-form.ts'
import type { AuditedSite } from '../../../core/audited-site.ts'
import { groupBy } from '../../../core/group-by.ts'
import { pathOf } from '../../../core/url.ts'
import type { HostHeader } from '../../files/host-rules/host-header.ts'
import { hostLineAt } from '../../files/host-rules/host-line-at.ts'
import { policyDifferences } from '../../files/host-rules/policy-differences.ts'
import { hostHeaders } from '../../files/host-rules/read-host-headers.ts'
import { type ContentPolicy, parsePolicy, sourcesFor } from '../../markup/content-policy.ts'
import { isLocal } from '../../markup/local-host.ts'
import { isOtherHostOf } from '../../markup/other-host.ts'
import { weaknessesOf } from '../../markup/policy-weaknesses.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** A header with a value that browsers ignore, or that protects less than it seems to. */
export const hostHeaderValue: SiteRule = {
  code: 'host-header-value',
  scope: 'site',
  title: 'Wrong value of a header',
  severity: 'warning',
  why: 'Browsers ignore a header with a value that they do not know, without a message. A policy that is too strict leaves a booking form empty, and one that is too wide protects nothing.',
  how: 'Reads the headers in _headers, .htaccess, vercel.json, firebase.json, netlify.toml, nginx.conf, web.config and Caddyfile of the output. X-Content-Type-Options must be nosniff; X-Frame-Options DENY or SAMEORIGIN; Referrer-Policy known, and neither unsafe-url nor no-referrer-when-downgrade; Strict-Transport-Security at least half a year, and with preload a year and all subdomains. Access-Control-Allow-Origin must not be * with credentials, nor localhost or a trial of the site; a Content Security Policy must be neither weak nor without the files of the site, the frames of site.yaml and the inline scripts and styles that pages and the files of other hosts allow, Permissions-Policy must allow the payment of the embeds that ask for it, and Link must name existing files, and no canonical other than that of the page. Pages must not have Set-Cookie, Clear-Site-Data, Refresh, Content-Encoding, Vary: * or Content-Disposition: attachment, nor Cross-Origin-Embedder-Policy if site.yaml has embeds, and Content-Language must be the language of the page. A value that blocks files, frames or pages is an error.',
  fix: 'Build again: the build writes the headers of every host under hosting.hosts in site.yaml.',
  source: 'https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers',
  check: (site) => {
    const headers = hostHeaders(site.files)
    const differences = policyDifferences(headers, site)
    const wrong = headers.flatMap((header) => {
      const name = header.name.toLowerCase()
      const difference = differences.get(header)
      return [
        ...(checks[name]?.(header, { site, headers }) ?? []).map((fault) => ({ header, fault, breaks: false })),
        ...(breaking[name]?.(header, { site, headers }) ?? []).map((fault) => ({ header, fault, breaks: true })),
        ...(difference === undefined ? [] : [{ header, fault: difference, breaks: true }]),
      ]
    })
    // The files of all hosts are written from one table.
    const faults = [...groupBy(wrong, ({ header, fault }) => `${header.name.toLowerCase()} ${fault}`).values()]
    const lines = groupBy(faults, (same) => same.map(({ header: { file, line } }) => `${file} ${line}`).join())
    return [...lines.values()].flatMap(([all = [], ...others]): SiteFinding[] => {
      const [first, ...copies] = all
      if (!first) return []
      const { header, fault } = first
      const more = copies.map((copy) => ` and line ${copy.header.line} of ${copy.header.file}`).join('')
      const also = others.map(([other]) => `; it also ${other?.fault}`).join('')
      return [
        {
          url: `/${header.file}`,
          at: hostLineAt(site, header),
          what: `${header.name} in line ${header.line} of ${header.file}${more} ${fault}${also}.`,
          subject: `${header.file} ${header.line}`,
          ...([all, ...others].some(([each]) => each?.breaks) && { severity: 'error' }),
        },
      ]
    })
  },
}

type Context = { site: AuditedSite; headers: readonly HostHeader[] }

/** Faults of a header, as verb phrases. */
type Check = (header: HostHeader, context: Context) => string[]

const halfAYear = 15_768_000
const year = 31_536_000

const checks: Readonly<Record<string, Check>> = {
  'x-content-type-options': ({ value }) => unless(/^nosniff$/i.test(value), `is "${value}"; the only value is nosniff`),
  'x-frame-options': ({ value }) =>
    unless(/^(deny|sameorigin)$/i.test(value), `is "${value}", which browsers ignore; they know DENY and SAMEORIGIN`),
  'referrer-policy': ({ value }) => referrerFaults(value),
  'strict-transport-security': ({ value }, { site }) => transportFaults(value, site),
  'access-control-allow-origin': (header, { headers, site }) => [
    ...trialOrigins(header.value, site),
    ...unless(
      header.value !== '*' ||
        !headers.some(
          ({ file, from, name, value }) =>
            file === header.file && from === header.from && /-allow-credentials$/i.test(name) && /^true$/i.test(value),
        ),
      'is * together with Access-Control-Allow-Credentials, which browsers refuse',
    ),
  ],
  'content-security-policy': (header) => (isSitePolicy(header) ? weaknessesOf(parsePolicy(header.value)) : []),
  'clear-site-data': onPages(() => 'deletes what browsers keep of this site, also its cache, on every visit'),
  'set-cookie': onPages(() => 'gives each visitor a cookie without asking, and keeps caches from storing the pages'),
  vary: onPages(({ value }) => value === '*' && 'is *, so no cache may use a response again'),
  'permissions-policy': ({ value }, { site }) => refusedPayments(value, site),
  link: ({ value }, { site }) =>
    [...value.matchAll(/<(\/[^>]*)>/g)].flatMap(([, url = '']) =>
      unless(site.served.has(pathOf(url)), `names ${url}, which does not exist`),
    ),
}

/** Faults that leave visitors without a page, a file of it or a frame. */
const breaking: Readonly<Record<string, Check>> = {
  'content-security-policy': (header, { site }) => {
    const isForSite = isSitePolicy(header)
    // A policy of some pages may be stricter than that of the site, but not block the files of every page.
    if (!isForSite && !site.pages.some(({ path }) => header.matches(path))) return []
    const policy = parsePolicy(header.value)
    return [...blockedFiles(policy, site), ...(isForSite ? emptyFrames(policy, site) : [])]
  },
  'cross-origin-embedder-policy': ({ value }, { site }) => {
    const [origin] = originsOf(site.manifest.site.embeds, () => true)
    return origin !== undefined && /^(?:require-corp|credentialless)\b/i.test(value)
      ? [`is ${value}, which blocks frames of other sites, such as ${origin}`]
      : []
  },
  'content-disposition': onPages(
    ({ value }) => /^attachment\b/i.test(value) && 'makes browsers save pages instead of showing them',
  ),
  'content-encoding': onPages(
    ({ value }) =>
      !/^identity$/i.test(value) && `is "${value}" also for pages without compression, which browsers cannot show`,
  ),
  link: ({ value, matches }, { site }) => {
    const [, url] = /<([^>]*)>\s*;[^,]*\brel="?canonical\b/i.exec(value) ?? []
    const others =
      url === undefined ? [] : site.pages.filter(({ path, canonical }) => matches(path) && canonical !== url)
    const more = others.length > 1 ? ` and ${others.length - 1} more` : ''
    return others.length === 0 ? [] : [`declares ${url} the canonical of ${others[0]?.path}${more}`]
  },
  'content-language': ({ value, matches }, { site }) => {
    const { manifest } = site
    const stated = value.split(/\s*,\s*/).map(codeOf)
    const languages = [manifest, ...manifest.translations].map(({ site: { prefix, language } }) => ({
      prefix,
      language,
    }))
    const [first = { prefix: '', language: '' }, ...others] = languages
    const tagOf = (path: string) => languageAt(first, others, path).language
    const other = site.pages.find(({ path }) => matches(path) && !stated.includes(codeOf(tagOf(path))))
    return other === undefined ? [] : [`is "${value}", but ${other.path} is in ${tagOf(other.path)}`]
  },
  refresh: onPages(({ value }) => `is "${value}", which leads visitors away without a redirect`),
}

/** `en` of `en-US` */
const codeOf = (tag: string) => tag.trim().toLowerCase().split('-')[0]

/** A fault of a header that some page has. */
function onPages(faultOf: (header: HostHeader) => string | false): Check {
  return (header, { site }) => {
    const fault = faultOf(header)
    return fault !== false && site.pages.some(({ path }) => header.matches(path)) ? [fault] : []
  }
}

/** Not a policy of some pages or files, such as drawings. */
const isSitePolicy = ({ matches }: HostHeader) => matches('/')

const unless = (isRight: boolean, fault: string) => (isRight ? [] : [fault])

const referrerPolicies = [
  'no-referrer',
  'origin',
  'origin-when-cross-origin',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
]
const wideReferrerPolicies = ['unsafe-url', 'no-referrer-when-downgrade']

/** Of several policies, browsers use the last that they know. */
function referrerFaults(value: string): string[] {
  const policies = value.toLowerCase().split(/[\s,]+/)
  const used = policies.findLast((policy) => [...referrerPolicies, ...wideReferrerPolicies].includes(policy))
  if (used === undefined) return [`is "${value}", which browsers do not know`]
  return unless(!wideReferrerPolicies.includes(used), `is ${used}, so other sites learn the whole URL`)
}

/** An origin that only those who work on the site have. The domain with or without "www" may use the files of the other. */
function trialOrigins(value: string, { manifest }: AuditedSite): string[] {
  const origin = value.trim()
  if (!URL.canParse(origin)) return []
  const isTrial = isLocal(origin) || isOtherHostOf(new URL(origin).host.replace(/^www\./, ''), bareHost(manifest))
  return unless(!isTrial, `is ${origin}, which only a trial of the site has`)
}

const bareHost = ({ site }: AuditedSite['manifest']) => new URL(site.origin).host.replace(/^www\./, '')

/** The fewest seconds that Lighthouse and the preload list accept. Source: https://hstspreload.org */
function transportFaults(value: string, { manifest }: AuditedSite): string[] {
  const seconds = Number(/max-age\s*=\s*"?(\d+)/i.exec(value)?.[1] ?? Number.NaN)
  if (Number.isNaN(seconds)) return [`is "${value}", which has no max-age`]
  const isPreloaded = /\bpreload\b/i.test(value)
  if (isPreloaded && (seconds < year || !/\bincludeSubDomains\b/i.test(value)))
    return [`is "${value}"; the preload list requires a year and includeSubDomains`]
  const { maxAge } = manifest.site.hosting.hsts
  // The manifest may end an earlier policy with 0, and validate reports any other short time.
  if (seconds === maxAge) return []
  return unless(
    seconds >= halfAYear,
    seconds === 0
      ? `ends the policy at once, but hosting.hsts.maxAge in site.yaml is ${maxAge}`
      : `ends after ${seconds} seconds; at least half a year protects`,
  )
}

/** Kinds of files that the pages load from their own site, by the directive that allows them. */
const ownFiles = {
  script: /\.m?js$/,
  style: /\.css$/,
  img: /\.(?:jpe?g|png|webp|avif|gif)$/,
  font: /\.woff2?$/,
} as const

/** Files of the site that its own policy blocks, such as by a missing 'self'. */
function blockedFiles(policy: ContentPolicy, { files, manifest }: AuditedSite): string[] {
  const blocked = Object.entries(ownFiles).flatMap(([kind, ending]) => {
    const sources = sourcesFor(policy, `${kind}-src`, 'default-src')
    const file = files.urls.find((url) => ending.test(url))
    if (!sources || file === undefined) return []
    const isAllowed = sources.some(
      (source) => allowsOwn.has(source) || covers(source, manifest.site.origin) || source.includes(file),
    )
    return isAllowed ? [] : [file]
  })
  return unless(blocked.length === 0, `blocks files of this site, such as ${blocked[0]}`)
}

const allowsOwn: ReadonlySet<string> = new Set(["'self'", '*', 'https:', "'strict-dynamic'"])

/** Embeds of site.yaml whose frames the policy blocks. */
function emptyFrames(policy: ContentPolicy, { manifest }: AuditedSite): string[] {
  const sources = sourcesFor(policy, 'frame-src', 'child-src', 'default-src')
  if (!sources || sources.includes('*') || sources.includes('https:')) return []
  const blocked = originsOf(manifest.site.embeds, () => true).filter(
    (origin) => !sources.some((source) => covers(source, origin)),
  )
  const which = `the ${blocked.length === 1 ? 'frame' : 'frames'} of ${blocked.join(', ')}`
  return unless(blocked.length === 0, `blocks ${which}, which site.yaml embeds`)
}

function covers(source: string, origin: string): boolean {
  if (source === origin || `https://${source}` === origin) return true
  const [, domain] = /^(?:https:\/\/)?\*(\..+)$/.exec(source) ?? []
  return domain !== undefined && origin.endsWith(domain)
}

function refusedPayments(value: string, { manifest }: AuditedSite): string[] {
  const [, allowed] = /(?:^|[,\s])payment=(\([^)]*\)|\*)/.exec(value) ?? []
  if (allowed === undefined || allowed === '*') return []
  return originsOf(manifest.site.embeds, ({ payment }) => payment === true).flatMap((origin) =>
    unless(allowed.includes(`"${origin}"`), `does not allow payment in the frame of ${origin}`),
  )
}

type Embeds = AuditedSite['manifest']['site']['embeds']
type Embed = NonNullable<Embeds[keyof Embeds]>

const originsOf = (embeds: Embeds, isMeant: (embed: Embed & { payment?: boolean }) => boolean) => [
  ...new Set(Object.values(embeds).flatMap((embed) => (embed && isMeant(embed) ? [new URL(embed.url).origin] : []))),
]

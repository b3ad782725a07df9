import type { AuditedSite } from '../../../core/audited-site.ts'
import { headersFileOf } from '../../../core/host-config.ts'
import { isNamed } from '../../files/host-rules/host-header.ts'
import { hostLineAt } from '../../files/host-rules/host-line-at.ts'
import { lostHeaders } from '../../files/host-rules/nginx-inheritance.ts'
import { hostHeaders as readHeaders } from '../../files/host-rules/read-host-headers.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

const headers = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Permissions-Policy',
]

/** A host that sends no or too few security headers. */
export const hostHeaders: SiteRule = {
  code: 'host-headers',
  scope: 'site',
  title: 'Missing security headers',
  severity: 'warning',
  why: 'Security headers stop other sites from showing the pages in a frame or reading where visitors come from, and keep visitors off unencrypted copies of the site.',
  how: 'For every host in site.yaml that reads a file of the output (_headers, vercel.json, .htaccess), the file must exist and set Content-Security-Policy, Strict-Transport-Security, X-Content-Type-Options, Referrer-Policy and Permissions-Policy for pages, and so must nginx.conf and Caddyfile, where site.yaml has these hosts and the files exist. In nginx.conf, a block with add_header that is for a file of the site must repeat the headers of the blocks around it, which it does not inherit.',
  fix: 'Build again. A build writes the file for every host under hosting.hosts in site.yaml.',
  source: 'https://developer.mozilla.org/observatory',
  supersededBy: [
    'host-file-unread',
    'host-index',
    'host-listing',
    'host-locked',
    'host-noindex',
    'host-not-found',
    'host-redirect',
    'host-url-form',
  ],
  check: (site) => {
    const { files, manifest } = site
    const names = new Set(manifest.site.hosting.hosts.flatMap((host) => headersFileOf(host) ?? []))
    const unset = [...names].flatMap((name) => {
      const url = `/${name}`
      const hosts = manifest.site.hosting.hosts.filter((host) => headersFileOf(host) === name).join(' and ')
      const finding = (what: string) => [{ url, at: manifest.siteAt, what }]
      if (!files.has(url)) return finding(`There is no ${url}, which sets the headers on ${hosts}.`)
      const missing = missingIn(name, site)
      return missing.length === 0
        ? []
        : finding(`${url} does not set ${missing.join(', ')} on ${hosts}.`).map((each) => ({
            ...each,
            ...about(url, missing),
          }))
    })
    return [...unset, ...unsetOnServers(site), ...lostOnNginx(site)]
  },
}

/** The headers that a file does not name, or sets for other paths than those of pages. */
function missingIn(file: string, { files }: AuditedSite): string[] {
  const text = files.read(`/${file}`).toString('utf8').toLowerCase()
  const set = readHeaders(files).filter((header) => header.file === file)
  return headers.filter((name) => {
    const same = set.filter((header) => isNamed(header, name))
    return !text.includes(name.toLowerCase()) || (same.length > 0 && !same.some(({ matches }) => matches('/')))
  })
}

/** The redirects of a file as the subject of findings: one that lacks headers lacks them, too. */
export const redirectsOf = (url: string) => `${url} redirects`

/**
 * A file without any of the headers was not made by the build: what else is wrong with it says so, too. A file without some
 * of them has a fault of its own.
 */
const about = (url: string, missing: readonly string[]) =>
  missing.length === headers.length ? {} : { subject: `${url} headers`, explains: [redirectsOf(url)] }

/** Configurations of servers that the report has beside the site. */
const servers = { nginx: 'nginx.conf', caddy: 'Caddyfile' } as const

function unsetOnServers(site: AuditedSite): SiteFinding[] {
  const { hosts } = site.manifest.site.hosting
  return (['nginx', 'caddy'] as const).flatMap((host) => {
    const file = servers[host]
    const missing = hosts.includes(host) && site.files.has(`/${file}`) ? missingIn(file, site) : []
    return missing.length === 0
      ? []
      : [
          {
            url: `/${file}`,
            at: hostLineAt(site, { file, line: 1 }),
            what: `${file} does not set ${missing.join(', ')}.`,
            ...about(`/${file}`, missing),
          },
        ]
  })
}

function lostOnNginx(site: AuditedSite): SiteFinding[] {
  const url = '/nginx.conf'
  if (!site.files.has(url)) return []
  const urls = [...site.served]
  return lostHeaders(site.files.read(url).toString('utf8')).flatMap(({ line, from, matches, lost }) =>
    urls.some(matches)
      ? [
          {
            url,
            subject: `nginx.conf ${line}`,
            at: hostLineAt(site, { file: 'nginx.conf', line }),
            what: `Line ${line} of nginx.conf adds a header for ${from}, so nginx does not send ${lost.join(', ')} there.`,
            fix: 'Repeat these headers in the block, or add the header outside of it.',
          },
        ]
      : [],
  )
}

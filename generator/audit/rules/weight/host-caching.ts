import type { AuditedSite } from '../../../core/audited-site.ts'
import { groupBy } from '../../../core/group-by.ts'
import { headersFileOf } from '../../../core/host-config.ts'
import { type HostHeader, isNamed } from '../../files/host-rules/host-header.ts'
import { hostLineAt } from '../../files/host-rules/host-line-at.ts'
import { hostHeaders } from '../../files/host-rules/read-host-headers.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** Pages that browsers keep too long, or files that they never keep. */
export const hostCaching: SiteRule = {
  code: 'host-caching',
  scope: 'site',
  title: 'Wrong caching of the host',
  severity: 'error',
  why: 'Visitors who have a page in their cache do not see a correction until it expires, and no one can shorten that time afterward. Files that are never cached load again with every page.',
  how: 'Reads Cache-Control, ExpiresByType and ExpiresDefault in _headers, .htaccess, vercel.json, firebase.json, netlify.toml, nginx.conf and Caddyfile of the output. Pages may be kept for {most} at most; files in /assets/ and /images/, whose names have a hash, must be kept, and _headers and vercel.json of the hosts in site.yaml must say so for /assets/.',
  fix: 'Remove the line, or limit it to /assets/ and /images/. If the file was edited by hand, build again.',
  source: 'https://developer.mozilla.org/docs/Web/HTTP/Guides/Caching',
  thresholds: { most: { value: 86_400, unit: 'seconds', meaning: 'Longest time that browsers may keep a page.' } },
  supersededBy: ['host-file-unread', 'host-headers'],
  check: (site, { limit }) => {
    const wrong = hostHeaders(site.files).flatMap((header) => {
      if (!isNamed(header, 'Cache-Control')) return []
      const found = faultOf(header, site, limit('most'))
      return found ? [{ header, ...found }] : []
    })
    const lacking = site.manifest.site.hosting.hosts.flatMap((host) => headersFileOf(host) ?? [])
    const absent = [...new Set(lacking)].flatMap((name) => withoutCaching(name, site))
    // The files of all hosts are written from one table.
    const found = [...groupBy(wrong, ({ url, header }) => `${url} ${header.value}`).values()].flatMap(
      ([first, ...others]): SiteFinding[] => {
        if (!first) return []
        const { header, url, does, severity } = first
        const more = others.map((other) => ` and line ${other.header.line} of ${other.header.file}`).join('')
        return [
          {
            url,
            severity,
            at: hostLineAt(site, header),
            what: `Line ${header.line} of ${header.file}${more}, "${header.name}: ${header.value}", is for ${header.from} and ${does} ${url}.`,
            subject: `${header.file} ${header.line}`,
          },
        ]
      },
    )
    return [...found, ...absent]
  },
}

/** Files of folders with hashed names, for which a file of a host has no Cache-Control. Lines of Apache may have conditions. */
function withoutCaching(name: string, site: AuditedSite): SiteFinding[] {
  if (name === '.htaccess' || !site.files.has(`/${name}`)) return []
  const caching = hostHeaders(site.files).filter((header) => header.file === name && isNamed(header, 'Cache-Control'))
  const url = site.files.urls.find((each) => each.startsWith('/assets/'))
  if (url === undefined || caching.some(({ matches }) => matches(url))) return []
  return [
    {
      url,
      severity: 'warning',
      at: site.manifest.hostingAt,
      what: `${name} has no Cache-Control for /assets/*, so browsers load ${url} again.`,
      subject: `/${name}`,
    },
  ]
}

type Fault = Pick<SiteFinding, 'url' | 'severity'> & { does: string }

function faultOf({ matches, value }: HostHeader, { pages, files }: AuditedSite, most: number): Fault | undefined {
  // A file that the manifest has no page for is another mistake.
  const page = pages.find(({ path, route }) => route !== undefined && matches(path))
  if (page) {
    const seconds = Number(/(?:^|[\s,])max-age\s*=\s*"?(\d+)/i.exec(value)?.[1] ?? 0)
    const isKept = seconds > most && !/no-store|no-cache/i.test(value)
    return isKept ? { url: page.path, does: `lets browsers keep`, severity: 'error' } : undefined
  }
  if (!/no-store|no-cache|max-age\s*=\s*0\b/i.test(value)) return undefined
  const file = files.urls.find((url) => /^\/(assets|images)\//.test(url) && matches(url))
  return file === undefined ? undefined : { url: file, does: 'makes browsers load again', severity: 'warning' }
}

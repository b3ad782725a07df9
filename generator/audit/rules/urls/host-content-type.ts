import { extname } from 'node:path'
import type { AuditedSite } from '../../../core/audited-site.ts'
import { contentTypes } from '../../../core/content-types.ts'
import { type HostHeader, isNamed } from '../../files/host-rules/host-header.ts'
import { hostLineAt } from '../../files/host-rules/host-line-at.ts'
import { hostHeaders } from '../../files/host-rules/read-host-headers.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** A header that gives pages or files the type of something else. */
export const hostContentType: SiteRule = {
  code: 'host-content-type',
  scope: 'site',
  title: 'Wrong content type',
  severity: 'error',
  why: 'Browsers show the source of a page that is sent as text, garble one of another charset, and refuse scripts, stylesheets and images of another type. Search engines do not read a sitemap that is sent as HTML.',
  how: 'Reads Content-Type, AddType, AddCharset and AddDefaultCharset in _headers, .htaccess, vercel.json, firebase.json, netlify.toml, nginx.conf and Caddyfile of the output, and compares it with the ending of the files that it is for. A charset must be UTF-8.',
  fix: 'Remove the line: hosts know the types of these files.',
  source: 'https://developer.mozilla.org/docs/Web/HTTP/Guides/MIME_types',
  check: (site) =>
    hostHeaders(site.files).flatMap((header): SiteFinding[] => {
      if (!isNamed(header, 'Content-Type')) return []
      const wrong = servedAs(header, site)
      if (wrong === undefined) return []
      return [
        {
          url: wrong.url,
          at: hostLineAt(site, header),
          what: `Line ${header.line} of ${header.file} sends ${wrong.url} as ${header.value}, but it is ${wrong.type}.`,
          subject: `${header.file} ${header.line}`,
        },
      ]
    }),
}

/** The first page or file of another type that a header is for. */
function servedAs(header: HostHeader, { pages, files }: AuditedSite): { url: string; type: string } | undefined {
  const given = plain(header.value)
  const isOther = (type: string | undefined) => type !== undefined && !(otherNames[type] ?? [type]).includes(given)
  const isOtherCharset = /charset=(?!"?utf-?8\b)/i.test(header.value)
  const wanted = isOther('text/html') ? 'text/html' : isOtherCharset ? 'UTF-8' : undefined
  const page = wanted === undefined ? undefined : pages.find(({ path }) => header.matches(path))
  if (page && wanted !== undefined) return { url: page.path, type: wanted }
  for (const url of files.urls) {
    const type = contentTypes[extname(url).slice(1)]
    if (type === undefined || !(isOther(type) || isOtherCharset) || !header.matches(url)) continue
    return { url, type: isOther(type) ? type : 'UTF-8' }
  }
  return undefined
}

const plain = (value: string) => value.split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** Other names of a type that browsers and search engines accept. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  'text/html': ['text/html', 'application/xhtml+xml'],
  'text/javascript': ['text/javascript', 'application/javascript'],
  'application/xml': ['application/xml', 'text/xml', 'application/rss+xml', 'application/atom+xml'],
  'application/manifest+json': ['application/manifest+json', 'application/json'],
  'application/json': ['application/json', 'application/ld+json', 'application/manifest+json'],
  'image/x-icon': ['image/x-icon', 'image/vnd.microsoft.icon'],
}

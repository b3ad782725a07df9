import type { AuditedSite } from '../../../core/audited-site.ts'
import { type HostFault, hostFaults } from '../../files/host-rules/host-faults.ts'
import { hostLineAt } from '../../files/host-rules/host-line-at.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** A file of a host with a line or an end that the host cannot read. */
export const hostFileUnread: SiteRule = {
  code: 'host-file-unread',
  scope: 'site',
  title: 'Unreadable file of the host',
  severity: 'error',
  why: 'Hosts ignore such lines without a message, so headers and redirects are missing. Apache answers every request with an error, nginx and Caddy do not start, and Vercel refuses to deploy.',
  how: 'Checks the form of _headers (a path, then indented headers with a colon), _redirects (a source and a target, both paths or URLs, and a status), .htaccess (sections that are closed, misspelt directives, a rewrite engine that is on), nginx.conf (semicolons, blocks that are closed), Caddyfile (blocks that are closed), vercel.json, firebase.json and staticwebapp.config.json (JSON). Of a file with an unresolved merge conflict, nothing else is reported. A _worker.js, which replaces these files at Cloudflare, is reported too.',
  fix: 'Correct the line. If the file was edited by hand, build again.',
  source: 'https://developers.cloudflare.com/pages/configuration/headers/',
  check: (site) => [
    ...programs(site),
    ...Object.entries(hostFaults).flatMap(([url, faultsIn]) =>
      site.files.has(url)
        ? withConflict(site.files.read(url).toString('utf8'), faultsIn, url.slice(1)).map(({ line, what }) => ({
            url,
            at: hostLineAt(site, { file: url.slice(1), line }),
            what,
          }))
        : [],
    ),
  ],
}

/** A program that answers every request at Cloudflare, which then reads neither headers nor redirects. */
const programs = (site: AuditedSite): SiteFinding[] =>
  ['/_worker.js', '/_worker.js/index.js']
    .filter((url) => site.files.has(url))
    .slice(0, 1)
    .map((url) => ({
      url,
      at: site.manifest.siteAt,
      what: `${url} answers every request at Cloudflare, which then ignores _headers and _redirects.`,
      fix: 'Remove the file, unless you have written it for this site: then serve the site by it alone.',
    }))

/** The faults of a file; of one with an unresolved merge conflict, that alone, because both versions are in it. */
function withConflict(text: string, faultsIn: (text: string) => HostFault[], file: string): HostFault[] {
  const line = conflictIn(text)
  return line === undefined
    ? faultsIn(text)
    : [{ line, what: `Line ${line} of ${file} begins an unresolved merge conflict.` }]
}

/** The line of the first unresolved merge conflict in a text. */
export function conflictIn(text: string): number | undefined {
  if (!text.includes('<<<<<<<') && !text.includes('>>>>>>>')) return undefined
  const index = text.split(/\r?\n/).findIndex((line) => /^(?:<{7}|>{7})(?: |$)/.test(line))
  return index < 0 ? undefined : index + 1
}

import type { AuditedSite } from '../../../core/audited-site.ts'
import type { Severity } from '../../../core/problem.ts'
import { otherForm, pathOf } from '../../../core/url.ts'
import { type HostRule, wholePathOf } from './host-rule.ts'
import { pathOnSite } from './target-faults.ts'

type StatusFault = { severity?: Severity; what: string; fix: string; group: { name: string } }

/** Why the status of a rule is wrong: the redirect is temporary, or the page is served at a second URL. */
export const wrongStatus = (rule: HostRule, site: AuditedSite): StatusFault | undefined =>
  temporary(rule, site) ?? atSecondUrl(rule, site)

/**
 * A temporary redirect of the manifest, or of one path to an existing page. Permanent ones let search engines transfer what
 * they know of the old URL.
 */
function temporary(rule: HostRule, site: AuditedSite): StatusFault | undefined {
  const { line, file, to, status, paths } = rule
  if ((status !== 302 && status !== 307) || to === undefined) return undefined
  // A rule that rewrites every path has the path in its condition.
  const from = rule.from.startsWith('/') ? rule.from : (paths?.[0] ?? rule.from)
  const written = site.redirectAt(from)
  const isOfManifest = written?.to !== undefined && pathOf(written.to) === pathOf(to)
  const target = pathOnSite(rule, site) ?? ''
  const isMovedPage =
    wholePathOf({ ...rule, from }) !== undefined && /^(?:\/[\w-]+)+\/?$/.test(from) && site.pagesByPath.has(target)
  if (!isOfManifest && !isMovedPage) return undefined
  return {
    severity: 'warning',
    what: `Line ${line} of ${file} redirects ${from} to ${to} with the status ${status}, which is temporary.`,
    fix: `Write the status 301. ${edited}`,
    group: { name: `temporary ${file}` },
  }
}

/** A page that a rule serves at a path of its own, where a redirect belongs. */
function atSecondUrl(rule: HostRule, site: AuditedSite): StatusFault | undefined {
  const { line, file, from, to, status, paths } = rule
  if (status !== 200 || paths === undefined || wholePathOf(rule) === undefined || site.served.has(from))
    return undefined
  const target = pathOnSite(rule, site)
  const page = target === undefined || from === otherForm(target) ? undefined : site.pagesByPath.get(target)
  if (page?.route === undefined || page.route === 'notFound') return undefined
  return {
    severity: (site.redirectAt(from) ?? site.redirectAt(otherForm(from))) ? 'error' : 'warning',
    what: `Line ${line} of ${file} serves the page ${to} at ${from} too, with the status 200 in place of a redirect.`,
    fix: `Write the status 301. ${edited}`,
    group: { name: `served ${file}` },
  }
}

const edited = 'If the file was edited by hand, build again.'

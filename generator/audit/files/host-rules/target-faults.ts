import type { AuditedSite } from '../../../core/audited-site.ts'
import { isKeptOut } from '../../../core/indexable.ts'
import type { Severity } from '../../../core/problem.ts'
import { otherForm, pathOf } from '../../../core/url.ts'
import { perSite } from '../../graph/per-site.ts'
import type { HostRule } from './host-rule.ts'
import type { RuleIndex } from './rule-index.ts'

/** What is wrong with the target of a redirect, as a clause about it. */
export type TargetFault = {
  /** The target, or its folder. */
  url: string
  what: string
  severity?: Severity
  followsFrom?: readonly string[]
}

/**
 * The fault of a target on this site: that it redirects again, does not exist or is not for search engines.
 * @param rulesFor the rules for all requests.
 */
export function faultOfTarget(rule: HostRule, rulesFor: RuleIndex, site: AuditedSite): TargetFault | undefined {
  const target = pathOnSite(rule, site)
  if (target === undefined || rule.status === 200) return missingFolder(rule, rulesFor, site)
  const known = site.redirectAt(rule.from)
  if (known?.to !== undefined && pathOf(known.to) === target) return undefined // a redirect of the manifest, which other rules check
  const fault = (what: string): TargetFault => ({ url: target, what, followsFrom: [target] })
  const others = rulesFor(target).filter((other) => other !== rule)
  if (rule.matches(target) && rule.status !== 410)
    return site.served.has(target) && !isExact(rule, site) ? undefined : fault('which it redirects again')
  if (site.served.has(target)) return hiddenTarget(rule, target, site)
  const next = others.find(({ file }) => file === rule.file) ?? others[0]
  if (next) {
    const isLoop = next.to !== undefined && rule.matches(pathOf(next.to))
    // The first rule of a loop names it.
    if (isLoop && next.file === rule.file && next.line < rule.line && lacksTarget(next, site)) return undefined
    return fault(isLoop ? 'which redirects back' : `which redirects on to ${next.to ?? 'nothing'}`)
  }
  return fault(
    site.served.has(otherForm(target)) ? `but the URL of the page is ${otherForm(target)}` : 'which does not exist',
  )
}

/**
 * The same of a rule for some requests only, such as those in a language to a missing page.
 * @param rulesFor the rules for any requests.
 */
export function faultOfSome(rule: HostRule, rulesFor: RuleIndex, site: AuditedSite): TargetFault | undefined {
  const target = pathOnSite(rule, site)
  if (target === undefined) return missingFolder(rule, rulesFor, site)
  if (rule.status < 300 || rule.status >= 400) return undefined
  const isServed = site.served.has(target) || site.served.has(otherForm(target))
  if (isServed || rulesFor(target).some((other) => other !== rule)) return undefined
  return { url: target, what: 'which does not exist' }
}

/** A permanent redirect of a path to a page that search engines drop, and with it what they know of the old URL. */
function hiddenTarget(
  { from, status }: HostRule,
  target: string,
  { pagesByPath }: AuditedSite,
): TargetFault | undefined {
  const page = pagesByPath.get(target)
  const isMoved = (status === 301 || status === 308) && from.startsWith('/')
  return isMoved && page && isKeptOut(page.robots)
    ? { url: target, what: 'which has noindex', severity: 'notice', followsFrom: [target] }
    : undefined
}

/** A rule that leads to any address in a folder in which the site has none, such as /es/:splat. */
function missingFolder(rule: HostRule, rulesFor: RuleIndex, site: AuditedSite): TargetFault | undefined {
  const to = addressOnSite(rule, site)
  const [folder] = /^\/.+?\/(?=[:*]\w|\*$|\$[\w{]|%\d)/.exec(to ?? '') ?? []
  if (folder === undefined || /[:*$%{]/.test(folder) || rule.status < 300 || rule.status >= 400) return undefined
  if (foldersOf(site).has(folder)) return endsNowhere(rule, to ?? '', site)
  if (rulesFor(`${folder}a/`).some((other) => other !== rule)) return undefined
  return { url: folder, what: `but the site has nothing in ${folder}` }
}

/** A name or group of a target. */
const group = /[:*][A-Za-z]\w*|\*|\$(?:\d|[a-z]\w*|\{\w+\})|%\d/g

/** A target whose end after its last group no URL of the site has, such as /services/%1/salem-ro/. */
function endsNowhere({ from }: HostRule, to: string, site: AuditedSite): TargetFault | undefined {
  const end = to.split(group).at(-1) ?? ''
  // The end of the pattern may be that of the target: /a/:name/x/ to /b/:name/x/.
  if (!/^\/[\w-]+\/?$/.test(end) || from.endsWith(end)) return undefined
  const isServed = [...site.served].some((path) => path.endsWith(end) || path.endsWith(`${end}/`))
  return isServed ? undefined : { url: to, what: `but no URL of the site ends with ${end}` }
}

/** The folders of all URLs. */
const foldersOf = perSite(({ served }): ReadonlySet<string> => {
  const folders = new Set<string>()
  for (const url of served)
    for (let end = url.lastIndexOf('/'); end > 0; end = url.lastIndexOf('/', end - 1)) {
      const folder = url.slice(0, end + 1)
      if (folders.has(folder)) break
      folders.add(folder)
    }
  return folders
})

/**
 * Redirected to itself: a loop on a server, which tells /a from /a/, and where a rule comes before the file of a page. Ignores
 * whole URLs: they may change the scheme.
 */
const isExact = ({ file, from, to, isForced }: HostRule, { manifest }: AuditedSite) =>
  to?.startsWith('/') === true &&
  (file === '.htaccess' ||
    file === 'nginx.conf' ||
    (file === '_redirects' && from.endsWith('/*') && manifest.site.hosting.hosts.includes('cloudflare')) ||
    (isForced === true && from === to))

function lacksTarget(rule: HostRule, site: AuditedSite): boolean {
  const target = pathOnSite(rule, site)
  return target !== undefined && rule.status !== 200 && !site.served.has(target)
}

/** The path of a target on this site; undefined for another site, and for a target with names or groups. */
export function pathOnSite(rule: HostRule, site: AuditedSite): string | undefined {
  const { to } = rule
  if (to === undefined || /[:*]\w|\*$|[$%]\d|\$\w|\{/.test(to.replace(/^https?:/, ''))) return undefined
  const path = addressOnSite(rule, site)
  return path === undefined ? undefined : pathOf(path)
}

/** A target on this site without its origin; undefined for one on another site. */
function addressOnSite({ to }: HostRule, { manifest }: AuditedSite): string | undefined {
  const { origin } = manifest.site
  const path = to?.startsWith(origin) ? to.slice(origin.length) || '/' : to
  return path?.startsWith('/') ? path : undefined
}

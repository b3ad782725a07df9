import type { AuditedSite } from '../../../core/audited-site.ts'
import { domainOf } from '../../../core/domain.ts'
import type { Severity } from '../../../core/problem.ts'
import { isSpamHost } from '../../../core/text/spam-words.ts'
import { isNamedDomain } from '../../truth/named-domains.ts'
import type { HostRule } from './host-rule.ts'

/** What is wrong with a target on another site, as a predicate of its line. */
export type ForeignFault = {
  /** A page that the rule is for. */
  url?: string
  what: string
  domain: string
  severity?: Severity
}

/** A target whose host is a part of the requested path: `https://:splat`, `https://$1/`. */
const anyHost = /^https?:\/\/(?::[a-z]\w*|\$\d|\$\{?\w+\}?|%\d|\*)(?:\/|$)/i

/** The fault of a rule that leads to another site; undefined if it may be meant. */
export function faultOfForeign(rule: HostRule, site: AuditedSite): ForeignFault | undefined {
  const { from, to = '', status, isConditional } = rule
  if (status >= 400) return undefined
  if (anyHost.test(to) && status !== 200)
    return { what: `redirects ${from} to ${to}, so a link can lead to any site`, domain: to }
  const own = domainOf(new URL(site.manifest.site.origin).hostname)
  const domain = URL.canParse(to) ? domainOf(new URL(to).hostname) : undefined
  if (domain === undefined || domain === own) return undefined
  const page = isConditional ? site.pages.find(({ path }) => rule.matches(path)) : undefined
  if (page) {
    const does = status === 200 ? 'shows some visitors of' : 'leads some visitors of'
    return { url: page.path, what: `${does} ${page.path} ${status === 200 ? '' : 'to '}${to}, on another site`, domain }
  }
  if (isConditional || status === 200 || site.redirectAt(from) || isNamedDomain(domain, site.manifest)) return undefined
  // A company may have its name under several endings.
  if (domain.split('.')[0] === own.split('.')[0]) return undefined
  const what = `redirects ${from} to ${to}, on a site that the manifest does not name`
  return { what, domain, ...(!isSpamHost(to) && { severity: 'warning' as const }) }
}

import type { AuditedSite } from '../../../core/audited-site.ts'
import { otherForm } from '../../../core/url.ts'
import type { HostRule } from './host-rule.ts'
import { pathOnSite, type TargetFault } from './target-faults.ts'

/**
 * Pairs of redirects between a path with and without its slash, in one file: the fault of the first, and undefined for the
 * second. Most hosts ignore the slash when they look for a rule, and some serve the page first: both lines are wrong there too.
 */
export function slashLoops(
  rules: readonly HostRule[],
  site: AuditedSite,
): ReadonlyMap<HostRule, TargetFault | undefined> {
  const adding = rules.flatMap((rule) => {
    const path = pathOf(rule)
    const isRedirect = rule.status >= 300 && rule.status < 400
    return isRedirect && path !== undefined && pathOnSite(rule, site) === otherForm(path) ? [{ rule, path }] : []
  })
  const known = new Map(adding.map(({ rule, path }) => [`${rule.file} ${path}`, rule] as const).reverse())
  const found = new Map<HostRule, TargetFault | undefined>()
  for (const { rule, path } of adding) {
    const back = known.get(`${rule.file} ${otherForm(path)}`)
    if (!back || !isTogether(rule, back)) continue
    const isFirst = rule.line < back.line
    found.set(rule, isFirst ? { url: path, what: `and line ${back.line} redirects that back` } : undefined)
  }
  return found
}

/** The one path of a rule as written. `paths` of a path without a pattern has its two forms. */
const pathOf = ({ from, paths }: HostRule): string | undefined => {
  const path = from.startsWith('/') ? from : paths?.length === 1 ? paths[0] : undefined
  return path === undefined || path === '/' || /[*:?()[\]{}^$]/.test(path) ? undefined : path
}

/** Whether both are for the same requests. */
const isTogether = (a: HostRule, b: HostRule) =>
  a.scheme === b.scheme || a.scheme === undefined || b.scheme === undefined

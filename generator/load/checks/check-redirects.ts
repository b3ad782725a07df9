import { Slug } from '#manifest/schema/primitives.ts'
import type { RedirectRule } from '#manifest/schema/redirect.ts'
import type { Redirection, SiteSettings } from '#manifest/schema.ts'
import type { Problem } from '../../core/problem.ts'
import type { PlaceSlugs } from '../place-slugs.ts'
import type { Located, Records } from '../records.ts'
import { unknown } from './unknown-reference.ts'

const recordTypes = ['city', 'county', 'service', 'page'] as const

/** Checks the records that redirects.yaml names: the source no longer exists, and the target exists. URLs are checked after expansion. */
export function checkRedirects({ documents: { redirects, site }, written }: Records): Problem[] {
  if (!redirects) return []
  return [...(site ? withoutHost(redirects, site.value.hosting) : []), ...checkRules(redirects, written)]
}

function checkRules(redirects: Located<RedirectRule[]>, written: Records['written']): Problem[] {
  const known = {
    page: new Set([...written.pages, ...written.aliases]),
    service: written.services,
    city: written.cityRows,
    county: written.counties,
  }
  return redirects.value.flatMap((rule, index) => {
    const type = recordTypes.find((each) => rule[each] !== undefined)
    const problems = unknownNames(rule, index, redirects)
    if (!type) return problems
    const key = rule[type] ?? ''
    if (known[type]?.has(key)) problems.push(existingRecord(type, key, redirects.locate([index, type])))
    if (rule.to !== undefined && isKey(rule.to) && known[type]?.size && !known[type].has(rule.to))
      problems.push(unknown(type, rule.to, known[type], redirects, [index, 'to']))
    if (rule.toCounty !== undefined && known.county.size > 0 && !known.county.has(rule.toCounty))
      problems.push(unknown('county', rule.toCounty, known.county, redirects, [index, 'toCounty']))
    return problems
  })
}

/** Without a host, no file with redirects is written. */
function withoutHost({ value, locate }: Located<RedirectRule[]>, { hosts }: SiteSettings['hosting']): Problem[] {
  if (value.length === 0 || hosts.length > 0) return []
  return [
    {
      code: 'redirects-without-host',
      severity: 'warning',
      at: locate([0]),
      what: `This file has ${value.length === 1 ? '1 redirect' : `${value.length} redirects`}, but site.yaml names no host, so no redirect would take effect.`,
      fix: 'Name the host that the site is published on under hosting.hosts in site.yaml.',
    },
  ]
}

/** The rules with their locations, and the slugs of the removed places. */
export function redirections({ value, locate }: Located<RedirectRule[]>, slugs: PlaceSlugs): Redirection[] {
  return value.map((rule, index) => {
    const source = (['from', ...recordTypes] as const).find((each) => rule[each] !== undefined) ?? 'from'
    const { city, county } = rule
    const target = (['to', 'toCounty'] as const).find((each) => rule[each] !== undefined) ?? source
    return {
      ...rule,
      at: locate([index, source]),
      toAt: locate([index, target]),
      slug: city === undefined ? county && slugs.county(county) : slugs.city(city),
    }
  })
}

const isKey = (to: string) => Slug.safeParse(to).success

function unknownNames({ from = '', to = '' }: RedirectRule, index: number, record: Located<unknown>): Problem[] {
  const names = namesOf(from)
  return namesOf(to)
    .filter((name) => !names.includes(name))
    .map((name) => ({
      code: 'redirect-unknown-name',
      severity: 'error',
      at: record.locate([index, 'to']),
      what: `"${to}" contains ${name}, but ${from ? `"${from}" does not` : 'a rule for a record has no such name'}.`,
      fix: names.length > 0 ? `Use only ${names.join(', ')} in "to".` : 'Write a URL without names and * in "to".',
    }))
}

/** The names in a path or pattern, e.g. `:post` and `*`. */
function namesOf(path: string): string[] {
  const segments = path
    .replace(/[?#].*$/, '')
    .replace(/^https:\/\/[^/]*/, '')
    .split('/')
  return segments.filter((segment) => segment.startsWith(':') || segment === '*')
}

function existingRecord(type: string, key: string, at: Problem['at']): Problem {
  return {
    code: 'redirect-of-living-record',
    severity: 'error',
    at,
    what: `The ${type} "${key}" still exists, so its URLs cannot be redirected.`,
    fix: `Remove this entry, or remove the ${type}.`,
  }
}

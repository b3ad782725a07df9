import { Slug } from '#manifest/schema/primitives.ts'
import type { RedirectRule } from '#manifest/schema/redirect.ts'
import type { Redirection, SiteSettings } from '#manifest/schema.ts'
import type { Problem } from '../core/problem.ts'
import { citySlug, countySlug } from './place-slugs.ts'
import type { Located, Records } from './records.ts'
import { unknown } from './unknown-reference.ts'

const recordKinds = ['city', 'county', 'service', 'page'] as const

/** What redirects.yaml says of records: that one is gone, and that another takes its place. Its addresses are checked where all are known. */
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
    const kind = recordKinds.find((each) => rule[each] !== undefined)
    const problems = unknownNames(rule, index, redirects)
    if (!kind) return problems
    const key = rule[kind] ?? ''
    if (known[kind]?.has(key)) problems.push(livingRecord(kind, key, redirects.locate([index, kind])))
    if (rule.to !== undefined && isKey(rule.to) && known[kind]?.size && !known[kind].has(rule.to))
      problems.push(unknown(kind, rule.to, known[kind], redirects, [index, 'to']))
    return problems
  })
}

/** Without a host no file says where anything leads. */
function withoutHost({ value, locate }: Located<RedirectRule[]>, { hosts }: SiteSettings['hosting']): Problem[] {
  if (value.length === 0 || hosts.length > 0) return []
  const count = value.length === 1 ? '1 redirect' : `${value.length} redirects`
  return [
    {
      code: 'redirects-without-host',
      severity: 'warning',
      at: locate([0]),
      what: `There ${value.length === 1 ? 'is' : 'are'} ${count} here, and no host in site.yaml that would follow ${value.length === 1 ? 'it' : 'them'}.`,
      fix: 'Name the host the site is published on under hosting.hosts.',
    },
  ]
}

/** The rules with where they are written, and the slugs of the places that are gone. */
export function redirections({ value, locate }: Located<RedirectRule[]>, urls: SiteSettings['urls']): Redirection[] {
  return value.map((rule, index) => {
    const source = (['from', ...recordKinds] as const).find((each) => rule[each] !== undefined) ?? 'from'
    const { city, county } = rule
    return {
      ...rule,
      at: locate([index, source]),
      toAt: locate([index, rule.to === undefined ? source : 'to']),
      slug: city === undefined ? county && countySlug(urls, county) : citySlug(urls, city),
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
      what: `"${to}" holds ${name}, which ${from ? `"${from}"` : 'a record that is gone'} does not.`,
      fix: names.length > 0 ? `The names there are ${names.join(', ')}.` : 'Write the address out.',
    }))
}

/** `:post` and `*` of a path or pattern. */
function namesOf(path: string): string[] {
  const segments = path
    .replace(/[?#].*$/, '')
    .replace(/^https:\/\/[^/]*/, '')
    .split('/')
  return segments.filter((segment) => segment.startsWith(':') || segment === '*')
}

function livingRecord(kind: string, key: string, at: Problem['at']): Problem {
  return {
    code: 'redirect-of-living-record',
    severity: 'error',
    at,
    what: `The ${kind} "${key}" still exists, so its addresses cannot lead elsewhere.`,
    fix: `Remove this entry, or the ${kind}.`,
  }
}

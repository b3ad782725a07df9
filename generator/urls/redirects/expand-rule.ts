import { above } from '#manifest/schema/redirect.ts'
import type { Redirection } from '#manifest/schema.ts'
import { fillNames } from '#src/address-pattern.ts'
import { pageTarget } from '#src/page-routes.ts'
import type { Params, RouteId, Target } from '#src/route.ts'
import { routeIds, routes } from '#src/routes.ts'
import type { SiteIndex } from '#src/site.ts'
import { inUrlForm } from '#src/url-form.ts'
import type { Redirect } from '../../core/redirect.ts'
import { canonicalTarget } from './canonical.ts'
import { pathInForm } from './path-form.ts'

/** A rule for one path or pattern as it is written, before its chain is followed. */
export type WrittenRedirect = Redirect & {
  toAt: Redirect['at']
  /** Of a record, and not of an address spelt in `from`. */
  isOfRecord: boolean
}

/**
 * The addresses a rule speaks of. One of a record stands for every row of the route table that has such a record in its
 * address, with the names that are left: `/services/:service/alta/`.
 */
export function expandRule(site: SiteIndex, rule: Redirection): WrittenRedirect[] {
  const { at, toAt, gone, from } = rule
  const { trailingSlash } = site.manifest.site.urls
  const status = gone === undefined ? 301 : 410
  const isAddress = rule.to !== undefined && /^(\/|https:)/.test(rule.to)
  const to = isAddress ? pathInForm(onSite(rule.to ?? '', site.manifest.site.origin), trailingSlash) : undefined
  if (from !== undefined) return [{ from: pathInForm(from, trailingSlash), to, status, at, toAt, isOfRecord: false }]
  const found = new Map<string, WrittenRedirect>()
  for (const { source, target } of rule.to === above ? addressesBelow(site, rule) : recordAddresses(site, rule)) {
    const path = patternPath(site, source)
    const next = to ?? (target && patternPath(site, target))
    if (!found.has(path)) found.set(path, { from: path, to: next, status, at, toAt, isOfRecord: true })
  }
  return [...found.values()]
}

/** An address of this very site as a path, so that it is checked like any other. */
function onSite(url: string, origin: string): string {
  const rest = url.slice(origin.length)
  return url.startsWith(origin) && /^([/?#]|$)/.test(rest) ? rest.replace(/^(?!\/)/, '/') : url
}

type Pair = { source: Target; target?: Target }

/** Every address of a record that is gone, and the same address of the one that takes its place. */
function recordAddresses(site: SiteIndex, { city, county, service, page, slug = '', to = '' }: Redirection): Pair[] {
  if (city !== undefined) return withParam(site, ['location'], slug, site.citiesByKey.get(to)?.slug)
  if (county !== undefined) return withParam(site, ['location', 'county'], slug, site.countiesByKey.get(to)?.slug)
  if (service !== undefined) return withParam(site, ['service'], service, site.servicesBySlug.get(to)?.slug)
  const living = site.pagesBySlug.get(to)
  const target = living && pageTarget(living)
  return withParam(site, ['page'], page ?? '').map(({ source }) => ({ source, target }))
}

/** Every address of a record that is gone, and the page above it that still stands. */
function addressesBelow(site: SiteIndex, rule: Redirection): Pair[] {
  return recordAddresses(site, { ...rule, to: undefined }).map(({ source }) => ({
    source,
    target: pageAbove(source, rule),
  }))
}

function pageAbove({ id, params }: Target, { service }: Redirection): Target {
  const { service: itsService = '', location = '' } = params
  if (id === 'service') return { id: 'services', params: {} }
  if (id === 'serviceArea' || id === 'county') return { id: 'serviceAreas', params: {} }
  if (id !== 'servicePlace') return { id: 'home', params: {} }
  return service === undefined
    ? { id: 'service', params: { service: itsService } }
    : { id: 'serviceArea', params: { location } }
}

function withParam(site: SiteIndex, names: readonly string[], gone: string, living?: string): Pair[] {
  return routeIds.flatMap((id) => {
    const params = paramsOf(id)
    const name = params.find((each) => names.includes(each))
    if (name === undefined) return []
    // What is not said stays a name.
    const open = Object.fromEntries(params.map((each) => [each, `:${each}`]))
    const source = { id, params: { ...open, [name]: gone } }
    return [{ source, target: living === undefined ? undefined : ofLiving(site, id, { ...open, [name]: living }) }]
  })
}

/** The canonical one among the addresses of a living record, its other names still open. */
function ofLiving(site: SiteIndex, id: RouteId, params: Params): Target {
  const example = exampleOf(site)
  const closed = Object.entries(params).map(([name, value]) => [name, value === `:${name}` ? example[name] : value])
  const canonical = canonicalTarget(site, { id, params: Object.fromEntries(closed) })
  if (!canonical) return { id, params }
  const opened = Object.entries(canonical.params).map(([name, value]) => [
    name,
    params[name] === `:${name}` && value === example[name] ? `:${name}` : value,
  ])
  return { id: canonical.id, params: Object.fromEntries(opened) }
}

/** A service and a place that are their own canonical, to ask the table with. */
function exampleOf({ manifest }: SiteIndex): Record<string, string | undefined> {
  const place = manifest.cities.find(({ aliasOf }) => !aliasOf) ?? manifest.counties[0]
  return { service: manifest.services[0]?.slug, location: place?.slug }
}

function paramsOf(id: RouteId): string[] {
  return [...routes[id].path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
}

/** The path of a target some of whose params are still names, which href() would escape. */
function patternPath(site: SiteIndex, { id, params }: Target): string {
  const path = fillNames(routes[id].path, new Map(Object.entries(params).map(([name, value]) => [`:${name}`, value])))
  return inUrlForm(path, site.manifest.site.urls.trailingSlash)
}

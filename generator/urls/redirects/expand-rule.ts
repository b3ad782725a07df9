import { above } from '#manifest/schema/redirect.ts'
import type { Redirection } from '#manifest/schema.ts'
import { pageTarget } from '#src/page-routes.ts'
import type { Params, RouteId, Target } from '#src/route.ts'
import { pathInLanguage, patternOf, routeIds, routes } from '#src/routes.ts'
import type { SiteIndex } from '#src/site.ts'
import { spelledParams } from '#src/slugs-in-language.ts'
import { fillNames } from '#src/url-pattern.ts'
import { isRecorded } from '../../core/facts.ts'
import type { Redirect } from '../../core/redirect.ts'
import { canonicalTarget } from './canonical.ts'
import { pathInForm } from './path-form.ts'

/** A rule for one path or pattern, before its chain is followed. */
export type WrittenRedirect = Redirect & {
  toAt: Redirect['at']
  /** Whether the rule names a record instead of a `from`. */
  isOfRecord: boolean
}

/**
 * The paths and patterns a rule covers. A rule for a record covers every route with such a record in its URL, in every
 * language; the other parameters stay names: `/services/:service/alta/`.
 */
export function expandRule(site: SiteIndex, rule: Redirection): WrittenRedirect[] {
  const { at, toAt, gone, from } = rule
  const { trailingSlash } = site.manifest.site.urls
  const status = gone === undefined ? 301 : 410
  const isUrl = rule.to !== undefined && /^(\/|https:)/.test(rule.to)
  const to = isUrl ? pathInForm(onSite(rule.to ?? '', site.manifest.site.origin), trailingSlash) : undefined
  if (from !== undefined) return [{ from: pathInForm(from, trailingSlash), to, status, at, toAt, isOfRecord: false }]
  const found = new Map<string, WrittenRedirect>()
  for (const language of site.languages) {
    for (const { source, target } of rule.to === above ? urlsToPageAbove(language, rule) : recordUrls(language, rule)) {
      const path = patternPath(language, source)
      const next = to === undefined ? target && patternPath(language, target) : inLanguage(language, to)
      if (!found.has(path)) found.set(path, { from: path, to: next, status, at, toAt, isOfRecord: true })
    }
  }
  return [...found.values()]
}

/** A path of the first language leads to the same page in another one. */
function inLanguage({ prefix, manifest: { messages, slugs }, languages: [first] }: SiteIndex, to: string): string {
  return to.startsWith('/') ? prefix + pathInLanguage(to, first?.manifest.messages ?? messages, messages, slugs) : to
}

/** Turns an absolute URL of this site into a path, so that it is checked like any other path. */
function onSite(url: string, origin: string): string {
  const rest = url.slice(origin.length)
  return url.startsWith(origin) && /^([/?#]|$)/.test(rest) ? rest.replace(/^(?!\/)/, '/') : url
}

type Pair = { source: Target; target?: Target }

/** Every URL of a removed record, and the same URL of its replacement. */
function recordUrls(site: SiteIndex, rule: Redirection): Pair[] {
  const { city, county, service, page, slug = '', to = '', toCounty } = rule
  if (toCounty !== undefined) return withParam(site, ['location'], slug, site.countiesByKey.get(toCounty)?.slug)
  if (city !== undefined) return withParam(site, ['location'], slug, site.citiesByKey.get(to)?.slug)
  if (county !== undefined) return withParam(site, ['location', 'county'], slug, site.countiesByKey.get(to)?.slug)
  if (service !== undefined) return withParam(site, ['service'], service, site.servicesBySlug.get(to)?.slug)
  const replacement = site.pagesBySlug.get(to)
  const target = replacement && pageTarget(replacement)
  return withParam(site, ['page'], page ?? '').map(({ source }) => ({ source, target }))
}

/** Every URL of a removed record, and the page above it that still exists. */
function urlsToPageAbove(site: SiteIndex, rule: Redirection): Pair[] {
  return recordUrls(site, { ...rule, to: undefined }).map(({ source }) => ({
    source,
    target: pageAbove(source, rule),
  }))
}

function pageAbove({ id, params }: Target, { service }: Redirection): Target {
  const { service: ownService = '', location = '' } = params
  if (id === 'service') return { id: 'services', params: {} }
  if (id === 'serviceArea' || id === 'county') return { id: 'serviceAreas', params: {} }
  if (id !== 'servicePlace') return { id: 'home', params: {} }
  return service === undefined
    ? { id: 'service', params: { service: ownService } }
    : { id: 'serviceArea', params: { location } }
}

/** The ledger has no pages that continue a list, so their URLs are not redirected. */
const recordedRoutes = routeIds.filter((route) => isRecorded({ route }))

function withParam(site: SiteIndex, names: readonly string[], removed: string, replacement?: string): Pair[] {
  return recordedRoutes.flatMap((id) => {
    const params = paramsOf(id)
    const name = params.find((each) => names.includes(each))
    if (name === undefined) return []
    // Other parameters stay names.
    const open = Object.fromEntries(params.map((each) => [each, `:${each}`]))
    const source = { id, params: { ...open, [name]: removed } }
    return [
      {
        source,
        target: replacement === undefined ? undefined : canonicalOf(site, id, { ...open, [name]: replacement }),
      },
    ]
  })
}

/** The canonical of a target whose other parameters are still names. */
function canonicalOf(site: SiteIndex, id: RouteId, params: Params): Target {
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

/** A service and a place whose pages are their own canonical, to fill in names. */
function exampleOf({ manifest }: SiteIndex): Record<string, string | undefined> {
  const place = manifest.cities.find(({ aliasOf }) => !aliasOf) ?? manifest.counties[0]
  return { service: manifest.services[0]?.slug, location: place?.slug }
}

function paramsOf(id: RouteId): string[] {
  return [...routes[id].path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
}

/** The path of a target with params that are still names, which href() would escape. */
function patternPath(site: SiteIndex, { id, params }: Target): string {
  const spelled = Object.entries(spelledParams(site.manifest.slugs, params))
  return fillNames(patternOf(site, id), new Map(spelled.map(([name, value]) => [`:${name}`, value])))
}

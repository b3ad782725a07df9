import { Slug } from '#manifest/schema/primitives.ts'
import { above } from '#manifest/schema/redirect.ts'
import { bindNames } from '#src/address-pattern.ts'
import type { RouteId } from '#src/route.ts'
import { href, routeIds, routes } from '#src/routes.ts'
import { placeOf, type SiteIndex } from '#src/site.ts'
import { inUrlForm } from '#src/url-form.ts'
import type { Ledger, LostAddresses } from '../../core/facts.ts'
import { compareText } from '../../core/problem.ts'
import type { LedgerIndex } from './index-ledger.ts'
import { nearestRecord } from './nearest-record.ts'

type Options = {
  site: SiteIndex
  ledger: Ledger
  index: LedgerIndex
  /** The address of every page. */
  pages: ReadonlySet<string>
  /** Whether a redirect leads from an address to a page, or says that it is gone. */
  isCovered: (address: string) => boolean
}

/** The addresses of the ledger that nothing serves any more and no redirect covers, by the record that is gone. */
export function findLost({ site, ledger, index, pages, isCovered }: Options): LostAddresses[] {
  const causes = new Map<string, Cause & { urls: string[] }>()
  for (const url of [...index.keys()].sort(compareText)) {
    if (pages.has(url) || isCovered(url)) continue
    const cause = causeOf(site, url, index)
    const key = `${cause.kind} ${cause.key}`
    const known = causes.get(key)
    if (known) known.urls.push(url)
    else causes.set(key, { ...cause, urls: [url] })
  }
  return [...causes.values()].map(({ urls, ...cause }) => ({
    subject: cause.kind === 'address' ? `below ${cause.key}` : `of the ${cause.kind} "${cause.key}"`,
    urls,
    at: { file: ledger.file, line: index.get(urls[0] ?? '')?.line ?? 1, column: 1 },
    rules: rulesFor(site, cause, { urls, pages }),
  }))
}

type RecordKind = 'city' | 'county' | 'service' | 'page'

/** What an address is lost for: a record by its key; a slug of one whose key cannot be told; or nothing the table knows. */
type Cause = { kind: RecordKind; key: string } | { kind: 'place'; key: string } | { kind: 'address'; key: string }

function causeOf(site: SiteIndex, url: string, index: LedgerIndex): Cause {
  const gone = missingRecords(site, url)
  // Where service and place are both gone, one of them may have its rule already.
  const cause = gone.find(({ name, slug }) => !hasRule(site, name, slug)) ?? gone[0]
  if (!cause) return { kind: 'address', key: parentOf(url) }
  const { name, slug } = cause
  if (name === 'service' || name === 'page') return { kind: name, key: slug }
  const { citySlug, countySlug } = site.manifest.site.urls
  const countyPage = href(site, { id: 'county', params: { county: slug } })
  const isCounty = name === 'county' || index.has(countyPage)
  const key = isCounty ? keyIn(slug, countySlug, '{county}') : keyIn(slug, citySlug, '{city}')
  return key === undefined ? { kind: 'place', key: slug } : { kind: isCounty ? 'county' : 'city', key }
}

/** The names of the address that stand for no record, in the first row of the table whose pattern fits. */
function missingRecords(site: SiteIndex, url: string): { name: string; slug: string }[] {
  const isLiving: Record<string, (slug: string) => boolean> = {
    service: (slug) => site.servicesBySlug.has(slug),
    location: (slug) => placeOf(site, slug) !== undefined,
    county: (slug) => site.countiesBySlug.has(slug),
    page: (slug) => site.pagesBySlug.has(slug),
  }
  for (const id of routeIds) {
    const names = bindNames(patternOf(site, id), url)
    if (!names) continue
    return [...names]
      .map(([name, slug]) => ({ name: name.slice(1), slug }))
      .filter(({ name, slug }) => isLiving[name]?.(slug) === false && Slug.safeParse(slug).success)
  }
  return []
}

function hasRule(site: SiteIndex, name: string, slug: string): boolean {
  return site.manifest.redirects.some((rule) =>
    name === 'service' || name === 'page' ? rule[name] === slug : rule.slug === slug,
  )
}

/** The key that a slug is made from, if the pattern of site.yaml makes such slugs. */
function keyIn(slug: string, pattern: string, placeholder: string): string | undefined {
  const [before = '', after = ''] = pattern.split(placeholder)
  if (!slug.startsWith(before) || !slug.endsWith(after)) return undefined
  const key = slug.slice(before.length, slug.length - after.length)
  return Slug.safeParse(key).success ? key : undefined
}

type Lost = { urls: readonly string[]; pages: ReadonlySet<string> }

/** Lines of redirects.yaml that lead every address of a cause to what is nearest to it. */
function rulesFor(site: SiteIndex, cause: Cause, lost: Lost): string[] {
  const { manifest } = site
  const living: Record<RecordKind, () => string[]> = {
    city: () => manifest.cities.filter(({ aliasOf }) => !aliasOf).map(({ key }) => key),
    county: () => manifest.counties.map(({ key }) => key),
    service: () => manifest.services.map(({ slug }) => slug),
    page: () => manifest.pages.filter(({ screen }) => screen !== 'not-found').map(({ slug }) => slug),
  }
  const { kind, key } = cause
  switch (kind) {
    case 'address':
      return lost.urls.map((url) => rule('from', url, lastPageAbove(site, url, lost.pages)))
    case 'place': {
      const slugs = [...manifest.cities, ...manifest.counties].map(({ slug }) => slug)
      const near = nearestRecord(key, slugs)
      return patternsWith(site, key, lost.urls).map(({ from, fill }) =>
        rule('from', from, near === undefined ? href(site, { id: 'serviceAreas', params: {} }) : fill(near)),
      )
    }
    default:
      return [rule(kind, key, nearestRecord(key, living[kind]()) ?? (kind === 'page' ? '/' : above))]
  }
}

/** The patterns with a slug of a place in them that lost addresses have, and the same pattern with another slug. */
function patternsWith(site: SiteIndex, slug: string, urls: readonly string[]) {
  const found = new Map<string, (slug: string) => string>()
  for (const id of routeIds) {
    const fill = (text: string) => patternOf(site, id).replace(/:(?:location|county)\b/, text)
    const from = fill(slug)
    if (from !== patternOf(site, id) && urls.some((url) => url === from || bindNames(from, url)) && !found.has(from))
      found.set(from, fill)
  }
  return [...found].map(([from, fill]) => ({ from, fill }))
}

const patternOf = (site: SiteIndex, id: RouteId) => inUrlForm(routes[id].path, site.manifest.site.urls.trailingSlash)

const parentOf = (url: string) => url.replace(/[^/]*\/?$/, '') || '/'

function lastPageAbove(site: SiteIndex, url: string, pages: ReadonlySet<string>): string {
  for (let path = parentOf(url); path !== '/'; path = parentOf(path)) {
    const page = inUrlForm(path, site.manifest.site.urls.trailingSlash)
    if (pages.has(page)) return page
  }
  return '/'
}

/** One line of YAML. */
function rule(source: string, key: string, to: string): string {
  return `- { ${source}: ${scalar(key)}, to: ${scalar(to)} }`
}

/** A text as YAML writes it: between quotes where it would be read as a number, a truth value or punctuation. */
function scalar(text: string): string {
  const isPlain =
    /^(\/[a-z0-9/:.-]*|[a-z][a-z0-9-]*|\.\.)$/.test(text) && !/^(true|false|null|yes|no|on|off|y|n)$/.test(text)
  return isPlain ? text : `'${text.replaceAll("'", "''")}'`
}

import { Slug } from '#manifest/schema/primitives.ts'
import { above } from '#manifest/schema/redirect.ts'
import { href, patternOf, routeIds } from '#src/routes.ts'
import { placeOf, type SiteIndex, siteAt } from '#src/site.ts'
import { slugOf } from '#src/slug-of.ts'
import { recordSlug, slugInLanguage } from '#src/slugs-in-language.ts'
import { inUrlForm } from '#src/url-form.ts'
import { bindNames } from '#src/url-pattern.ts'
import type { Ledger, LostUrls } from '../../core/facts.ts'
import { groupBy } from '../../core/group-by.ts'
import { compareText } from '../../core/problem.ts'
import type { LedgerIndex } from './index-ledger.ts'
import { nearestRecord } from './nearest-record.ts'

type Options = {
  site: SiteIndex
  ledger: Ledger
  index: LedgerIndex
  /** URL of every page. */
  pages: ReadonlySet<string>
  /** Whether a redirect sends a URL to a page, or answers that it is gone. */
  isCovered: (url: string) => boolean
}

/** URLs of the ledger that have neither a page nor a redirect, grouped by the record that was removed. */
export function findLost({ site, ledger, index, pages, isCovered }: Options): LostUrls[] {
  const lost = [...index.keys()]
    .filter((url) => !pages.has(url) && !isCovered(url))
    .sort(compareText)
    .map((url) => ({ url, cause: causeOf(siteAt(site, url), url, index) }))
  return [...groupBy(lost, ({ cause }) => `${cause.type} ${cause.key}`).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { cause } = first
    const urls = group.map(({ url }) => url)
    return [
      {
        subject: cause.type === 'url' ? `below ${cause.key}` : `of the ${cause.type} "${cause.key}"`,
        urls,
        at: { file: ledger.file, line: index.get(first.url)?.line ?? 1, column: 1 },
        rules: rulesFor(site, cause, { urls, pages }),
      },
    ]
  })
}

type RecordType = 'city' | 'county' | 'service' | 'page'

/**
 * Why a URL is lost. The key is that of the removed record. For a place whose record type is unknown, it is the slug; for
 * a URL that fits no route, it is the URL above it.
 */
type Cause = { type: RecordType | 'place' | 'url'; key: string }

function causeOf(site: SiteIndex, url: string, index: LedgerIndex): Cause {
  const missing = missingRecords(site, url)
  // If both service and place were removed, one of them may already have a redirect.
  const cause = missing.find(({ name, slug }) => !hasRule(site, name, slug)) ?? missing[0]
  if (!cause) return { type: 'url', key: parentOf(url) }
  const { name, slug } = cause
  if (name === 'service' || name === 'page') return { type: name, key: slug }
  const { citySlug, countySlug } = site.manifest.site.urls
  const countyPage = href(site, { id: 'county', params: { county: slug } })
  const isCounty = name === 'county' || index.has(countyPage)
  const key = isCounty ? keyIn(site, slug, [countySlug, '{county}']) : keyIn(site, slug, [citySlug, '{city}'])
  return key === undefined ? { type: 'place', key: slug } : { type: isCounty ? 'county' : 'city', key }
}

/** The parameters of the first matching route whose slug belongs to no record. */
function missingRecords(site: SiteIndex, url: string): { name: string; slug: string }[] {
  const exists: Record<string, (slug: string) => boolean> = {
    service: (slug) => site.servicesBySlug.has(slug),
    location: (slug) => placeOf(site, slug) !== undefined,
    county: (slug) => site.countiesBySlug.has(slug),
    page: (slug) => site.pagesBySlug.has(slug),
  }
  const isMissing = (name: string, text: string) => {
    const slug = recordSlug(site.manifest.slugs, name, text)
    return slug === undefined ? Object.hasOwn(exists, name) : exists[name]?.(slug) === false
  }
  for (const id of routeIds) {
    const names = bindNames(patternOf(site, id), url)
    if (!names) continue
    return [...names]
      .map(([name, slug]) => ({ name: name.slice(1), slug }))
      .filter(({ name, slug }) => isMissing(name, slug) && Slug.safeParse(slug).success)
  }
  return []
}

function hasRule(site: SiteIndex, name: string, slug: string): boolean {
  return site.manifest.redirects.some((rule) =>
    name === 'service' || name === 'page' ? rule[name] === slug : rule.slug === slug,
  )
}

/** The key in a slug. Undefined if the slug does not match the pattern of site.yaml with one of the site's regions. */
function keyIn({ manifest }: SiteIndex, slug: string, [pattern, placeholder]: [string, string]): string | undefined {
  const regions = new Set(manifest.counties.map(({ region = '' }) => slugOf(region)))
  for (const region of regions) {
    const [before = '', after = ''] = pattern.replace('{region}', region).split(placeholder)
    if (!slug.startsWith(before) || !slug.endsWith(after)) continue
    const key = slug.slice(before.length, slug.length - after.length)
    if (Slug.safeParse(key).success) return key
  }
  return undefined
}

type Lost = { urls: readonly string[]; pages: ReadonlySet<string> }

/** Lines of redirects.yaml that redirect every URL of a cause to the most similar record or page. */
function rulesFor(site: SiteIndex, cause: Cause, lost: Lost): string[] {
  const { manifest } = site
  const existing: Record<RecordType, () => string[]> = {
    city: () => manifest.cities.filter(({ aliasOf }) => !aliasOf).map(({ key }) => key),
    county: () => manifest.counties.map(({ key }) => key),
    service: () => manifest.services.map(({ slug }) => slug),
    page: () => manifest.pages.filter(({ screen }) => screen !== 'not-found').map(({ slug }) => slug),
  }
  const { type, key } = cause
  switch (type) {
    case 'url':
      return lost.urls.map((url) => rule('from', url, lastPageAbove(site, url, lost.pages)))
    case 'place': {
      const slugs = [...manifest.cities, ...manifest.counties].map(({ slug }) => slug)
      const near = nearestRecord(key, slugs)
      return site.languages.flatMap((language) =>
        patternsWith(language, key, lost.urls).map(({ from, fill }) =>
          rule(
            'from',
            from,
            near === undefined
              ? href(language, { id: 'serviceAreas', params: {} })
              : fill(slugInLanguage(language.manifest.slugs, 'location', near)),
          ),
        ),
      )
    }
    default:
      return [rule(type, key, nearestRecord(key, existing[type]()) ?? (type === 'page' ? '/' : above))]
  }
}

/** The route patterns of lost URLs with the slug of a place filled in, and a function that fills in another slug. */
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

/** A string as a YAML scalar, quoted if YAML would read it as a number, a boolean or punctuation. */
function scalar(text: string): string {
  const isPlain =
    /^(\/[a-z0-9/:.-]*|[a-z][a-z0-9-]*|\.\.)$/.test(text) && !/^(true|false|null|yes|no|on|off|y|n)$/.test(text)
  return isPlain ? text : `'${text.replaceAll("'", "''")}'`
}

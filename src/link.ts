import type { Link } from '#manifest/schema.ts'
import { cityLabel, countyLabel } from './head/phrases.ts'
import { say } from './messages.ts'
import { pageTarget } from './page-routes.ts'
import type { Target } from './route.ts'
import { href, pathInLanguage } from './routes.ts'
import type { SiteIndex } from './site.ts'
import { type UrlForm, urlOfText } from './url-form.ts'

/** A manifest link with its URL and label. */
export type ResolvedLink = { path: string; label: string }

/**
 * Root-relative URL and label of a link.
 * @throws {Error} for a slug the manifest does not have; the loader rejects such a link.
 */
export function resolveLink(site: SiteIndex, link: Link): ResolvedLink {
  const { path, name } = destination(site, link)
  return { path, label: link.label ?? name }
}

function destination(site: SiteIndex, link: Link): { path: string; name: string } {
  if (link.path !== undefined) return { path: urlOfText(link.path, urlFormOf(site)), name: link.path }
  const { target, name } = recordOf(site, link)
  return { path: href(site, target), name }
}

function urlFormOf({ manifest: { messages, site, slugs }, prefix, languages: [first] }: SiteIndex): UrlForm {
  const translated = (path: string) => pathInLanguage(path, first?.manifest.messages ?? messages, messages, slugs)
  return { ...site.urls, prefix, translated }
}

function recordOf(site: SiteIndex, link: Link): { target: Target; name: string } {
  const city = link.city === undefined ? undefined : found(site.citiesByKey.get(link.city), link)
  const county = link.county === undefined ? undefined : found(site.countiesByKey.get(link.county), link)
  const place = city
    ? { slug: city.slug, name: cityLabel(city, site) }
    : county && { slug: county.slug, name: countyLabel(county, site) }
  if (link.service !== undefined) {
    const { slug, name } = found(site.servicesBySlug.get(link.service), link)
    if (!place) return { target: { id: 'service', params: { service: slug } }, name }
    return {
      target: { id: 'servicePlace', params: { service: slug, location: place.slug } },
      name: say(site, 'service.in-place', { service: name, place: place.name }),
    }
  }
  if (link.category !== undefined) {
    const { slug, name } = found(site.categoriesBySlug.get(link.category), link)
    return { target: { id: 'serviceCategory', params: { category: slug } }, name }
  }
  if (county && place) return { target: { id: 'county', params: { county: place.slug } }, name: place.name }
  if (place) return { target: { id: 'serviceArea', params: { location: place.slug } }, name: place.name }
  if (link.office !== undefined) {
    const { slug, name } = found(site.officesBySlug.get(link.office), link)
    return { target: { id: 'officePage', params: { office: slug } }, name }
  }
  const page = found(site.pagesBySlug.get(link.page ?? ''), link)
  const { id, params } = pageTarget(page)
  // A link may name a page by one of its aliases, and then points to the URL of that alias.
  const target = params.page === undefined ? { id, params } : { id, params: { page: link.page ?? page.slug } }
  return { target, name: page.name ?? page.heading }
}

function found<T>(record: T | undefined, link: Link): T {
  if (record === undefined)
    throw new Error(`A link leads to a record the manifest does not have: ${JSON.stringify(link)}.`)
  return record
}

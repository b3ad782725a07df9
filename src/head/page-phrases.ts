import type { Category, Page, Service } from '#manifest/schema.ts'
import { upperFirst } from '../format.ts'
import { say } from '../messages.ts'
import type { SiteIndex } from '../site.ts'
import { fitDescription, fitTitle } from './fit-text.ts'
import { pricePhrase, tradeArguments } from './phrases.ts'

// Titles and descriptions of pages that are not about a place.

/** The page's own title, or company and tagline. If too wide, company and trade. */
export function homeTitle({ title }: Page, site: SiteIndex): string {
  const { name, tagline } = site.manifest.site.business
  const services = upperFirst(say(site, 'service.of-trade', tradeArguments(site)))
  return fitTitle([title ?? `${name} | ${tagline}`, `${name} | ${services}`, name])
}

/** The page's own title, or its heading. If too wide, the same without the business, then its shorter name. */
export function pageTitle({ title, heading, name }: Page, { manifest }: SiteIndex): string {
  const { name: business } = manifest.site.business
  const written = title === undefined ? [] : [title, withoutEnd(title, ` | ${business}`)]
  // A heading such as "About Gorge Drain" would repeat the name.
  const withBusiness = heading.includes(business) ? [] : [`${heading} | ${business}`]
  return fitTitle([...written, ...withBusiness, heading, ...(name ? [`${name} | ${business}`, name] : [])])
}

/** The page's own description, or its heading and the site's default description. */
export function pageDescription({ description, heading }: Page, { manifest }: SiteIndex): string {
  return fitDescription(description ?? `${heading}. ${manifest.site.defaultDescription}`)
}

/** The price comes before the business name, because it distinguishes two services of one company in search results. */
export function serviceTitle(service: Service, site: SiteIndex): string {
  const { name: business } = site.manifest.site.business
  const priced = `${service.name}, ${pricePhrase(site, service)}`
  return fitTitle([`${priced} | ${business}`, priced, `${service.name} | ${business}`, service.name])
}

/** The category's own title, or its name. */
export function categoryTitle({ title, name }: Category, { manifest }: SiteIndex): string {
  const { name: business } = manifest.site.business
  return fitTitle([...(title === undefined ? [] : [title]), `${name} | ${business}`, name])
}

const withoutEnd = (text: string, end: string) => (text.endsWith(end) ? text.slice(0, -end.length) : text)

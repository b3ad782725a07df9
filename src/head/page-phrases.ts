import type { Page, Service } from '#manifest/schema.ts'
import { upperFirst } from '../format.ts'
import type { SiteIndex } from '../site.ts'
import { fitDescription, fitTitle } from './fit-text.ts'
import { pricePhrase } from './phrases.ts'

// Titles and descriptions of pages that are about no place.

/** As the page says, or company and tagline. One that is too wide gives way to the company and what it does. */
export function homeTitle({ title }: Page, { manifest }: SiteIndex): string {
  const { name, tagline, trade } = manifest.site.business
  return fitTitle([title ?? `${name} | ${tagline}`, `${name} | ${upperFirst(trade)} Services`, name])
}

/** As the page says, or its heading. One that is too wide gives way to a shorter name of the page. */
export function pageTitle({ title, heading, name }: Page, { manifest }: SiteIndex): string {
  const { name: business } = manifest.site.business
  const written = title === undefined ? [] : [title, withoutEnd(title, ` | ${business}`)]
  return fitTitle([...written, `${heading} | ${business}`, heading, ...(name ? [`${name} | ${business}`, name] : [])])
}

/** As the page says, or its heading and what the site says of all pages. */
export function pageDescription({ description, heading }: Page, { manifest }: SiteIndex): string {
  return fitDescription(description ?? `${heading}. ${manifest.site.defaultDescription}`)
}

/** The price goes before the business: it is what tells two services of one company apart in a list of results. */
export function serviceTitle(service: Service, site: SiteIndex): string {
  const { name: business } = site.manifest.site.business
  const priced = `${service.name}, ${pricePhrase(service, site)}`
  return fitTitle([`${priced} | ${business}`, priced, `${service.name} | ${business}`, service.name])
}

const withoutEnd = (text: string, end: string) => (text.endsWith(end) ? text.slice(0, -end.length) : text)

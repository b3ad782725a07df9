import type { Messages, SiteSettings } from '#manifest/schema.ts'
import { addressText, hoursInSentence } from '#src/format.ts'

type Named = Pick<SiteSettings, 'business' | 'hours' | 'claims' | 'language'>
type Counts = Record<'services' | 'counties' | 'cities', number>

const values: Record<string, (site: Named, counts: Counts, messages: Messages) => string> = {
  business: ({ business }) => business.name,
  phone: ({ business }) => business.phone.display,
  phoneLink: ({ business }) => `tel:${business.phone.e164}`,
  textLink: ({ business }) => `sms:${business.phone.e164}`,
  email: ({ business }) => business.email,
  emailLink: ({ business }) => `mailto:${business.email}`,
  supportEmail: ({ business }) => business.supportEmail ?? business.email,
  supportEmailLink: ({ business }) => `mailto:${business.supportEmail ?? business.email}`,
  address: ({ business }) => addressText(business.address),
  hours: (site, _, messages) => hoursInSentence({ manifest: { site, messages } }, site.hours),
  'count.services': (_, { services }) => String(services),
  'count.counties': (_, { counties }) => String(counties),
  'count.cities': (_, { cities }) => String(cities),
}

/** The placeholders of every site. Each claim adds a `claim.ID`, and each further number a `line.ID` and a `line.ID.link`. */
export const placeholderNames = Object.keys(values)

/** The value of each placeholder. Placeholders let the name and phone of the company be written once. */
export function placeholders(site: Named, counts: Counts, messages: Messages): Map<string, string> {
  const known = new Map(Object.entries(values).map(([name, readValue]) => [name, readValue(site, counts, messages)]))
  for (const { id, e164, display } of site.business.lines)
    known.set(`line.${id}`, display).set(`line.${id}.link`, `tel:${e164}`)
  // A claim may contain the placeholders above, but not another claim.
  const claims = site.claims.map(({ id, text }) => [`claim.${id}`, fillPlaceholders(text, known)] as const)
  return new Map([...known, ...claims])
}

/** A placeholder for the target of a link, e.g. `mailto:office@company.example`, in another place than that of a target. */
export const linkTarget = /(?<!\]\()\{(?:(?:phone|text|email|supportEmail)Link|line\.[\w-]+\.link)\}/

const placeholder = /\{(\p{L}[\p{L}\d.-]*)\}/gu

/** With the full stop after it, unless that is the first of several. */
const placeholderInSentence = new RegExp(`${placeholder.source}(\\.(?!\\.))?`, 'gu')

/** What looks like a placeholder, such as `{phone number}`. */
const likePlaceholder = /\{([ ]*\p{L}[\p{L}\d ._-]{0,40})\}/gu

/** The placeholders of a text that have no value. */
export function unknownPlaceholders(text: string, known: { has: (name: string) => boolean }): string[] {
  if (!text.includes('{')) return []
  return [...text.matchAll(likePlaceholder)].map(([, name = '']) => name).filter((name) => !known.has(name))
}

export function fillPlaceholders(text: string, known: ReadonlyMap<string, string>): string {
  return text.replace(placeholderInSentence, (whole, name: string, stop = '') => {
    const value = known.get(name)
    // An abbreviation such as `Gto.` also ends the sentence.
    return value === undefined ? whole : value.endsWith('.') ? value : value + stop
  })
}

/** Escapes a value, so that Markdown shows every character of it literally. */
export function escapeMarkdown(value: string): string {
  return value.replace(/[\\`*_{}[\]()#+\-.!|<>&~]/g, '\\$&')
}

/** Copies a value, and applies `change` to every string in it. */
export function mapTexts<T>(
  value: T,
  change: (text: string, path: PropertyKey[]) => string,
  path: PropertyKey[] = [],
): T {
  // The copy has the shape of the value: only strings are replaced, by strings.
  if (typeof value === 'string') return change(value, path) as T
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, change, [...path, index])) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, change, [...path, key])]),
  ) as T
}

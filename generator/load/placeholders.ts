import type { SiteSettings } from '#manifest/schema.ts'
import { addressText, hoursText } from '#src/format.ts'

/** What `{name}` in a text stands for, so that the company's name and phone are written once. */
export function placeholders(
  site: SiteSettings,
  counts: Record<'services' | 'counties' | 'cities', number>,
): Map<string, string> {
  const { business, claims } = site
  const supportEmail = business.supportEmail ?? business.email
  return new Map([
    ['business', business.name],
    ['phone', business.phone.display],
    ['phoneLink', `tel:${business.phone.e164}`],
    ['textLink', `sms:${business.phone.e164}`],
    ['email', business.email],
    ['emailLink', `mailto:${business.email}`],
    ['supportEmail', supportEmail],
    ['supportEmailLink', `mailto:${supportEmail}`],
    ['address', addressText(business.address)],
    ['hours', hoursText(site.hours)],
    ['count.services', String(counts.services)],
    ['count.counties', String(counts.counties)],
    ['count.cities', String(counts.cities)],
    ...claims.map(({ id, text }) => [`claim.${id}`, text] as const),
  ])
}

const placeholder = /\{([a-zA-Z][a-zA-Z0-9.-]*)\}/g

/** Placeholders of a text that stand for nothing. */
export function unknownPlaceholders(text: string, known: ReadonlyMap<string, string>): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name).filter((name) => !known.has(name))
}

export function fillPlaceholders(text: string, known: ReadonlyMap<string, string>): string {
  return text.replace(placeholder, (whole, name: string) => known.get(name) ?? whole)
}

/** A copy of a value with every text in it changed. */
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

import type { Known, PlaceTruth, ServiceTruth } from './known-names.ts'

/** What a page is about, by its parameters. */
export type Subject = { place: PlaceTruth | undefined; service: ServiceTruth | undefined }

export function subjectIn({ places, services }: Known, params: Readonly<Record<string, string>>): Subject {
  const { location, county, service } = params
  return { place: places.get(location ?? county ?? ''), service: services.get(service ?? '') }
}

/** A city of its county is not a stray on the page of a county. */
export function isOwnCity(name: string, { kind, names, county }: PlaceTruth, { countiesOf }: Known): boolean {
  return names.has(name) || (kind === 'county' && (countiesOf.get(name)?.has(county) ?? false))
}

/** The page of a service states its price; other pages may state those of all services. */
export function isTrueAmount(value: number, { service }: Subject, { amounts }: Known): boolean {
  return service ? value === service.amount : amounts.has(value)
}

/** The amount that is true, for messages; empty on a page of all services. */
export function trueAmount({ service }: Subject): string {
  return service?.amount === undefined ? '' : String(service.amount)
}

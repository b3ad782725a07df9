import type { City, Manifest } from '#manifest/schema.ts'
import { regionCodes } from '#src/country/regions.ts'
import { countyName } from '#src/place.ts'

export type Coordinates = { latitude: number; longitude: number }

/** What is true of a place, and what tells it from others. */
export type PlaceTruth = {
  kind: 'city' | 'county'
  name: string
  /** Its name, and the other names of its city. */
  names: ReadonlySet<string>
  /** Full name of its county. */
  county: string
  region: string | undefined
  regionName: string | undefined
  population: number | undefined
  /** How the population is known. */
  populationBasis: City['populationBasis']
  /** Undefined for a county. */
  coordinates: Coordinates | undefined
  /** Of a county, those of its cities. */
  postalCodes: ReadonlySet<string>
}

export type ServiceTruth = {
  name: string
  /** Undefined if its price is on request. */
  amount: number | undefined
  currency: string | undefined
}

/** The places and services of a manifest by slug, and all of their names. Places also by the slug that their language has in URLs. */
export type Known = {
  places: ReadonlyMap<string, PlaceTruth>
  services: ReadonlyMap<string, ServiceTruth>
  cityNames: ReadonlySet<string>
  countyNames: ReadonlySet<string>
  /** Full names of the counties that have a city of a name. */
  countiesOf: ReadonlyMap<string, ReadonlySet<string>>
  serviceNames: ReadonlySet<string>
  /** Prices of services and the bounds of the price range. */
  amounts: ReadonlySet<number>
  postalCodes: ReadonlySet<string>
  /** Postal codes of the cities of a name. */
  codesOf: ReadonlyMap<string, readonly string[]>
  /** Codes and names of regions: of those the company serves, and all codes of its country. */
  regionCodes: ReadonlySet<string>
  regionNames: ReadonlySet<string>
  /** The codes of regions that the company serves, by name. */
  regionOf: ReadonlyMap<string, string>
}

/** Reads a manifest once. Pages then compare texts and numbers, and no records. */
export function knownOf(manifest: Manifest): Known {
  const { cities, counties, services, site } = manifest
  const byKey = new Map(counties.map((county) => [county.key, county]))
  const group = new Map<string, string[]>()
  // An alias shows what the place that it is an alias of has.
  const codesOfGroup = new Map<string, string[]>()
  for (const { key, aliasOf, name, postalCodes } of cities) {
    push(group, aliasOf ?? key, name)
    push(codesOfGroup, aliasOf ?? key, ...postalCodes)
  }
  const codesOfCounty = new Map<string, string[]>()
  const countiesOf = new Map<string, Set<string>>()
  const codesOf = new Map<string, string[]>()
  const cityOf = new Map(cities.map((city) => [city.key, city]))
  const places = new Map<string, PlaceTruth>()
  for (const { key, slug, aliasOf, name, county: countyKey, coordinates, postalCodes } of cities) {
    const county = byKey.get(countyKey)
    if (!county) continue
    push(codesOfCounty, countyKey, ...postalCodes)
    const fullName = countyName(county)
    push(codesOf, name, ...postalCodes)
    countiesOf.set(name, (countiesOf.get(name) ?? new Set()).add(fullName))
    places.set(slug, {
      kind: 'city',
      name,
      names: new Set(group.get(aliasOf ?? key)),
      county: fullName,
      region: county.region,
      regionName: county.regionName,
      population: cityOf.get(aliasOf ?? key)?.population,
      populationBasis: cityOf.get(aliasOf ?? key)?.populationBasis,
      coordinates,
      postalCodes: new Set(codesOfGroup.get(aliasOf ?? key)),
    })
  }
  for (const county of counties) {
    const name = countyName(county)
    places.set(county.slug, {
      kind: 'county',
      name,
      names: new Set([name]),
      county: name,
      region: county.region,
      regionName: county.regionName,
      population: undefined,
      populationBasis: undefined,
      coordinates: undefined,
      postalCodes: new Set(codesOfCounty.get(county.key)),
    })
  }
  // URLs may have the slugs of the language.
  for (const param of ['location', 'county'])
    for (const [slug, own] of Object.entries(manifest.slugs?.[param] ?? {})) {
      const place = places.get(slug)
      if (place) places.set(own, place)
    }
  return {
    places,
    services: new Map(services.map(({ slug, name, price }) => [slug, { name, ...amountOf(price) }])),
    cityNames: new Set(cities.map(({ name }) => name)),
    countyNames: new Set(counties.map(countyName)),
    countiesOf,
    serviceNames: new Set(services.map(({ name }) => name)),
    amounts: new Set([
      ...services.flatMap(({ price }) => amountOf(price).amount ?? []),
      ...(site.business.priceRange?.match(/\d+/g) ?? []).map(Number),
    ]),
    postalCodes: new Set(cities.flatMap(({ postalCodes }) => postalCodes)),
    codesOf,
    regionCodes: new Set(regionCodes(site.business.address.country)),
    regionOf: new Map(
      counties.flatMap(({ region, regionName }) => (region && regionName ? [[regionName, region] as const] : [])),
    ),
    regionNames: new Set(counties.flatMap(({ regionName }) => regionName ?? [])),
  }
}

function amountOf(price: Manifest['services'][number]['price']): Omit<ServiceTruth, 'name'> {
  return 'amount' in price
    ? { amount: price.amount, currency: price.currency }
    : { amount: undefined, currency: undefined }
}

function push(lists: Map<string, string[]>, key: string, ...values: string[]): void {
  const known = lists.get(key)
  if (known) known.push(...values)
  else lists.set(key, [...values])
}

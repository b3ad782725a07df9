import { postalCodeName, postalCodesIn } from '#src/country/postal-codes.ts'
import {
  hasPostalPrefixes,
  isPrefixOfCounty,
  isUnknownPrefix,
  postalPrefixOf,
  postalSeatOf,
} from '#src/country/postal-prefixes.ts'
import { plainName } from '../../../core/gazetteer.ts'
import { groupBy } from '../../../core/group-by.ts'
import { type Coordinates, kilometresBetween } from '../../../core/known-place.ts'
import { officePlaces } from '../company/office-places.ts'
import { type CityRecord, type Fact, type FactSources, fact } from '../fact.ts'

/** Fewest rows of a county with codes of one beginning, and their least share of all rows. */
const [fewest, most] = [3, 0.75]

/** Postal codes whose beginning is that of another part of the country. For countries without a list of codes. */
export function checkPostalPrefixes(sources: FactSources): Fact[] {
  const { site, records, gazetteer } = sources
  const { country } = site.value.business.address
  if (gazetteer?.hasPostalCodes || !hasPostalPrefixes(country)) return []
  const name = postalCodeName(country)
  const elsewhere = (code: string, point: Coordinates | undefined) => {
    const prefix = postalPrefixOf(code, country)
    const seat = prefix === undefined ? undefined : postalSeatOf(prefix, country)
    if (!seat || !point) return undefined
    const away = kilometresBetween(seat, point)
    return away > seat.kilometers ? { prefix, away: Math.round(away) } : undefined
  }
  const isUnknown = (code: string) => {
    const prefix = postalPrefixOf(code, country)
    return prefix !== undefined && isUnknownPrefix(prefix, country)
  }
  const usual = isPrefixOfCounty(country) ? prefixesOfCounties(records.cities, country) : new Map<string, string>()
  const rows = records.cities.flatMap((row) => {
    const { latitude, longitude, county, postal_codes, zip_codes } = row.value
    const column = postal_codes === undefined ? 'zip_codes' : 'postal_codes'
    const point = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
    const codes = postalCodesIn(postal_codes ?? zip_codes ?? '', country)
    const report = (
      what: string,
      factCode: 'postal-code-elsewhere' | 'unknown-postal-code' = 'postal-code-elsewhere',
    ) => [fact(row, [column], { code: factCode, what, fix: 'Correct the code.' })]
    for (const code of codes) {
      if (isUnknown(code))
        return report(`${row.value.name} has the ${name} ${code}, but no ${name} begins so.`, 'unknown-postal-code')
      const far = elsewhere(code, point)
      if (far)
        return report(
          `${row.value.name} has the ${name} ${code}, but codes with ${far.prefix} are ${far.away} km away.`,
        )
      const prefix = postalPrefixOf(code, country)
      const own = usual.get(county)
      if (prefix !== undefined && own !== undefined && prefix !== own)
        return report(
          `${row.value.name} has the ${name} ${code}, but the codes of the other places of its county begin with ${own}.`,
        )
    }
    return []
  })
  const ofTowns = groupBy(records.cities, ({ value }) => plainName(value.name))
  const offices = officePlaces(sources).flatMap(({ record, path, address, coordinates }) => {
    const { postalCode = '', locality } = address
    const prefix = postalPrefixOf(postalCode, country)
    if (prefix === undefined) return []
    const report = (
      what: string,
      factCode: 'postal-code-elsewhere' | 'unknown-postal-code' = 'postal-code-elsewhere',
    ) => [
      fact(record, [...path, 'address', 'postalCode'], {
        code: factCode,
        what,
        fix: 'Correct the code, or the address.',
      }),
    ]
    if (isUnknown(postalCode)) return report(`No ${name} begins like "${postalCode}".`, 'unknown-postal-code')
    const far = elsewhere(postalCode, coordinates)
    if (far)
      return report(
        `The ${name} ${postalCode} is not that of ${locality}: codes with ${prefix} are ${far.away} km away.`,
      )
    const own = new Set((ofTowns.get(plainName(locality)) ?? []).flatMap((row) => prefixesOf(row, country)))
    if (own.size === 0 || [...own].some((each) => isNear(each, prefix, country))) return []
    return report(
      `The ${name} ${postalCode} is not that of ${locality}, whose codes in cities.csv begin with ${[...own].join(' or ')}.`,
    )
  })
  return [...rows, ...offices]
}

/** Kilometres between the main towns of two areas that may share a city. */
const sharedCity = 45

/** Whether codes with two beginnings may be those of one city, as in London. */
function isNear(first: string, second: string, country: string): boolean {
  const [a, b] = [first, second].map((prefix) => postalSeatOf(prefix, country))
  return first === second || !a || !b || kilometresBetween(a, b) <= sharedCity
}

/** The beginnings of the postal codes of a place. */
const prefixesOf = ({ value }: Pick<CityRecord, 'value'>, country: string): string[] =>
  postalCodesIn(value.postal_codes ?? value.zip_codes ?? '', country).flatMap(
    (code) => postalPrefixOf(code, country) ?? [],
  )

/** The usual beginning of postal codes, by county. */
function prefixesOfCounties(cities: readonly CityRecord[], country: string): Map<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const { value } of cities) {
    const own = counts.get(value.county) ?? new Map<string, number>()
    counts.set(value.county, own)
    for (const prefix of new Set(prefixesOf({ value }, country))) own.set(prefix, (own.get(prefix) ?? 0) + 1)
  }
  return new Map(
    [...counts].flatMap(([county, own]): [string, string][] => {
      const [main] = [...own].sort(([, a], [, b]) => b - a)
      const all = [...own.values()].reduce((sum, count) => sum + count, 0)
      return main && main[1] >= fewest && main[1] >= most * all ? [[county, main[0]]] : []
    }),
  )
}

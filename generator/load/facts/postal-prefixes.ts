import { postalCodeName, postalCodesIn } from '#src/country/postal-codes.ts'
import { hasPostalPrefixes, isPrefixOfCounty, postalPrefixOf, postalSeatOf } from '#src/country/postal-prefixes.ts'
import { type Coordinates, kilometresBetween } from '../../core/known-place.ts'
import { type CityRecord, type Fact, type FactSources, fact } from './fact.ts'
import { officePlaces } from './office-places.ts'

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
  const usual = isPrefixOfCounty(country) ? prefixesOfCounties(records.cities, country) : new Map<string, string>()
  const rows = records.cities.flatMap((row) => {
    const { latitude, longitude, county, postal_codes, zip_codes } = row.value
    const column = postal_codes === undefined ? 'zip_codes' : 'postal_codes'
    const point = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
    const codes = postalCodesIn(postal_codes ?? zip_codes ?? '', country)
    const report = (what: string) => [
      fact(row, [column], { code: 'postal-code-elsewhere', what, fix: 'Correct the code.' }),
    ]
    for (const code of codes) {
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
  const offices = officePlaces(sources).flatMap(({ record, path, address, coordinates }) => {
    const { postalCode } = address
    const far = postalCode === undefined ? undefined : elsewhere(postalCode, coordinates)
    if (!far) return []
    return [
      fact(record, [...path, 'address', 'postalCode'], {
        code: 'postal-code-elsewhere',
        what: `The ${name} ${postalCode} is not that of ${address.locality}: codes with ${far.prefix} are ${far.away} km away.`,
        fix: 'Correct the code, or the address.',
      }),
    ]
  })
  return [...rows, ...offices]
}

/** The usual beginning of postal codes, by county. */
function prefixesOfCounties(cities: readonly CityRecord[], country: string): Map<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const { value } of cities) {
    const own = counts.get(value.county) ?? new Map<string, number>()
    counts.set(value.county, own)
    const codes = postalCodesIn(value.postal_codes ?? value.zip_codes ?? '', country)
    for (const prefix of new Set(codes.flatMap((code) => postalPrefixOf(code, country) ?? [])))
      own.set(prefix, (own.get(prefix) ?? 0) + 1)
  }
  return new Map(
    [...counts].flatMap(([county, own]): [string, string][] => {
      const [main] = [...own].sort(([, a], [, b]) => b - a)
      const all = [...own.values()].reduce((sum, count) => sum + count, 0)
      return main && main[1] >= fewest && main[1] >= most * all ? [[county, main[0]]] : []
    }),
  )
}

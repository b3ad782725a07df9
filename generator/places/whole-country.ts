import type { KnownCounty } from '../core/known-place.ts'

/**
 * Countries with one region, because what GeoNames has as their regions is what others have as counties: the municipalities of
 * Puerto Rico, and below them their wards. The code is that of addresses: `San Juan, PR 00901`.
 */
const oneRegion: Readonly<Record<string, { code: string; name: string }>> = { PR: { code: 'PR', name: 'Puerto Rico' } }

/** Countries of which the data has places and no counties. Each is one county. */
export const wholeCountries =
  'AD AG AI AW BB BH BM BQ BS CW DM GD GG GI GU GY HK IM JE KM KN KY LI MC MD ME MH MO MS MT MU MV NR QA SC SG SM SX TC VC VU YT'.split(
    ' ',
  )

/** The county that is a whole country, by the code of the lines that `inOneRegion` writes. */
export function wholeCountry(country: string): [key: string, county: KnownCounty] {
  const name = new Intl.DisplayNames('en', { type: 'region', style: 'short' }).of(country) ?? country
  const county = { country, region: country, regionName: name, code: country, fullName: name, name, otherNames: [] }
  return [`${country}.${country}`, county]
}

type Named = { code: string; name: string }

/** The names of regions and counties by code, with one region for each of these countries. */
export function withOneRegion({ regions, counties }: { regions: readonly Named[]; counties: readonly Named[] }): {
  regions: Named[]
  counties: Named[]
} {
  const isOne = ({ code }: Named) => oneRegion[code.slice(0, 2)] !== undefined
  const own = Object.entries(oneRegion)
  return {
    regions: [
      ...regions.filter((region) => !isOne(region)),
      ...own.map(([country, { code, name }]) => ({ code: `${country}.${code}`, name })),
    ],
    counties: [
      ...counties.filter((county) => !isOne(county)),
      ...regions.filter(isOne).map(({ code, name }) => {
        const [country = '', county = ''] = code.split('.')
        return { code: `${country}.${oneRegion[country]?.code}.${county}`, name }
      }),
    ],
  }
}

/** A line of `cities500.txt` with the one region of its country, if it has one. */
export function inOneRegion(line: string, country: string): string {
  const region = oneRegion[country]
  const isWhole = wholeCountries.includes(country)
  if (region === undefined && !isWhole) return line
  const cells = line.split('\t')
  if (region === undefined) return [...cells.slice(0, 10), country, country, ...cells.slice(12)].join('\t')
  return [...cells.slice(0, 10), region.code, cells[10] ?? '', ...cells.slice(12)].join('\t')
}

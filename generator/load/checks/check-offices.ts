import { regionCodes } from '#src/country/regions.ts'
import { kmBetween } from '#src/local/geography.ts'
import { slugOf } from '#src/slug-of.ts'
import type { Problem } from '../../core/problem.ts'
import {
  isMainOffice,
  isSameAddress,
  lacksAddress,
  type OfficeFile,
  officeAddresses,
  officesOfCounties,
} from '../county-offices.ts'
import type { Records } from '../records.ts'
import { recordError } from './record-error.ts'
import { unknown } from './unknown-reference.ts'

/** Checks that each office has a place of its own and counties and towns that no other has, and that regions can have pages. */
export function checkOffices(records: Records): Problem[] {
  const { offices } = records.folders
  return [
    ...offices.flatMap((office) => [...checkAddress(office, records), ...checkCoordinates(office, records)]),
    ...checkSharedAddresses(records),
    ...checkNames(offices),
    ...checkCounties(records),
    ...checkTowns(records),
    ...checkMainOffice(records),
    ...checkRegionPages(records),
  ]
}

/** An office is at an address of its own, with coordinates, or at that of site.yaml. */
function checkAddress(office: OfficeFile, { documents: { site } }: Records): Problem[] {
  const { address, coordinates, phone } = office.value
  if (address === undefined) {
    const field = coordinates ? 'coordinates' : phone && 'phone'
    if (!field) return []
    return [
      recordError(office, [field], {
        code: 'office-without-address',
        what: `This office has ${field} of its own, but no address.`,
        fix: `Add the address. Or remove ${field}, if the office is the one of site.yaml.`,
      }),
    ]
  }
  if (coordinates === undefined && site && isSameAddress(address, site.value.business.address))
    return [
      recordError(office, ['address'], {
        code: 'address-repeated',
        what: 'This is the address of site.yaml, which the office of site.yaml has without repeating it.',
        fix: 'Remove "address" here. For another office, write its own address.',
      }),
    ]
  const problems: Problem[] = []
  if (coordinates === undefined) {
    problems.push(
      recordError(office, ['coordinates'], {
        code: 'missing-field',
        what: 'coordinates is missing, but this office has an address of its own.',
        fix: 'Add the latitude and longitude of the office in degrees, e.g. { latitude: 45.62831, longitude: -122.67312 }.',
      }),
    )
  }
  const country = site?.value.business.address.country
  if (country !== undefined && regionCodes(country) && address.region === undefined) {
    problems.push(
      recordError(office, ['address', 'region'], {
        code: 'missing-field',
        what: `address.region is missing, but addresses in ${country} have one.`,
        fix: 'Add the code that addresses have. The counties of the office are in the same region, unless their files have another one.',
      }),
    )
  }
  return problems
}

/** Kilometres. No office drives so far; a wrong sign or two exchanged numbers lead farther. */
const farthest = 500

/** Kilometres from an office to the nearest community of its counties, if no office is so far from them. */
export function farFromCounties({ value }: OfficeFile, { cities }: Records): number | undefined {
  const { coordinates, counties } = value
  if (!coordinates) return undefined
  const distances = cities.flatMap(({ value: { county, latitude, longitude } }) =>
    counties.includes(county) && latitude !== undefined && longitude !== undefined
      ? [kmBetween(coordinates, { latitude, longitude })]
      : [],
  )
  const nearest = distances.reduce((least, distance) => Math.min(least, distance), Number.POSITIVE_INFINITY)
  return Number.isFinite(nearest) && nearest > farthest ? nearest : undefined
}

function checkCoordinates(office: OfficeFile, records: Records): Problem[] {
  const nearest = farFromCounties(office, records)
  if (nearest === undefined) return []
  return [
    recordError(office, ['coordinates'], {
      code: 'office-far-away',
      what: `The office is ${Math.round(nearest)} km from the nearest community of its counties.`,
      fix: 'Correct the coordinates. West of Greenwich the longitude is negative; south of the equator the latitude is.',
    }),
  ]
}

function checkSharedAddresses(records: Records): Problem[] {
  // Without its address, an office with coordinates or a phone number has one mistake, which is reported.
  const offices = records.folders.offices.filter((office) => !lacksAddress(office))
  return offices.flatMap((office, index) => {
    const isMain = isMainOffice(office, records)
    const { address } = office.value
    const other = offices
      .slice(0, index)
      .find((each) =>
        isMain
          ? isMainOffice(each, records)
          : address && each.value.address && isSameAddress(address, each.value.address),
      )
    if (!other) return []
    return [
      recordError(office, address ? ['address'] : [], {
        code: 'duplicate-address',
        what: address
          ? `This office has the address of the one in ${other.at.file}.`
          : `This office has no address, so it would be at the address of site.yaml, where the one in ${other.at.file} is.`,
        fix: address ? 'Correct one of the two addresses, or remove one of the two files.' : 'Add its address.',
      }),
    ]
  })
}

/** The office of site.yaml serves the counties that no other lists, so it belongs in the list of offices too. */
function checkMainOffice(records: Records): Problem[] {
  const { offices, counties } = records.folders
  const { site } = records.documents
  const [first] = offices
  if (!first || !site || records.language.folder !== '' || offices.length < records.written.offices.size) return []
  const listed = new Set(offices.flatMap(({ value }) => value.counties))
  const own = counties.filter(({ slug }) => !listed.has(slug))
  if (own.length === 0 || offices.some((office) => isMainOffice(office, records))) return []
  const { locality } = site.value.business.address
  return [
    {
      code: 'main-office-unlisted',
      severity: 'warning',
      at: first.at,
      what: `The list of offices leaves out the one in ${locality}, the address of site.yaml, which serves ${own.map(({ value }) => value.name).join(', ')}.`,
      fix: `Add offices/${slugOf(locality)}.yaml with its name and no address.`,
    },
  ]
}

function checkNames(offices: readonly OfficeFile[]): Problem[] {
  return offices.flatMap((office, index) => {
    const other = offices.slice(0, index).find(({ value }) => value.name === office.value.name)
    if (!other) return []
    return [
      recordError(office, ['name'], {
        code: 'duplicate-entry',
        what: `"${office.value.name}" is also the name of the office in ${other.at.file}.`,
        fix: 'Add the town to both names.',
      }),
    ]
  })
}

/** Each county that an office lists exists, and no other office lists it. Each office has a county. */
function checkCounties(records: Records): Problem[] {
  const { folders, written } = records
  const { offices } = folders
  const owners = new Map<string, OfficeFile>()
  const problems = offices.flatMap((office) =>
    office.value.counties.flatMap((county, index): Problem[] => {
      const path = ['counties', index]
      if (!written.counties.has(county)) return [unknown('county', county, written.counties, office, path)]
      const owner = owners.get(county)
      owners.set(county, owner ?? office)
      if (!owner) return []
      return [
        owner === office
          ? recordError(office, path, {
              code: 'duplicate-entry',
              what: `"${county}" is listed twice.`,
              fix: 'Remove one of the two entries.',
            })
          : recordError(office, path, {
              code: 'county-of-two-offices',
              what: `The county "${county}" belongs to the office in ${owner.at.file} already.`,
              fix: 'Remove it from one of the two lists: the pages of a county show one office. The other one lists its towns under cities, by slug in cities.csv.',
            }),
      ]
    }),
  )
  const served = new Set([...officesOfCounties(records).values()])
  // A county whose file has a mistake may be the only one of the office of site.yaml.
  const isCountyUnread = written.counties.size > folders.counties.length
  const without = offices
    .filter(({ value }) => value.counties.length === 0 && value.cities.length === 0)
    .filter((office) => !served.has(office) && !(isCountyUnread && isMainOffice(office, records)))
    .map((office) =>
      recordError(office, ['counties'], {
        code: 'office-without-county',
        what: 'This office serves no county and no town, so no page would lead to it.',
        fix: 'List the counties it serves under counties, by file name. If another office has its county, list its towns under cities, by slug in cities.csv.',
      }),
    )
  return [...problems, ...without]
}

/** Each town that an office lists exists, and no other office lists it. */
function checkTowns({ folders, written }: Records): Problem[] {
  const owners = new Map<string, OfficeFile>()
  return folders.offices.flatMap((office) =>
    office.value.cities.flatMap((city, index): Problem[] => {
      const path = ['cities', index]
      if (written.cityRows && !written.cityRows.has(city))
        return [unknown('city', city, written.cityRows, office, path)]
      const owner = owners.get(city)
      owners.set(city, owner ?? office)
      if (!owner) return []
      const isTwice = owner === office
      return [
        recordError(office, path, {
          code: isTwice ? 'duplicate-entry' : 'city-of-two-offices',
          what: isTwice
            ? `"${city}" is listed twice.`
            : `The town "${city}" belongs to the office in ${owner.at.file} already.`,
          fix: isTwice
            ? 'Remove one of the two entries.'
            : 'Remove it from one of the two lists: the pages of a town show one office.',
        }),
      ]
    }),
  )
}

/** The page of a region has the name of the region in its URL. */
function checkRegionPages(records: Records): Problem[] {
  const { site } = records.documents
  if (!site?.value.places.regionPages) return []
  const officeAddress = officeAddresses(records)
  return records.folders.counties.flatMap((county) => {
    const { region, regionName } = county.value
    const office = officeAddress(county.slug)
    const name = regionName ?? region ?? office?.regionName ?? office?.region
    if (name === undefined)
      return [
        recordError(county, [], {
          code: 'no-region',
          what: 'places.regionPages asks for a page of each region, but neither this county nor its office has a region.',
          fix: 'Write its state or part of the country as the region of this file, or remove places.regionPages from site.yaml.',
        }),
      ]
    if (slugOf(name) !== '') return []
    return [
      recordError(county, [], {
        code: 'bad-region',
        what: `The region "${name}" cannot be a part of a URL, because it has no letters from a to z.`,
        fix: 'Write regionName in Latin letters, or remove places.regionPages from site.yaml.',
      }),
    ]
  })
}

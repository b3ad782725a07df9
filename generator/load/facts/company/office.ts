import { distance } from 'fastest-levenshtein'
import { isPostalCode, postalCodeName } from '#src/country/postal-codes.ts'
import { type Gazetteer, type GazetteerPlace, type PostalArea, plainName } from '../../../core/gazetteer.ts'
import { type Coordinates, kilometresBetween, pointOf } from '../../../core/known-place.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { digitsExchanged, misplaced } from '../place-data/coordinates.ts'
import { isRegionUnclear } from '../place-data/county-of.ts'
import { isMisspelt } from '../place-data/place-name.ts'
import { regionOfOffice } from '../place-data/region-by-coordinates.ts'
import { type OfficePlace, officePlaces } from './office-places.ts'

/** Kilometres from the centre of a town within which its addresses are. */
const townRadius = 20
/** Kilometres from the centre of a postal code. */
const codeRadius = 25

/** Each office is in its town, its postal code and its region. */
export function checkOffices(sources: FactSources): Fact[] {
  const offices = officePlaces(sources)
  return offices.flatMap((office, index) => {
    const copied = copiedPoint(office, offices.slice(0, index)) ?? pointOfPlace(office, sources)
    return copied ? [copied] : checkOffice(office, sources)
  })
}

/** The coordinates of another office, in another town: its file was copied. */
function copiedPoint({ record, path, address, coordinates }: OfficePlace, others: readonly OfficePlace[]) {
  const { latitude, longitude } = coordinates
  const other = others.find(
    (each) => each.coordinates.latitude === latitude && each.coordinates.longitude === longitude,
  )
  if (!other || plainName(other.address.locality) === plainName(address.locality)) return undefined
  return fact(record, [...path, 'coordinates'], {
    code: 'coordinates-twice',
    what: `The office in ${address.locality} has the coordinates of the one in ${other.address.locality}.`,
    fix: 'Write the coordinates of this office.',
  })
}

/** The coordinates of another town of the table: the town of the address is wrong, or its coordinates are. */
function pointOfPlace(
  { record, path, address, coordinates }: OfficePlace,
  { records, gazetteer }: FactSources,
): Fact | undefined {
  const rows = records.cities.filter(({ value }) => value.alias_of === undefined)
  const own = rows.find(({ value }) => plainName(value.name) === plainName(address.locality))
  const { latitude, longitude } = coordinates
  const other = rows.find(({ value }) => value.latitude === latitude && value.longitude === longitude)
  if (!own || !other || own.value.name === other.value.name) return undefined
  if (own.value.latitude === latitude && own.value.longitude === longitude) return undefined
  // A row that is elsewhere by public data has the coordinates of the office, and not the office those of the row.
  const known = gazetteer?.placesNamed(other.value.name) ?? []
  if (known.length > 0 && known.every((place) => kilometresBetween(place, coordinates) > townRadius)) return undefined
  return fact(record, [...path, 'coordinates'], {
    code: 'office-outside-its-town',
    what: `The office is in ${address.locality}, but has the coordinates of ${other.value.name} in cities.csv.`,
    fix: 'Correct the coordinates, or the address.',
  })
}

function checkOffice(office: OfficePlace, sources: FactSources): Fact[] {
  const { gazetteer } = sources
  if (!gazetteer) return []
  const { record, path, address, coordinates } = office
  const region = gazetteer.regionOf(address.region ?? '')
  const towns = gazetteer
    .placesNamed(address.locality)
    .filter((place) => region === undefined || place.region === region)
    .sort((a, b) => kilometresBetween(a, coordinates) - kilometresBetween(b, coordinates))
  const [town] = towns
  const code = checkCode(office, sources, { region, town })
  // With another region, there may be no such town, or one far away.
  if (code.some((found) => found.code === 'office-in-another-region')) return code
  // Another name of a town may be the beginning of its own.
  const isNamed = towns.some(({ name }) => plainName(name) === plainName(address.locality))
  const cut = isNamed ? [] : cutLocality(office, sources)
  if (cut.length > 0) return [...code, ...cut]
  if (!town) return [...code, ...checkLocality(office, sources)]
  const away = kilometresBetween(town, coordinates)
  if (away > townRadius && isOtherTown(town, office, sources)) return [...code, ...regionOfOffice(office, sources)]
  if (away <= townRadius)
    return code.length > 0 ? code : [...checkPoint(office, sources), ...regionOfOffice(office, sources)]
  // With the code in the town, the coordinates are wrong; with the code at the coordinates, the town is.
  const area = address.postalCode === undefined ? undefined : gazetteer.postalCode(address.postalCode)
  const isTown =
    area !== undefined &&
    plainName(area.place) !== plainName(address.locality) &&
    kilometresBetween(area, coordinates) <= codeRadius
  const { reason, fix } = misplaced(coordinates, (point) => kilometresBetween(point, town) <= townRadius) ?? {
    reason: `${Math.round(away)} km from ${address.locality}`,
    fix: 'Correct the coordinates, or the address.',
  }
  return [
    isTown
      ? fact(record, [...path, 'address', 'locality'], {
          code: 'office-in-another-town',
          what: `The office is in "${address.locality}", but its coordinates and its ${postalCodeName(address.country)} are ${Math.round(away)} km from there.`,
          fix: area === undefined ? 'Correct the address.' : `Did you mean "${area.place}"?`,
        })
      : fact(record, [...path, 'coordinates'], {
          code: 'office-outside-its-town',
          what: `The coordinates of the office, ${coordinates.latitude}, ${coordinates.longitude}, are ${reason}.`,
          fix,
        }),
    ...(isTown ? [] : code),
  ]
}

/**
 * Whether public data has another town of the name alone: a row of the table is the one of the office, or the office is in a
 * region by whose code the data does not know the towns.
 */
function isOtherTown(
  town: GazetteerPlace,
  { address, coordinates }: OfficePlace,
  { records, gazetteer }: FactSources,
): boolean {
  const [nearest] = gazetteer?.near(coordinates, 1, townRadius) ?? []
  const isRegionUnknown = address.region !== undefined && gazetteer?.regionOf(address.region) === undefined
  const isRow = records.cities.some(({ value }) => {
    const point = pointOf(value)
    return (
      plainName(value.name) === plainName(address.locality) &&
      point !== undefined &&
      kilometresBetween(point, coordinates) <= townRadius
    )
  })
  return nearest !== undefined && (isRow || (isRegionUnknown && nearest.region !== town.region))
}

function checkCode(
  { record, path, address, coordinates }: OfficePlace,
  { site, gazetteer }: FactSources,
  { region, town }: { region: string | undefined; town: Coordinates | undefined },
): Fact[] {
  const code = address.postalCode
  if (!gazetteer?.hasPostalCodes || code === undefined || !isPostalCode(code, address.country)) return []
  if (region !== undefined && gazetteer.lacksPostalCodes(region)) return []
  const area = gazetteer.postalCode(code.slice(0, 5))
  const name = postalCodeName(address.country)
  const at = [...path, 'address', 'postalCode']
  if (!area)
    return [
      fact(record, at, {
        code: 'unknown-postal-code',
        severity: 'warning',
        what: `No public list has the ${name} "${code}" of the office.`,
        fix: 'Check its digits.',
      }),
    ]
  const isElsewhere = region !== undefined && area.region !== region
  const isNear = [town, coordinates].some((point) => point && kilometresBetween(area, point) <= codeRadius)
  const isNamed = plainName(area.place) === plainName(address.locality)
  if (isRegionUnclear(site.value)) return []
  if (isElsewhere && isNear)
    return [
      fact(record, [...path, 'address', 'region'], {
        code: 'office-in-another-region',
        what: `The region is "${address.region}", but the ${name} ${code} is in ${area.region}.`,
        fix: `Write "${area.region}", or correct the ${name}.`,
      }),
    ]
  if (!isElsewhere && (isNamed || (isNear && !isOfNextTown(area, { address, coordinates }, gazetteer)))) return []
  return [
    fact(record, at, {
      code: 'postal-code-elsewhere',
      what: `The ${name} ${code} is that of ${area.place}, ${area.region}, and not of ${address.locality}.`,
      fix: 'Correct the code, or the address.',
    }),
  ]
}

/** A code of another town is at least so many kilometres away, and a code of the own town is nearer by this factor. */
const nextTown = { factor: 3, kilometres: 8 }

/** Whether a code is that of another town nearby, while one of the own town is where the office is. */
function isOfNextTown(
  area: PostalArea,
  { address, coordinates }: Pick<OfficePlace, 'address' | 'coordinates'>,
  gazetteer: Gazetteer,
): boolean {
  const away = kilometresBetween(area, coordinates)
  if (away < nextTown.kilometres) return false
  return gazetteer
    .postalCodesNear(coordinates, away / nextTown.factor)
    .some(({ place }) => plainName(place) === plainName(address.locality))
}

/** Kilometres from the centre of its postal code that an address in a town is, with the right digits. */
const ownCode = 3

/** Coordinates in the area of another postal code of the town or beside it: two of their digits are exchanged. */
function checkPoint({ record, path, address, coordinates }: OfficePlace, { gazetteer }: FactSources): Fact[] {
  const area = address.postalCode === undefined ? undefined : gazetteer?.postalCode(address.postalCode)
  if (!gazetteer || !area) return []
  const away = kilometresBetween(area, coordinates)
  const corrected = away < nextTown.kilometres ? undefined : digitsExchanged(coordinates, area, ownCode)
  if (corrected === undefined || gazetteer.postalCodesNear(coordinates, away / nextTown.factor).length === 0) return []
  const name = postalCodeName(address.country)
  return [
    fact(record, [...path, 'coordinates'], {
      code: 'office-outside-its-town',
      what: `The coordinates of the office, ${coordinates.latitude}, ${coordinates.longitude}, are ${Math.round(away)} km from its ${name} ${address.postalCode}: two digits are exchanged.`,
      fix: `Write ${corrected}.`,
    }),
  ]
}

/** `Elk Lake` of Elk Lake City, which is around the office. */
function cutLocality({ record, path, address, coordinates }: OfficePlace, { records }: FactSources): Fact[] {
  const { locality } = address
  const whole = wholeName(locality, coordinates, records.cities)
  if (whole !== undefined)
    return [
      fact(record, [...path, 'address', 'locality'], {
        code: 'place-name-misspelt',
        what: `There is no place "${locality}" near the office, but there is "${whole}".`,
        fix: `Write "${whole}".`,
      }),
    ]
  return []
}

function checkLocality({ record, path, address, coordinates }: OfficePlace, { gazetteer }: FactSources): Fact[] {
  const { locality } = address
  const near = gazetteer
    ?.names()
    .filter(({ name }) => Math.abs(name.length - locality.length) <= 2 && distance(name, locality) <= 2)
    .find((place) => isMisspelt(locality, place.name, kilometresBetween(place, coordinates)))
  if (!near) return []
  return [
    fact(record, [...path, 'address', 'locality'], {
      code: 'place-name-misspelt',
      what: `There is no place "${locality}" near the office.`,
      fix: `Did you mean "${near.name}"?`,
    }),
  ]
}

/** `Elk Lake City` for `Elk Lake`: the place of the table around a point whose name goes on where another one ends. */
function wholeName(locality: string, point: Coordinates, cities: FactSources['records']['cities']): string | undefined {
  const plain = plainName(locality)
  const names = cities.map(({ value }) => ({ ...value, plain: plainName(value.name) }))
  if (names.some((each) => each.plain === plain)) return undefined
  return names.find(({ plain: other, latitude, longitude }) => {
    const isNear =
      latitude !== undefined &&
      longitude !== undefined &&
      kilometresBetween({ latitude, longitude }, point) <= townRadius
    return isNear && other.startsWith(`${plain} `)
  })?.name
}

import type { Coordinates } from './known-place.ts'

/** A community in public data. */
export type GazetteerPlace = Coordinates & {
  name: string
  /** Further names, also of other languages. */
  otherNames: readonly string[]
  /** Codes of its region and county. */
  region: string
  county: string
  population: number | undefined
  /** Metres above sea level. */
  elevation: number | undefined
  /** IANA name, e.g. `America/Denver`. */
  timeZone: string
  /** When its data was last changed. */
  year: number
  /** Whether it is the seat of its county, or the capital of its region or country. */
  isSeat: boolean
}

/** A county in public data. The code is unique within the region. */
export type GazetteerCounty = {
  region: string
  code: string
  name: string
  /**
   * Names of the counties that it is a part of, if people have counties that are not those of the data. Of a city in no county,
   * those around it.
   */
  within?: readonly string[]
  /** Codes of the other parts of the county with its name. */
  parts?: readonly string[]
}

/** Whether a place is in a county, or in another part of the county with its name. */
export const isInCounty = (
  place: Pick<GazetteerPlace, 'region' | 'county'>,
  { region, code, parts = [] }: Pick<GazetteerCounty, 'region' | 'code' | 'parts'>,
): boolean => place.region === region && (place.county === code || parts.includes(place.county))

/** The outermost degrees of an area. */
export type Extent = { west: number; east: number; south: number; north: number }

/** The extent of some points or areas; undefined if there are none. */
export function extentAround(areas: readonly (Coordinates | Extent)[]): Extent | undefined {
  const [first, ...others] = areas.map((area) => ('west' in area ? area : extentOfPoint(area)))
  return first && others.reduce(joined, first)
}

const extentOfPoint = ({ latitude, longitude }: Coordinates): Extent => ({
  ...{ west: longitude, east: longitude, south: latitude, north: latitude },
})

const joined = (a: Extent, b: Extent): Extent => ({
  west: Math.min(a.west, b.west),
  east: Math.max(a.east, b.east),
  south: Math.min(a.south, b.south),
  north: Math.max(a.north, b.north),
})

/** A postal code with the centre of its area. */
export type PostalArea = Coordinates & { code: string; place: string; region: string; county: string }

/** What public data says about the places of a country. The regions are those that it was opened for. */
export type Gazetteer = {
  /** The code of a region by its code or name; undefined if the data has no such region. */
  regionOf: (name: string) => string | undefined
  /** The counties of the country with a name, with or without the word for county. */
  countiesNamed: (name: string) => readonly GazetteerCounty[]
  /** The counties of a region. */
  countiesOf: (region: string) => readonly GazetteerCounty[]
  /** The seats of a county of the regions; none if the data has none. */
  seatsOf: (county: Pick<GazetteerCounty, 'region' | 'code'>) => readonly GazetteerPlace[]
  /** Places of the regions with a name; those whose main name it is come first. */
  placesNamed: (name: string) => readonly GazetteerPlace[]
  /** Large cities of the whole country with exactly this name, also outside the regions. */
  largeCities: (name: string) => readonly GazetteerPlace[]
  /** Names of communities of the regions, also those too small for the list of places. */
  names: () => readonly (Coordinates & { name: string; region: string })[]
  /** The places nearest to a point, at most `most`. */
  near: (point: Coordinates, most: number, kilometres: number) => readonly GazetteerPlace[]
  /**
   * The area of a postal code of the country; undefined if it is unknown.
   * @param region no area of another region is needed, so that those of the country are not read for it.
   */
  postalCode: (code: string, region?: string) => PostalArea | undefined
  /** The postal codes of the regions with a centre at most so many kilometres from a point. */
  postalCodesNear: (point: Coordinates, kilometres: number) => readonly PostalArea[]
  /** Whether postal codes of the country are known at all. */
  hasPostalCodes: boolean
  /** Whether a region of the manifest is one whose postal codes are not known, such as a territory. */
  lacksPostalCodes: (region: string) => boolean
  /** The county that a point is in; undefined outside the country. */
  countyAt: (point: Coordinates) => GazetteerCounty | undefined
  /** Kilometres from a point to a county; 0 inside it. */
  distanceTo: (county: GazetteerCounty, point: Coordinates) => number
  /** How far a county reaches; without known boundaries, how far its places do. Undefined if it has none. */
  extentOf: (county: GazetteerCounty) => Extent | undefined
  /** The places of a county of the regions. */
  placesOf: (county: Pick<GazetteerCounty, 'region' | 'code' | 'parts'>) => readonly GazetteerPlace[]
}

/**
 * A name in one spelling: `St. George` and `saint george` are the same place. Names in other scripts keep their letters.
 */
export function plainName(name: string): string {
  const plain = isAscii.test(name) ? plainAscii(name) : plainUnicode(name)
  if (!hasAbbreviated.test(plain)) return plain
  return plain
    .replace(/\bsaint(e?)\b/g, 'st$1')
    .replace(/\bmount\b/g, 'mt')
    .replace(/\bfort\b/g, 'ft')
}

/** Most names. For them, `plainAscii` gives the same as `plainUnicode` in half the time. */
const isAscii = /^[ -~]*$/
const plainAscii = (name: string) =>
  name
    .replace(/['.]/g, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim()

const plainUnicode = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}|['’.]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const hasAbbreviated = /saint|mount|fort/

/** A county of the data packages: GeoNames calls it a second-level administrative division. */
export type KnownCounty = {
  /** ISO 3166-1 alpha-2, e.g. `US`. */
  country: string
  /** Code of the region within the country, e.g. `OR`, and its name, e.g. `Oregon`. */
  region: string
  regionName: string
  /** Code of the county within the region, e.g. `027`. */
  code: string
  /** As people say it, e.g. `Hood River County` or `Orleans Parish`. */
  fullName: string
  /** Without the word for what it is, e.g. `Hood River`. */
  name: string
  /** Further names that people write, e.g. `Vizcaya` of `Bizkaia`. */
  otherNames?: readonly string[]
}

/** A community of the data packages. */
export type KnownPlace = {
  name: string
  county: KnownCounty
  /** Degrees, WGS 84. */
  latitude: number
  longitude: number
  /** Residents, an estimate. */
  population: number | undefined
  /** Metres above sea level. */
  elevation: number | undefined
  /** False for a part of a larger place, such as a neighborhood. */
  isCity: boolean
  /** IANA name, e.g. `America/Los_Angeles`. */
  timeZone: string
  postalCodes: readonly string[]
  /** True if no postal code has the name of the place, so the nearest one is used. */
  hasNearestPostalCode: boolean
}

export type Coordinates = { latitude: number; longitude: number }

/** The coordinates of a row, which may leave them out. */
export const pointOf = ({
  latitude,
  longitude,
}: {
  latitude?: number | undefined
  longitude?: number | undefined
}): Coordinates | undefined => (latitude === undefined || longitude === undefined ? undefined : { latitude, longitude })

/** Mean radius of the Earth in kilometres. Source: IUGG */
const earthRadius = 6371.0088

/** Kilometres between two points on a sphere (haversine formula). */
export function kilometresBetween(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)]
  const h =
    Math.sin(north / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(h))
}

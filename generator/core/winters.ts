/**
 * Degrees from the equator to where most winters have snow on the streets: in the east of North America that is nearer to
 * the equator than on other continents. Mountains are not known.
 */
const coldFrom = { northAmerica: 37, elsewhere: 46 }

/** Whether winters have snow. @param country ISO 3166-1 alpha-2. */
export function hasColdWinters(latitude: number, country: string | undefined): boolean {
  const isInNorthAmerica = country === 'US' || country === 'CA'
  return Math.abs(latitude) >= (isInNorthAmerica ? coldFrom.northAmerica : coldFrom.elsewhere)
}

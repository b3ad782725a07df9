import type { Landmark } from '#manifest/schema/landmark.ts'
import type { Records } from '../../records.ts'

/** A function for whether the row of a landmark names a county or place that does not exist: then it may belong to any other. */
export function unknownOwners({
  folders,
  cities,
}: Pick<Records, 'folders' | 'cities'>): (landmark: Pick<Landmark, 'counties' | 'places'>) => boolean {
  const knownCounties = new Set(folders.counties.map(({ slug }) => slug))
  const knownPlaces = new Set(cities.map(({ slug }) => slug))
  return ({ counties, places }) =>
    counties.some((slug) => !knownCounties.has(slug)) || places.some((slug) => !knownPlaces.has(slug))
}

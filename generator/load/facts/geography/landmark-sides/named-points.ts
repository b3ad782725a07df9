import { type Coordinates, kilometresBetween } from '../../../../core/known-place.ts'
import type { FactSources } from '../../fact.ts'
import { isOpposite, type Side } from '../compass.ts'

/** Kilometres within which something is a part of a town, on any side of its middle. */
const within = 3

/** A name, its points, and whether it is a landmark. */
export type Named = { points: readonly Coordinates[]; isLandmark: boolean }

/** The places of the table and the landmarks, by name. A place of the same name comes first. */
export function namedIn({ records }: FactSources): Map<string, Named> {
  const named = new Map<string, Named>()
  for (const { value } of records.cities) {
    const { name, latitude, longitude } = value
    const isKnown = latitude !== undefined && longitude !== undefined && !named.has(name)
    named.set(name, { points: isKnown ? [{ latitude, longitude }] : [], isLandmark: false })
  }
  for (const { value } of records.landmarks)
    for (const name of value.names) if (!named.has(name)) named.set(name, { points: value.points, isLandmark: true })
  return named
}

/** Whether one of the points may be on a side of one of the others. */
export function isOnSide(stated: string, points: readonly Coordinates[], others: readonly Coordinates[]): boolean {
  const sides = (['north', 'south', 'east', 'west'] as const satisfies readonly Side[]).filter((each) =>
    stated.includes(each),
  )
  if (points.length === 0 || others.length === 0) return true
  return points.some((point) =>
    others.some((other) => kilometresBetween(point, other) <= within || !isOpposite(sides, point, other)),
  )
}

import type { Coordinates } from '../../../core/known-place.ts'

export type Side = 'north' | 'south' | 'east' | 'west'

/** Degrees that a place is ahead of another on one side. */
export const ahead: Record<Side, (a: Coordinates, b: Coordinates) => number> = {
  north: (a, b) => a.latitude - b.latitude,
  south: (a, b) => b.latitude - a.latitude,
  east: (a, b) => a.longitude - b.longitude,
  west: (a, b) => b.longitude - a.longitude,
}

/** Degrees of tolerance for the order of two places: they are not points. */
const tolerance = 0.02
/** Of two sides, the smaller one is a matter of taste if it is below this share of the larger one. */
const minorSide = 0.4

/** Whether a place is clearly not on the sides of another one that a text names. */
export function isOpposite(sides: readonly Side[], target: Coordinates, own: Coordinates): boolean {
  const degrees = sides.map((side) => ahead[side](target, own))
  const largest = Math.max(...degrees.map(Math.abs))
  return degrees.some((each) => each < -tolerance && -each >= minorSide * largest)
}

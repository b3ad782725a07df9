import type { Coordinates } from '../../core/known-place.ts'

export type Side = 'north' | 'south' | 'east' | 'west'

/** Degrees that a place is ahead of another on one side. */
export const ahead: Record<Side, (a: Coordinates, b: Coordinates) => number> = {
  north: (a, b) => a.latitude - b.latitude,
  south: (a, b) => b.latitude - a.latitude,
  east: (a, b) => a.longitude - b.longitude,
  west: (a, b) => b.longitude - a.longitude,
}

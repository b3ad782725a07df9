import { distance } from 'geokdbush'

/** Degrees, WGS 84. */
export type Coordinates = { latitude: number; longitude: number }

/** Great-circle distance in kilometres. */
export function kmBetween(a: Coordinates, b: Coordinates): number {
  return distance(a.longitude, a.latitude, b.longitude, b.latitude)
}

const compass = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const

export type Direction = (typeof compass)[number]

/** The compass direction of a place seen from another: the initial bearing of the great circle, e.g. `southeast`. */
export function directionTo(from: Coordinates, to: Coordinates): Direction {
  const radians = Math.PI / 180
  const [fromLatitude, toLatitude] = [from.latitude * radians, to.latitude * radians]
  const turn = (to.longitude - from.longitude) * radians
  const east = Math.sin(turn) * Math.cos(toLatitude)
  const north =
    Math.cos(fromLatitude) * Math.sin(toLatitude) - Math.sin(fromLatitude) * Math.cos(toLatitude) * Math.cos(turn)
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4))
  return compass[(eighths + 8) % 8] ?? 'north'
}

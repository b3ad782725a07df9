import { distance } from 'geokdbush'
import { numberText } from '../format.ts'

/** Degrees, WGS 84. */
export type Coordinates = { latitude: number; longitude: number }

/** Great-circle distance in kilometres. */
export function kmBetween(a: Coordinates, b: Coordinates): number {
  return distance(a.longitude, a.latitude, b.longitude, b.latitude)
}

/** Statute miles; the international mile is 1.609344 km by definition. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  return kmBetween(a, b) / 1.609344
}

const compass = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const

/** The compass direction of a place seen from another: the initial bearing of the great circle, e.g. `southeast`. */
export function directionTo(from: Coordinates, to: Coordinates): (typeof compass)[number] {
  const radians = Math.PI / 180
  const [fromLatitude, toLatitude] = [from.latitude * radians, to.latitude * radians]
  const turn = (to.longitude - from.longitude) * radians
  const east = Math.sin(turn) * Math.cos(toLatitude)
  const north =
    Math.cos(fromLatitude) * Math.sin(toLatitude) - Math.sin(fromLatitude) * Math.cos(toLatitude) * Math.cos(turn)
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4))
  return compass[(eighths + 8) % 8] ?? 'north'
}

/** A distance in everyday precision: tenths below ten miles, whole miles above, at least 0.1. */
export function milesText(miles: number, language: string): string {
  const rounded = miles < 9.95 ? Math.max(0.1, Math.round(miles * 10) / 10) : Math.round(miles)
  return `${numberText(rounded, language)} ${rounded === 1 ? 'mile' : 'miles'}`
}

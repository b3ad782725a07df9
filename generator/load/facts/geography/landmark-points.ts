import { type Coordinates, kilometresBetween } from '../../../core/known-place.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { digitsExchanged } from '../place-data/coordinates.ts'
import { unknownOwners } from './landmark-owners.ts'

/** Kilometres to the nearest place of the table beyond which a landmark that belongs to one of them is somewhere else. */
const farthest = 60

/**
 * Kilometres to the nearest of its own places within which a landmark is theirs: of mountains and lakes, too. Beyond them, it
 * may be a landscape of theirs, unless its point is near another place or has two exchanged digits.
 */
const nearOwn = 20
/** A point is near another place if that is nearer than its own places by this factor. */
const nearer = 4
/** Kilometres from an own place to a point with the right digits. */
const rightPlace = 6

type Place = Coordinates & { slug: string; name: string; county: string }
type Row = FactSources['records']['landmarks'][number]

/** Landmarks whose points are far from all places, or from those that they belong to. */
export function checkLandmarkPoints({ records }: FactSources): Fact[] {
  const places = records.cities.flatMap(({ slug, value: { name, county, latitude, longitude } }): Place[] =>
    latitude === undefined || longitude === undefined ? [] : [{ slug, name, county, latitude, longitude }],
  )
  const hasUnknownOwner = unknownOwners(records)
  return records.landmarks.flatMap((landmark) => {
    const { points, places: own, counties } = landmark.value
    if (points.length === 0 || own.length + counties.length === 0) return []
    const nearest = nearestTo(points, places)
    if (!nearest) return []
    if (nearest.kilometres > farthest) return [farFromAll(landmark)]
    return hasUnknownOwner(landmark.value) ? [] : farFromOwn(landmark, places)
  })
}

/** The place that is nearest to one of some points, and its distance. */
function nearestTo(points: readonly Coordinates[], places: readonly Place[]) {
  let nearest: { place: Place; kilometres: number } | undefined
  for (const place of places) {
    const kilometres = Math.min(...points.map((point) => kilometresBetween(place, point)))
    if (!nearest || kilometres < nearest.kilometres) nearest = { place, kilometres }
  }
  return nearest
}

/** A sign or a digit of the coordinates is missing. */
function farFromAll(landmark: Row): Fact {
  const what = `The coordinates of ${landmark.value.name} are more than ${farthest} km from every place of cities.csv.`
  const fix = 'Correct the coordinates, or the places.'
  return fact(landmark, ['coordinates'], { code: 'coordinates-elsewhere', what, fix })
}

/** The coordinates are those of something else near another place, such as a park with almost the same name. */
function farFromOwn(landmark: Row, places: readonly Place[]): Fact[] {
  const { name, points, places: slugs, counties } = landmark.value
  const isOwn = ({ slug, county }: Place) => slugs.includes(slug) || counties.includes(county)
  const nearest = nearestTo(points, places.filter(isOwn))
  if (!nearest || nearest.kilometres <= nearOwn) return []
  const { place, kilometres } = nearest
  const away = `The coordinates of ${name} are ${Math.round(kilometres)} km from ${place.name}, the nearest of its places`
  const report = (what: string, fix: string) => [
    fact(landmark, ['coordinates'], { code: 'coordinates-elsewhere', severity: 'warning', what, fix }),
  ]
  const other = nearestTo(
    points,
    places.filter((each) => !isOwn(each)),
  )
  if (other && other.kilometres * nearer < kilometres)
    return report(
      `${away}, and ${Math.round(other.kilometres)} km from ${other.place.name}.`,
      'Correct the coordinates, or the places.',
    )
  if (kilometres > farthest && slugs.length > 0) return report(`${away}.`, 'Correct the coordinates, or the places.')
  const [point, ...more] = points
  const corrected = point && more.length === 0 ? digitsExchanged(point, place, rightPlace) : undefined
  return corrected === undefined
    ? []
    : report(`${away}: two digits are exchanged.`, `Check the digits: ${corrected} would be near ${place.name}.`)
}

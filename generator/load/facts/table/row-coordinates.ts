import type { Gazetteer } from '../../../core/gazetteer.ts'
import { kilometresBetween } from '../../../core/known-place.ts'
import { type CityRecord, type Fact, fact } from '../fact.ts'
import { equalRows } from './equal-rows.ts'

/** Kilometres for a place that public data does not have. */
const mostAway = 50

/** Two places with the same coordinates, and coordinates with fewer digits than the others. */
export function checkRowCoordinates(rows: readonly CityRecord[], gazetteer: Gazetteer | undefined): Fact[] {
  const placed = rows.filter(({ value }) => value.latitude !== undefined)
  /** Kilometres from the nearest place of the name. */
  const awayOf = ({ value: { name, latitude = 0, longitude = 0 } }: CityRecord) =>
    Math.min(
      ...(gazetteer?.placesNamed(name) ?? []).map((place) => kilometresBetween(place, { latitude, longitude })),
      mostAway,
    )
  return [
    ...equalRows(placed, ({ value }) => `${value.latitude} ${value.longitude}`, awayOf).map(([row, other]) =>
      fact(row, ['latitude'], {
        code: 'coordinates-twice',
        severity: 'warning',
        what: `${row.value.name} has the same coordinates as ${other.value.name}.`,
        fix: 'Correct one of the two rows.',
      }),
    ),
    // Public data has a few such points itself.
    ...rounded(placed.filter((row) => awayOf(row) > 0)).map((row) =>
      fact(row, ['latitude'], {
        code: 'coordinates-elsewhere',
        severity: 'warning',
        what: `The coordinates of ${row.value.name} are rounded to some kilometres: ${row.value.latitude}, ${row.value.longitude}.`,
        fix: 'Write them with four digits after the point, as in the other rows.',
      }),
    ),
  ]
}

/** Rows with at most one digit after the point, where most have more than two. */
function rounded(rows: readonly CityRecord[]): CityRecord[] {
  const digitsOf = ({ value: { latitude, longitude } }: CityRecord) =>
    Math.max(...[latitude, longitude].map((degrees) => String(degrees).split('.')[1]?.length ?? 0))
  const exact = rows.filter((row) => digitsOf(row) > 2).length
  return exact < rows.length / 2 ? [] : rows.filter((row) => digitsOf(row) <= 1)
}
